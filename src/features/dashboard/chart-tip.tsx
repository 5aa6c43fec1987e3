import { Money } from '../../components/ui/money.tsx';
import type { ChartPoint } from './chart-scale.ts';

const widthPx = 208;

/** The tooltip with the exact amounts of one month, beside its position `x` in a chart of this width (pixels). */
export function ChartTip({ point, x, width }: { point: ChartPoint; x: number; width: number }) {
  const left = x + 12 + widthPx > width ? x - 12 - widthPx : x + 12;
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-2 rounded-tile bg-raised px-3 py-2 text-caption shadow-2"
      style={{ left: Math.max(0, left), width: widthPx }}
    >
      <p className="mb-1 font-bold tabular-nums">{point.month}</p>
      <p className="flex justify-between gap-4">
        <span className="text-text-2">Revenue</span>
        <Money amount={point.revenue} className="font-strong" />
      </p>
      <p className="mt-0.5 flex justify-between gap-4">
        <span className="text-text-2">Withdrawals</span>
        <Money amount={point.withdrawals} className="font-strong" />
      </p>
    </div>
  );
}
