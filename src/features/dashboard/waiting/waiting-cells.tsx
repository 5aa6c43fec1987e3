import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { BadgeCheck, HandCoins, Mail, PieChart } from 'lucide-react';
import type { LoadState } from '../../../api/lists/use-read.ts';
import type { ApiError } from '../../../api/transport/api-error.ts';
import { useIsOnline } from '../../../api/transport/connection.ts';
import { useUnreadMessages } from '../../../api/unread-messages.ts';
import { WaitingCell } from './waiting-cell.tsx';
import { EmptyGrid, gridClass } from './waiting-grid.tsx';
import { type Waiting, waitingReads } from './waiting-reads.ts';

const stateOf = (query: UseQueryResult<Waiting, ApiError>): LoadState<Waiting> => ({
  data: query.data,
  error: query.error,
  isFetching: query.isFetching,
  retry: () => void query.refetch(),
});

/** The four queues. Each fails on its own. Their sums are never added, because they are different kinds of money. */
export function WaitingCells() {
  const requests = stateOf(useQuery(waitingReads.requests));
  const partPayments = stateOf(useQuery(waitingReads.partPayments));
  const unread = useUnreadMessages();
  const messages = { ...unread, data: unread.data && { ...unread.data, total: null } };
  const artisans = stateOf(useQuery(waitingReads.artisans));
  const isOnline = useIsOnline();
  const isNothing = [requests, partPayments, messages, artisans].every(
    ({ data }) => data?.count === 0,
  );
  if (isNothing) {
    return (
      <div className="relative">
        <EmptyGrid>{null}</EmptyGrid>
        <p className="absolute inset-0 flex items-center justify-center bg-surface px-[18px] text-center text-body text-text-2">
          Nothing waits for you. New requests, messages and certificates show up here.
        </p>
      </div>
    );
  }
  return (
    <ul className={gridClass}>
      <WaitingCell
        isOnline={isOnline}
        label="Withdrawal requests"
        icon={HandCoins}
        read={requests}
        link={{ to: '/admin/dashboard/withdrawrequest' }}
      />
      <WaitingCell
        isOnline={isOnline}
        label="Pending part payments"
        icon={PieChart}
        read={partPayments}
        link={{ to: '/admin/dashboard/pending/part-payments' }}
      />
      <WaitingCell
        isOnline={isOnline}
        label="Unread messages"
        icon={Mail}
        read={messages}
        link={{
          to: '/admin/dashboard/contactforms',
          search: { message: messages.data?.oldestId },
        }}
      />
      <WaitingCell
        isOnline={isOnline}
        label="Artisans to verify"
        icon={BadgeCheck}
        read={artisans}
        link={{ to: '/admin/dashboard/verification' }}
      />
    </ul>
  );
}
