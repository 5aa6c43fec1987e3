import { Link } from '@tanstack/react-router';
import { paidStatuses } from '../../../domain/status.ts';
import { typesOf } from '../../../domain/transaction-types.ts';
import { Money } from '../../components/ui/money.tsx';
import { lastDayOf } from '../../lib/values/search/periods.ts';
import type { ChartPoint } from './chart-scale.ts';

interface MonthLinksProps {
  /** The month as YYYY/MM. */
  month: string;
  point: ChartPoint;
  /** The last day that the sums include, as YYYY/MM/DD in Africa/Lagos. */
  until: string;
}

const paid = paidStatuses.join(' ');

/** Links to the rows that the chart sums for one month: they filter by the same days, types and statuses. */
export function MonthLinks({ month, point, until }: MonthLinksProps) {
  const firstDay = `${month.replace('/', '-')}-01`;
  const lastDay = lastDayOf(firstDay.slice(0, 7));
  const untilDay = until.replaceAll('/', '-');
  const days = `${firstDay}..${lastDay < untilDay ? lastDay : untilDay}`;
  const linkClass = 'text-accent-ink hover:underline max-lg:min-h-11 max-lg:content-center';
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-caption text-text-2 print:hidden">
      <span aria-live="polite" className="tabular-nums">
        Counted in {month}
        {point.label !== month && ` up to ${until}`}:
      </span>
      <Link
        to="/admin/dashboard/transaction-history"
        search={{ date: days, type: typesOf('in').join(' '), payment_status: paid }}
        className={linkClass}
      >
        Revenue <Money amount={point.revenue} tone="plain" className="font-strong" />
      </Link>
      <Link
        to="/admin/dashboard/withdraw-history"
        // A withdrawal without a payment status counts as paid.
        search={{ created_at: days, payment_status: `${paid} nil` }}
        className={linkClass}
      >
        Withdrawals <Money amount={point.withdrawals} tone="plain" className="font-strong" />
      </Link>
    </p>
  );
}
