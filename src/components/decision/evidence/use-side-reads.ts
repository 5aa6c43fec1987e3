import { artisanQuery } from '../../../api/artisan-detail.ts';
import { artisanJobsQuery } from '../../../api/jobs.ts';
import { type LoadState, useRead } from '../../../api/lists/use-read.ts';
import { paidPartPaymentsQuery } from '../../../api/part-payments.ts';
import { artisanTransactionsQuery } from '../../../api/transactions.ts';
import { approvedWithdrawalsQuery } from '../../../api/withdrawals.ts';

interface SideReadOptions {
  kind: 'withdrawal' | 'part-payment';
  artisanId: string | null;
  /** Whether the row says what was paid before. */
  saysPaidBefore: boolean;
  /**
   * Whether they are read. A write waits for the reads that it makes stale and that are wanted, so they are
   * not wanted while it runs.
   */
  isWanted: boolean;
}

/** Reads what the question shows beside the row. Each read stands alone, and none holds the question up. */
export function useSideReads({ kind, artisanId, saysPaidBefore, isWanted }: SideReadOptions) {
  const [ofPartPayment, hasId] = [kind === 'part-payment', artisanId !== null];
  // Another administrator may have paid since the last read.
  const when = (isNeeded: boolean) => ({ staleTime: 0, enabled: isWanted && isNeeded });
  const id = artisanId ?? '';
  return {
    approved: useRead({ ...approvedWithdrawalsQuery, ...when(!ofPartPayment || !hasId) }),
    paid: useRead({ ...paidPartPaymentsQuery, ...when(ofPartPayment) }),
    transactions: useRead({ ...artisanTransactionsQuery(id), ...when(hasId) }),
    artisan: useRead({ ...artisanQuery(id), ...when(hasId) }),
    jobs: useRead({ ...artisanJobsQuery(id), ...when(ofPartPayment && hasId && !saysPaidBefore) }),
  };
}

export type SideReads = ReturnType<typeof useSideReads>;

/** Returns a read with other data, which are worked out from its own. */
export const withData = <T>(read: LoadState<unknown>, data: T | undefined): LoadState<T> => ({
  ...read,
  data,
});
