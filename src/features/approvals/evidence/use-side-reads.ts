import type { DecidedRecord } from '../../../../domain/decision-rules.ts';
import { artisanQuery } from '../../../api/artisan-detail.ts';
import { artisanJobsQuery } from '../../../api/jobs.ts';
import { type LoadState, useRead } from '../../../api/lists/use-read.ts';
import { useRows } from '../../../api/lists/use-rows.ts';
import { paidPartPaymentsQuery, paidPartPaymentsSearch } from '../../../api/part-payments.ts';
import { artisanTransactionsQuery } from '../../../api/transactions.ts';
import { approvedWithdrawalsQuery, approvedWithdrawalsSearch } from '../../../api/withdrawals.ts';

interface SideReadOptions {
  kind: DecidedRecord;
  artisanId: string | null;
  artisanName: string | null;
  /** Whether the row has the amount paid before. */
  rowHasPaidBefore: boolean;
  /**
   * Whether the reads are enabled. A write waits for the enabled reads that it makes stale, so they are disabled
   * while it runs.
   */
  isWanted: boolean;
}

/** Reads the facts beside the row. Each read fails on its own, and the confirmation waits for none of them. */
export function useSideReads(options: SideReadOptions) {
  const { kind, artisanId, artisanName, rowHasPaidBefore, isWanted } = options;
  const [ofPartPayment, hasId] = [kind === 'part-payment', artisanId !== null];
  // Another administrator may have paid since the last read.
  const when = (isNeeded: boolean) => ({ staleTime: 0, enabled: isWanted && isNeeded });
  const id = artisanId ?? '';
  // The search is by name, because a payment to the same artisan may have no id.
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
    jobs: useRead({
      ...artisanJobsQuery(id),
      ...when(ofPartPayment && hasId && !rowHasPaidBefore),
    }),
  };
}

export type SideReads = ReturnType<typeof useSideReads>;

/** Returns the state of a read with data that is computed from it. */
export const withData = <T>(read: LoadState<unknown>, data: T | undefined): LoadState<T> => ({
  ...read,
  data,
});
