import { type KeyboardEvent, type MouseEvent, type SVGProps, useId, useState } from 'react';
import { monthName } from '../../lib/values/calendar.ts';
import { asKobo, formatMoney, formatMoneyShort, zeroKobo } from '../../lib/values/money.ts';
import type { MoneyByMonth } from './by-day.ts';
import { type ChartPoint, chartScale } from './chart-scale.ts';
import { ChartTip } from './chart-tip.tsx';
import { MonthLinks } from './month-links.tsx';

const height = 236;
const dotted = '2 4';

interface MoneyChartProps {
  /** The months as YYYY/MM; the last one is the current month. */
  months: readonly string[];
  revenue: MoneyByMonth;
  withdrawals: MoneyByMonth;
  /** Pixels. */
  width: number;
  /** The last day that the sums include, as YYYY/MM/DD in Africa/Lagos. */
  until: string;
}

/**
 * A line chart of money in and out by month. The current month has another background and dotted lines. The pointer and
 * the arrow keys select a month for the tooltip. A click and the arrow keys also select the month of the links below the
 * chart. Screen readers get the same numbers as a table.
 */
export function MoneyChart({ months, revenue, withdrawals, width, until }: MoneyChartProps) {
  /** The index of the month in the tooltip. */
  const [chosen, setChosen] = useState<number | null>(null);
  /** The month of the links, at first the current one. It stays when the pointer or the focus leaves the chart. */
  const [linkedMonth, setLinkedMonth] = useState('');
  const id = useId();
  /** The index of the current month. */
  const last = months.length - 1;
  const points: ChartPoint[] = months.map((month, index) => ({
    month: index === last ? `${month} so far` : month,
    revenue: revenue.get(month) ?? zeroKobo,
    withdrawals: withdrawals.get(month) ?? zeroKobo,
  }));
  const values = points.flatMap((point) => [point.revenue, point.withdrawals]);
  const box = { left: 52, right: Math.max(60, width - 14), top: 14, bottom: height - 30 };
  const { x, y, lines } = chartScale(points.length, values, box);
  const path = (amountOf: (point: ChartPoint) => number, from = 0, to = last) =>
    points
      .slice(from, to + 1)
      .map((point, index) => `${index === 0 ? 'M' : 'L'}${x(from + index)} ${y(amountOf(point))}`)
      .join('');
  const revenuePath = path((point) => point.revenue);
  /** Only every nth month has a label, so that the labels do not overlap. */
  const everyNth = Math.ceil(points.length / Math.max(1, Math.floor((box.right - box.left) / 44)));
  const point = chosen === null ? undefined : points[chosen];

  const clamp = (index: number) => Math.min(last, Math.max(0, index));
  const found = months.indexOf(linkedMonth);
  const linkedIndex = found < 0 ? last : found;
  const linkedPoint = points[linkedIndex];

  const monthAt = ({ clientX, currentTarget }: MouseEvent<SVGSVGElement>) => {
    const at = clientX - currentTarget.getBoundingClientRect().left;
    return clamp(Math.round(((at - box.left) / (box.right - box.left)) * last));
  };
  const onKey = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowLeft: (chosen ?? last) - 1,
      ArrowRight: (chosen ?? last) + 1,
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (event.key === 'Escape') setChosen(null);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(clamp(next));
    setLinkedMonth(months[clamp(next)] ?? '');
  };

  return (
    <>
      <figure className="relative min-w-0" style={{ height }}>
        <div
          role="slider"
          tabIndex={0}
          aria-label="Revenue and withdrawals by month"
          aria-describedby={id}
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={(chosen ?? last) + 1}
          aria-valuetext={wordsFor(point ?? points.at(-1))}
          onKeyDown={onKey}
          // Shows the month where the arrow keys start.
          onFocus={({ target }) => target.matches(':focus-visible') && setChosen(last)}
          onBlur={() => setChosen(null)}
          className="absolute inset-0 rounded-control"
        >
          <svg
            width="100%"
            height={height}
            viewBox={`0 0 ${width} ${height}`}
            aria-hidden="true"
            onPointerMove={(event) => setChosen(monthAt(event))}
            onClick={(event) => setLinkedMonth(months[monthAt(event)] ?? '')}
            onPointerLeave={() => setChosen(null)}
          >
            <linearGradient id={`${id}-area`} x1="0" x2="0" y1="0" y2="1">
              <stop offset="0" stopColor="var(--color-chart-a)" stopOpacity={0.17} />
              <stop offset="1" stopColor="var(--color-chart-a)" stopOpacity={0.02} />
            </linearGradient>
            {last > 0 && <CurrentMonth left={x(last - 1)} right={x(last)} box={box} />}
            {lines.map((value) => (
              <g key={value}>
                <line
                  x1={box.left}
                  x2={box.right}
                  y1={y(value)}
                  y2={y(value)}
                  stroke="var(--color-line)"
                  strokeDasharray={value === 0 ? undefined : dotted}
                />
                <ChartLabel x={box.left - 10} y={y(value) + 4} textAnchor="end">
                  {formatMoneyShort(asKobo(value))}
                </ChartLabel>
              </g>
            ))}
            {points.map(({ month }, index) =>
              (points.length - 1 - index) % everyNth === 0 ? (
                <ChartLabel key={month} x={x(index)} y={height - 8} textAnchor="middle">
                  {monthName(month.slice(0, 7))}
                </ChartLabel>
              ) : null,
            )}
            <path
              d={`${revenuePath}L${x(points.length - 1)} ${y(0)}L${x(0)} ${y(0)}Z`}
              fill={`url(#${id}-area)`}
            />
            <g fill="none" stroke="var(--color-chart-a)" strokeWidth={2.25} strokeLinejoin="round">
              <path d={path((month) => month.revenue, 0, last - 1)} />
              <path d={path((month) => month.revenue, last - 1)} strokeDasharray={dotted} />
            </g>
            <g fill="none" stroke="var(--color-chart-b)" strokeWidth={2}>
              <path d={path((month) => month.withdrawals, 0, last - 1)} strokeDasharray="5 4" />
              <path d={path((month) => month.withdrawals, last - 1)} strokeDasharray={dotted} />
            </g>
            {point !== undefined && chosen !== null && (
              <Crosshair x={x(chosen)} top={box.top} bottom={box.bottom} point={point} y={y} />
            )}
          </svg>
        </div>
        {point !== undefined && chosen !== null && (
          <ChartTip point={point} x={x(chosen)} width={width} />
        )}
        <ChartTable id={id} points={points} />
      </figure>
      {linkedPoint !== undefined && (
        <MonthLinks month={months[linkedIndex] ?? ''} point={linkedPoint} until={until} />
      )}
    </>
  );
}

