import {
  notifyManager,
  type QueryCache,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { keys } from '../../api/cache/keys.ts';
import { firstReads } from '../../api/lists/first-reads.ts';
import { ApiError } from '../../api/transport/api-error.ts';

/** The words for the data that a query reads, by the beginning of its key. The first entry that fits is used. */
const names: readonly (readonly [QueryKey, string])[] = [
  [keys.dashboard, 'the figures'],
  [keys.jobs, 'the jobs'],
  [keys.transactions, 'the transactions'],
  [keys.artisanList, 'the artisans'],
  [keys.artisans, 'the artisan'],
  [keys.clientList, 'the clients'],
  [keys.clients, 'the client'],
  [keys.withdrawalRequests, 'the withdraw requests'],
  [keys.approvedWithdrawals, 'the withdraw history'],
  [keys.pendingPartPayments, 'the pending part-payments'],
  [keys.paidPartPayments, 'the part-payment history'],
  [keys.verification, 'the artisans to verify'],
  [keys.contactMessages, 'the messages'],
  [keys.audit, 'the audit'],
];

const nameOf = (queryKey: QueryKey) =>
  names.find(([beginning]) => beginning.every((part, index) => part === queryKey[index]))?.[1] ??
  'more details';

function wordsFor(cache: QueryCache): string {
  const reads = cache.findAll({ ...firstReads, fetchStatus: 'fetching' });
  const failures = reads.map(({ state }) => state.fetchFailureReason);
  if (failures.some((reason) => reason instanceof ApiError && reason.status === 503)) {
    return 'The server is busy; trying again';
  }
  if (failures.some((reason) => reason !== null))
    return 'The server failed to answer; trying again';
  const readNames = [...new Set(reads.map(({ queryKey }) => nameOf(queryKey)))];
  return `Waiting for ${readNames.length === 0 ? 'the page' : readNames.join(', ')}`;
}

/** A notice that says what a page with skeletons waits for. */
export function WaitNotice() {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useMemo(
    () => (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  );
  const words = useSyncExternalStore(subscribe, () => wordsFor(cache));
  return (
    <p
      role="status"
      className="fixed top-16 right-(--page) z-30 max-w-[80vw] rounded-control bg-wait-soft px-3 py-1.5 text-cell text-wait-ink shadow-2 print:hidden"
    >
      {words}
    </p>
  );
}
