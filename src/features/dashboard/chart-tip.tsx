import { Money } from '../../components/ui/money.tsx';
import type { ChartPoint } from './chart-scale.ts';

const widthPx = 208;

interface ChartTipProps {
  /** The month and, for the current month, the same days of last month. */
  points: readonly ChartPoint[];
  /** The position of the month in pixels. */
  x: number;
  /** The width of the chart in pixels. */
  width: number;
}

/** The tooltip with the exact amounts. */
export function ChartTip({ points, x, width }: ChartTipProps) {
  const left = x + 12 + widthPx > width ? x - 12 - widthPx : x + 12;
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-2 flex flex-col gap-2 rounded-tile bg-raised px-3 py-2 text-caption shadow-2"
      style={{ left: Math.max(0, left), width: widthPx }}
    >
      {points.map(({ label, revenue, withdrawals }) => (
        <div key={label}>
          <p className="mb-1 font-bold tabular-nums">{label}</p>
          <p className="flex justify-between gap-4">
            <span className="text-text-2">Revenue</span>
            <Money amount={revenue} className="font-strong" />
          </p>
          <p className="mt-0.5 flex justify-between gap-4">
            <span className="text-text-2">Withdrawals</span>
            <Money amount={withdrawals} className="font-strong" />
          </p>
        </div>
      ))}
    </div>
  );
}
