import { type KeyboardEvent, type MouseEvent, type SVGProps, useId, useState } from 'react';
import { monthName } from '../../lib/values/calendar.ts';
import { asKobo, formatMoneyShort, zeroKobo } from '../../lib/values/money.ts';
import type { MoneyByMonth } from './by-day.ts';
import { type ChartPoint, chartScale } from './chart-scale.ts';
import { ChartTable, wordsFor } from './chart-table.tsx';
import { ChartTip } from './chart-tip.tsx';
import { MonthLinks } from './month-links.tsx';

const dotted = '2 4';

/** The distance between the markers of the current month and those of the same days of last month. */
const besidePx = 14;

interface MoneyChartProps {
  /** The months as YYYY/MM; the last one is the current month. */
  months: readonly string[];
  revenue: MoneyByMonth;
  withdrawals: MoneyByMonth;
  /** The sums of last month up to the same day. */
  sameDays: ChartPoint;
  /** The width and the height of the chart in pixels. */
  width: number;
  height: number;
  /** The last day that the sums include, as YYYY/MM/DD in Africa/Lagos. */
  until: string;
}

/**
 * A line chart of money in and out by month. The current month has only markers, because a line
 * would seem to fall until the month ends; beside them are markers of the same days of last month.
 * The pointer and the arrow keys choose a month. A press or an arrow key also changes the month of
 * the links below the chart. Screen readers get the numbers as a table.
 */
export function MoneyChart(props: MoneyChartProps) {
  const { months, revenue, withdrawals, sameDays, width, height, until } = props;
  const [chosenIndex, setChosenIndex] = useState<number | null>(null);
  /** The month of the links; '' means the current one. It stays when the pointer or the focus leaves the chart. */
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
  const pathOf = (read: (point: ChartPoint) => number) =>
    points
      .slice(0, last)
      .map((point, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(read(point))}`)
      .join('');
  const revenuePath = pathOf((point) => point.revenue);
  /** Only every nth month has a label, so that the labels do not overlap. */
  const everyNth = Math.ceil(points.length / Math.max(1, Math.floor((box.right - box.left) / 44)));
  const chosenPoint = chosenIndex === null ? undefined : points[chosenIndex];
  /** Returns the month, and for the current month also the same days of last month. */
  const comparedPoints = (index: number) =>
    points.slice(index, index + 1).concat(index === last ? [sameDays] : []);

  const clamp = (index: number) => Math.min(last, Math.max(0, index));
  const linkedIndex = months.includes(linkedMonth) ? months.indexOf(linkedMonth) : last;
  const linkedPoint = points[linkedIndex];

  const indexAt = ({ clientX, currentTarget }: MouseEvent<SVGSVGElement>) => {
    const pointerX = clientX - currentTarget.getBoundingClientRect().left;
    return clamp(Math.round(((pointerX - box.left) / (box.right - box.left)) * last));
  };
  const onKey = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowLeft: (chosenIndex ?? last) - 1,
      ArrowRight: (chosenIndex ?? last) + 1,
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (event.key === 'Escape') setChosenIndex(null);
    if (next === undefined) return;
    event.preventDefault();
    setChosenIndex(clamp(next));
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
          aria-valuenow={(chosenIndex ?? last) + 1}
          aria-valuetext={comparedPoints(chosenIndex ?? last)
            .map(wordsFor)
            .join('; ')}
          onKeyDown={onKey}
          // Shows the month where the arrow keys start.
          onFocus={({ target }) => target.matches(':focus-visible') && setChosenIndex(last)}
          onBlur={() => setChosenIndex(null)}
          className="absolute inset-0 rounded-control"
        >
          <svg
            width="100%"
            height={height}
            viewBox={`0 0 ${width} ${height}`}
            aria-hidden="true"
            onPointerMove={(event) => setChosenIndex(indexAt(event))}
            onClick={(event) => setLinkedMonth(months[indexAt(event)] ?? '')}
            onPointerLeave={() => setChosenIndex(null)}
          >
            <linearGradient id={`${id}-area`} x1="0" x2="0" y1="0" y2="1">
              <stop offset="0" stopColor="var(--color-chart-a)" stopOpacity={0.17} />
              <stop offset="1" stopColor="var(--color-chart-a)" stopOpacity={0.02} />
            </linearGradient>
            <CurrentMonth left={x(last - 1)} right={x(last)} box={box} sameDays={sameDays.label} />
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
              d={pathOf((each) => each.withdrawals)}
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
            {chosenPoint !== undefined && chosenIndex !== null && (
              <>
                <line
                  x1={x(chosenIndex)}
                  x2={x(chosenIndex)}
                  y1={box.top}
                  y2={box.bottom}
                  stroke="var(--color-text-3)"
                />
                <Markers x={x(chosenIndex)} point={chosenPoint} y={y} />
              </>
            )}
          </svg>
        </div>
        {chosenPoint !== undefined && chosenIndex !== null && (
          <ChartTip points={comparedPoints(chosenIndex)} x={x(chosenIndex)} width={width} />
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
  /** The same days of last month, such as "1–26 Oct". */
  sameDays: string;
}

function CurrentMonth({ left, right, box, sameDays }: CurrentMonthProps) {
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
        so far, beside {sameDays}
      </ChartLabel>
    </>
  );
}

interface MarkersProps {
  /** The position of the month in pixels. */
  x: number;
  point: ChartPoint;
  /** Returns the position of an amount in pixels. */
  y: (amount: number) => number;
}

/** The two hollow markers of a month. They differ in shape, not only in colour. */
function Markers({ x, point, y }: MarkersProps) {
  const marker = { fill: 'var(--color-surface)', strokeWidth: 2 };
  const squareY = y(point.withdrawals);
  return (
    <>
      <circle cx={x} cy={y(point.revenue)} r={4.5} stroke="var(--color-chart-a)" {...marker} />
      <rect
        x={x - 4}
        y={squareY - 4}
        width={8}
        height={8}
        transform={`rotate(45 ${x} ${squareY})`}
        stroke="var(--color-chart-b)"
        {...marker}
      />
    </>
  );
}
