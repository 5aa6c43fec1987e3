import { type KeyboardEvent, type MouseEvent, type SVGProps, useId, useState } from 'react';
import { monthName } from '../../lib/values/calendar.ts';
import { asKobo, formatMoneyShort, zeroKobo } from '../../lib/values/money.ts';
import type { MoneyByMonth } from './by-day.ts';
import { type ChartPoint, chartScale } from './chart-scale.ts';
import { ChartTable, wordsFor } from './chart-table.tsx';
import { ChartTip } from './chart-tip.tsx';
import { MonthLinks } from './month-links.tsx';

const dotted = '2 4';

/** The distance between the markers of last month and those of the current month. */
const besidePx = 14;

interface MoneyChartProps {
  /** The months as YYYY/MM; the last one is the current month. */
  months: readonly string[];
  revenue: MoneyByMonth;
  withdrawals: MoneyByMonth;
  /** The sums of last month up to the same day. */
  sameDays: ChartPoint;
  /** Pixels. */
  width: number;
  height: number;
  /** The last day that the sums include, as YYYY/MM/DD in Africa/Lagos. */
  until: string;
}

/**
 * A line chart of money in and out by month. The current month has no line, which would fall until the month ends, but
 * markers beside those of the same days of last month. The pointer and the arrow keys select a month, and links below the
 * chart lead to its rows. A table has the same numbers for screen readers.
 */
export function MoneyChart(props: MoneyChartProps) {
  const { months, revenue, withdrawals, sameDays, width, height, until } = props;
  const [chosen, setChosen] = useState<number | null>(null);
  /** The month of the links, at first the current one. It stays when the pointer or the focus leaves the chart. */
  const [linkedMonth, setLinkedMonth] = useState('');
  const id = useId();
  /** The index of the current month. */
  const last = months.length - 1;
  const points: ChartPoint[] = months.map((month, index) => ({
    label: index === last ? `${month} so far` : month,
    revenue: revenue.get(month) ?? zeroKobo,
    withdrawals: withdrawals.get(month) ?? zeroKobo,
  }));
  const values = [...points, sameDays].flatMap((point) => [point.revenue, point.withdrawals]);
  const box = { left: 52, right: Math.max(60, width - 14), top: 14, bottom: height - 30 };
  const { x, y, lines } = chartScale(points.length, values, box);
  const path = (read: (point: ChartPoint) => number) =>
    points
      .slice(0, last)
      .map((point, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(read(point))}`)
      .join('');
  const revenuePath = path((point) => point.revenue);
  /** Only every nth month has a label, so that the labels do not overlap. */
  const everyNth = Math.ceil(points.length / Math.max(1, Math.floor((box.right - box.left) / 44)));
  const point = chosen === null ? undefined : points[chosen];
  /** The month, and for the current month the same days of last month. */
  const compared = (at: number) => points.slice(at, at + 1).concat(at === last ? [sameDays] : []);

  const clamp = (index: number) => Math.min(last, Math.max(0, index));
  const linkedIndex = months.includes(linkedMonth) ? months.indexOf(linkedMonth) : last;
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
          aria-valuetext={compared(chosen ?? last)
            .map(wordsFor)
            .join('; ')}
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
            <CurrentMonth left={x(last - 1)} right={x(last)} box={box} days={sameDays.label} />
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
            {months.map((month, index) =>
              (last - index) % everyNth === 0 ? (
                <ChartLabel key={month} x={x(index)} y={height - 8} textAnchor="middle">
                  {monthName(month)}
                </ChartLabel>
              ) : null,
            )}
            <path
              d={`${revenuePath}L${x(last - 1)} ${y(0)}L${x(0)} ${y(0)}Z`}
              fill={`url(#${id}-area)`}
            />
            <path
              d={revenuePath}
              fill="none"
              stroke="var(--color-chart-a)"
              strokeWidth={2.25}
              strokeLinejoin="round"
            />
            <path
              d={path((each) => each.withdrawals)}
              fill="none"
              stroke="var(--color-chart-b)"
              strokeWidth={2}
              strokeDasharray="5 4"
            />
            <g opacity={0.5}>
              <Markers x={x(last) - besidePx} point={sameDays} y={y} />
            </g>
            {points.slice(last).map((current) => (
              <Markers key={current.label} x={x(last)} point={current} y={y} />
            ))}
            {point !== undefined && chosen !== null && (
              <>
                <line
                  x1={x(chosen)}
                  x2={x(chosen)}
                  y1={box.top}
                  y2={box.bottom}
                  stroke="var(--color-text-3)"
                />
                <Markers x={x(chosen)} point={point} y={y} />
              </>
            )}
          </svg>
        </div>
        {point !== undefined && chosen !== null && (
          <ChartTip points={compared(chosen)} x={x(chosen)} width={width} />
        )}
        <ChartTable id={id} points={points} sameDays={sameDays} />
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
  /** The same days of last month. */
  days: string;
}

/** The background of the current month. */
function CurrentMonth({ left, right, box, days }: CurrentMonthProps) {
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
        so far, beside {days}
      </ChartLabel>
    </>
  );
}

interface MarkersProps {
  /** Pixels. */
  x: number;
  point: ChartPoint;
  /** Returns the position of an amount in pixels. */
  y: (amount: number) => number;
}

/** The two hollow markers of a month. They differ in shape, not only in colour. */
function Markers({ x, point, y }: MarkersProps) {
  const marker = { fill: 'var(--color-surface)', strokeWidth: 2 };
  const square = y(point.withdrawals);
  return (
    <>
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
    </>
  );
}
