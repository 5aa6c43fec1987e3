import { Link, type LinkProps } from '@tanstack/react-router';
import { BadgeCheck, HandCoins, type LucideIcon, Mail, PieChart, RotateCw } from 'lucide-react';
import { type LoadState, useRead } from '../../../api/lists/use-read.ts';
import {
  type WaitingRows,
  waitingPartPayments,
  waitingRequests,
} from '../../../api/money-queues.ts';
import { pendingPartPaymentsQuery } from '../../../api/part-payments.ts';
import { useIsOnline } from '../../../api/transport/connection.ts';
import { useUnreadMessages } from '../../../api/unread-messages.ts';
import { type LevelOneArtisan, verificationQuery } from '../../../api/verification.ts';
import { withdrawalRequestsQuery } from '../../../api/withdrawals.ts';
import { totalWords } from '../../../components/data-table/pages.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Money } from '../../../components/ui/money.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useNow } from '../../../lib/browser/use-now.ts';
import type { RowSource } from '../../../lib/row-index/row-source.ts';
import { waitedText } from '../../../lib/values/ago.ts';
import { formatMoment } from '../../../lib/values/calendar.ts';
import { cellProps, EmptyGrid, gridClass } from './waiting-grid.tsx';

/**
 * Counts the artisans to verify. Their list has no amounts and no dates. This selector is a constant, because TanStack
 * Query runs a selector again when it is a new function.
 */
const waitingArtisans = ({ length }: RowSource<LevelOneArtisan>): WaitingRows => ({
  count: length,
  total: null,
  oldest: null,
});

/** The four lists, each with its own error and Retry. Their sums are different kinds of money, so nothing adds them. */
export function WaitingCells() {
  const requests = useRead({ ...withdrawalRequestsQuery, select: waitingRequests });
  const partPayments = useRead({ ...pendingPartPaymentsQuery, select: waitingPartPayments });
  const unread = useUnreadMessages();
  // Messages have no amounts.
  const messages = { ...unread, data: unread.data && { ...unread.data, total: null } };
  const artisans = useRead({ ...verificationQuery, select: waitingArtisans });
  const isOnline = useIsOnline();
  // Rows may wait that a failed read did not bring, so the cells then say that they may be out of date.
  const isNothingWaiting =
    isOnline &&
    [requests, partPayments, messages, artisans].every(
      ({ data, error }) => data?.count === 0 && error === null,
    );
  if (isNothingWaiting) {
    return (
      <div className="relative">
        <EmptyGrid />
        <p className="absolute inset-0 flex items-center justify-center bg-surface px-[18px] text-center text-body text-text-2">
          Nothing waits for you. New requests, messages and certificates show up here.
        </p>
      </div>
    );
  }
  return (
    <ul className={gridClass}>
      <WaitingCell
        label="Withdrawal requests"
        icon={HandCoins}
        read={requests}
        to="/admin/dashboard/withdrawrequest"
      />
      <WaitingCell
        label="Pending part payments"
        icon={PieChart}
        read={partPayments}
        to="/admin/dashboard/pending/part-payments"
      />
      <WaitingCell
        label="Unread messages"
        icon={Mail}
        read={messages}
        to="/admin/dashboard/contactforms"
      />
      <WaitingCell
        label="Artisans to verify"
        icon={BadgeCheck}
        read={artisans}
        to="/admin/dashboard/verification"
      />
    </ul>
  );
}

interface WaitingCellProps {
  label: string;
  icon: LucideIcon;
  read: LoadState<WaitingRows>;
  to: LinkProps['to'];
}

/** One list: the number of waiting rows, their sum, and the age of the oldest. A press opens its page. */
function WaitingCell({ label, icon: Icon, read, to }: WaitingCellProps) {
  const isOnline = useIsOnline();
  const { data, error, isFetching, retry } = read;
  return (
    <li {...cellProps}>
      <p className="flex items-center gap-2 text-cell font-medium text-text-2">
        <Icon size={15} className="shrink-0 text-text-3" />
        <Link
          to={to}
          className="hover:underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-focus"
        >
          {label}
        </Link>
      </p>
      {data !== undefined && <Figures waiting={data} isStale={error !== null || !isOnline} />}
      {data === undefined && error === null && <Skeleton className="my-2 h-4 w-16" />}
      {data === undefined && error !== null && (
        <div role="alert" className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-cell">
          <span className="text-bad-ink">
            {isOnline
              ? `Did not load. ${error.message}`
              : 'Offline: not known until the connection is back'}
          </span>
          <Button
            size="row"
            // The button is above the link, which covers the cell.
            className="relative"
            aria-label={`Retry ${label}`}
            icon={<RotateCw size={14} />}
            isBusy={isFetching}
            onClick={retry}
          >
            Retry
          </Button>
        </div>
      )}
    </li>
  );
}

function Figures({ waiting, isStale }: { waiting: WaitingRows; isStale: boolean }) {
  const { count, isExact = true, total, oldest } = waiting;
  const now = useNow(60_000);
  return (
    <>
      <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2.5">
        <span className="text-strip font-bold tabular-nums">
          {count === 0 ? 'None' : totalWords({ count, isExact })}
        </span>
        {count > 0 && total !== null && <Money amount={total} className="text-cell font-strong" />}
      </p>
      <p className="text-caption text-text-2">
        {count > 0 && oldest !== null && (
          <time data-tip={`Since ${formatMoment(oldest)}`}>
            Oldest waits {waitedText(oldest, now)}
            <span className="sr-only">, since {formatMoment(oldest)}</span>
          </time>
        )}
        {isStale && <span className="text-wait-ink"> May be out of date</span>}
      </p>
    </>
  );
}
