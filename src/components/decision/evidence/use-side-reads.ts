import { artisanQuery } from '../../../api/artisan-detail.ts';
import { artisanJobsQuery } from '../../../api/jobs.ts';
import { type LoadState, useRead } from '../../../api/lists/use-read.ts';
import { useRows } from '../../../api/lists/use-rows.ts';
import { paidPartPaymentsQuery, paidPartPaymentsSearch } from '../../../api/part-payments.ts';
import { artisanTransactionsQuery } from '../../../api/transactions.ts';
import { approvedWithdrawalsQuery, approvedWithdrawalsSearch } from '../../../api/withdrawals.ts';

interface SideReadOptions {
  kind: 'withdrawal' | 'part-payment';
  artisanId: string | null;
  artisanName: string | null;
  /** Whether the row says what was paid before. */
  saysPaidBefore: boolean;
  /**
   * Whether they are read. A write waits for the reads that it makes stale and that are wanted, so they are
   * not wanted while it runs.
   */
  isWanted: boolean;
}

/** Reads what the question shows beside the row. Each read stands alone, and none holds the question up. */
export function useSideReads(options: SideReadOptions) {
  const { kind, artisanId, artisanName, saysPaidBefore, isWanted } = options;
  const [ofPartPayment, hasId] = [kind === 'part-payment', artisanId !== null];
  // Another administrator may have paid since the last read.
  const when = (isNeeded: boolean) => ({ staleTime: 0, enabled: isWanted && isNeeded });
  const id = artisanId ?? '';
  // A payment to the same artisan has the name, also where it has no id.
  const payee = { q: artisanName ?? '', filters: {} };
  return {
    approved: useRows(
      { ...approvedWithdrawalsQuery, ...when(!ofPartPayment || !hasId) },
      approvedWithdrawalsSearch,
      payee,
    ),
    paid: useRows(
      { ...paidPartPaymentsQuery, ...when(ofPartPayment) },
      paidPartPaymentsSearch,
      payee,
    ),
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
