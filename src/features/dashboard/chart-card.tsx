import { clsx } from 'clsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatCount } from '../../../domain/count.ts';
import { lagosDay } from '../../../domain/lagos.ts';
import type { LoadState } from '../../api/lists/use-read.ts';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { ReadError } from '../../components/feedback/loaded.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Select } from '../../components/ui/select.tsx';
import { pulse } from '../../components/ui/skeleton.tsx';
import { lastMonths, sameDaysOfLastMonth, spanWords } from '../../lib/values/calendar.ts';
import { asKobo } from '../../lib/values/money.ts';
import { type MoneyByDay, type Revenue, sumByMonth } from './by-day.ts';
import { sumOfDays } from './change.ts';
import { chartRanges } from './chart-range.ts';
import { MoneyChart } from './money-chart.tsx';

/** The number of months in the chart, and the function that writes another number into the address. */
export interface ChartRange {
  months: number;
  setMonths: (months: number) => void;
}

interface ChartCardProps {
  revenue: Revenue | undefined;
  paidOut: MoneyByDay | undefined;
  /** The failed read, or null. Without data there is no chart. Its retry also repeats the other reads of the chart. */
  failure: LoadState<unknown> | null;
  range: ChartRange;
  /** The height of the figure in pixels. */
  height: number;
  /** Milliseconds UTC. */
  now: number;
}

/** The card with the chart of money in and out by month, its legend, and the choice of the number of months. */
export function ChartCard(props: ChartCardProps) {
  const { revenue, paidOut, failure, range, height, now } = props;
  const [ref, width] = useWidth();
  const skeleton = (
    <div aria-hidden className={clsx('rounded-tile bg-surface-2', pulse)} style={{ height }} />
  );
  const months = lastMonths(range.months, now);
  const today = lagosDay(now);
  const sameDays = sameDaysOfLastMonth(now);
  const leftOutCount = revenue?.unknownTypeCount ?? 0;

  const renderChart = () => {
    if (failure !== null && failure.data === undefined) return null;
    if (revenue === undefined || paidOut === undefined) return skeleton;
    const revenueByMonth = sumByMonth(revenue.byDay, today);
    const withdrawalsByMonth = sumByMonth(paidOut, today);
    const monthsWithData = months.filter(
      (month) => revenueByMonth.has(month) || withdrawalsByMonth.has(month),
    );
    // Fewer than two months with data give nothing to compare.
    if (monthsWithData.length < 2) return <EmptyState text="No Records Here!" />;
    if (width === null) return skeleton;
    return (
      <MoneyChart
        months={months}
        revenue={revenueByMonth}
        withdrawals={withdrawalsByMonth}
        sameDays={{
          label: spanWords(sameDays),
          revenue: asKobo(sumOfDays(revenue.byDay, sameDays)),
          withdrawals: asKobo(sumOfDays(paidOut, sameDays)),
        }}
        width={width}
        height={height}
        until={today}
      />
    );
  };

  return (
    <Card aria-labelledby="chart-title" className="mb-5 min-w-0 px-[18px] pt-4 pb-3.5">
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="chart-title" className="mr-auto text-card-title font-bold">
          Revenue and withdrawals
        </h2>
        <Legend />
        <Select
          aria-label="Months shown"
          value={range.months}
          onChange={(event) => range.setMonths(Number(event.target.value))}
        >
          {chartRanges.map((count) => (
            <option key={count} value={count}>
              {count} months
            </option>
          ))}
        </Select>
      </div>
      <div ref={ref}>
        {failure !== null && <ReadError what="The chart" read={failure} />}
        {renderChart()}
      </div>
      {leftOutCount > 0 && (
        <p className="mt-2 text-caption text-text-2">
          {leftOutCount === 1
            ? 'One paid transaction of an unknown type is left out.'
            : `${formatCount(leftOutCount)} paid transactions of unknown types are left out.`}
        </p>
      )}
    </Card>
  );
}

function Legend() {
  return (
    <ul aria-hidden className="flex gap-4 text-caption font-medium text-text-2">
      <li className="flex items-center gap-2">
        <span className="w-4 border-chart-a border-t-2" />
        Revenue
      </li>
      <li className="flex items-center gap-2">
        <span className="w-4 border-chart-b border-t-2 border-dashed" />
        Withdrawals
      </li>
    </ul>
  );
}

/** Returns a ref and the width of its element in pixels. The width is null before the first layout. */
function useWidth(): [RefObject<HTMLDivElement | null>, number | null] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    if (ref.current === null) return;
    // The observer reports the width after the layout. Reading offsetWidth here would force another layout.
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