function ChartLabel(props: SVGProps<SVGTextElement>) {
  return <text {...props} className="fill-text-3 text-count font-medium" />;
}

interface CurrentMonthProps {
  left: number;
  right: number;
  box: { top: number; bottom: number };
}

/** The background of the current month. */
function CurrentMonth({ left, right, box }: CurrentMonthProps) {
  return (
    <>
      <rect
        x={left}
        y={box.top}
        width={right - left}
        height={box.bottom - box.top}
        fill="var(--color-surface-2)"
      />
      <ChartLabel x={right} y={box.top - 4} textAnchor="end">
        so far
      </ChartLabel>
    </>
  );
}

interface CrosshairProps {
  x: number;
  top: number;
  bottom: number;
  point: ChartPoint;
  y: (value: number) => number;
}

/** The vertical line of the selected month. The two markers differ in shape, not only in colour. */
function Crosshair({ x, top, bottom, point, y }: CrosshairProps) {
  const marker = { fill: 'var(--color-surface)', strokeWidth: 2 };
  const square = y(point.withdrawals);
  return (
    <g>
      <line x1={x} x2={x} y1={top} y2={bottom} stroke="var(--color-text-3)" />
      <circle cx={x} cy={y(point.revenue)} r={4.5} stroke="var(--color-chart-a)" {...marker} />
      <rect
        x={x - 4}
        y={square - 4}
        width={8}
        height={8}
        transform={`rotate(45 ${x} ${square})`}
        stroke="var(--color-chart-b)"
        {...marker}
      />
    </g>
  );
}

/** Returns the amounts of a month for screen readers. */
function wordsFor(point: ChartPoint | undefined): string {
  if (point === undefined) return '';
  return `${point.month}: revenue ${formatMoney(point.revenue)}, withdrawals ${formatMoney(point.withdrawals)}`;
}

/** The numbers of the chart as a table for screen readers. */
function ChartTable({ id, points }: { id: string; points: readonly ChartPoint[] }) {
  return (
    // `sr-only` is on a div, because a table ignores a smaller width.
    <div className="sr-only">
      <table id={id}>
        <caption>Revenue and withdrawals by month</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Revenue</th>
            <th scope="col">Withdrawals</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ month, revenue, withdrawals }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>{formatMoney(revenue)}</td>
              <td>{formatMoney(withdrawals)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
