import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type ArtisanDetail, artisanQuery } from '../../../api/artisan-detail.ts';
import { useOffersShortCall } from '../../../api/capabilities/capabilities.ts';
import { artisanJobsQuery } from '../../../api/jobs.ts';
import { hostRowsQuery } from '../../../api/lists/long-list.ts';
import type { HostSearch } from '../../../api/lists/long-list-types.ts';
import { type LoadState, useRead } from '../../../api/lists/use-read.ts';
import type { Rows } from '../../../api/parse/rows.ts';
import { paidPartPaymentsQuery, paidPartPaymentsSearch } from '../../../api/part-payments.ts';
import { artisanTransactionsQuery } from '../../../api/transactions.ts';
import type { ApiError } from '../../../api/transport/api-error.ts';
import { approvedWithdrawalsQuery, approvedWithdrawalsSearch } from '../../../api/withdrawals.ts';
import { findRow, type RowSource } from '../../../lib/row-index/row-source.ts';
import { ago } from '../../../lib/values/ago.ts';
import type { DateValue } from '../../../lib/values/dates.ts';
import type { DecidedRow, DecisionSubject } from '../decision-subject.ts';
import { whyAboveLeft } from '../why-locked.ts';
import { lookAlikeChecks, othersCheck } from './evidence-words.ts';
import { lastTransactions, lastWithdrawals } from './last-payments.ts';
import { partPaymentsLike, withdrawalsLike } from './look-alikes.ts';

/**
 * Reads the rows of a payee for a comparison: all rows of a list, or, if the host searches it, those that it finds,
 * without the cache. Another administrator may have paid since the last read.
 */
function useRowsOf<T, Key extends QueryKey>(
  payee: string,
  query: UseQueryOptions<Rows<T>, ApiError, Rows<T>, Key>,
  search: HostSearch<T>,
  isWanted: boolean,
): LoadState<Rows<T>> {
  const isSearched = useOffersShortCall(search.operationId) === true;
  const found = hostRowsQuery(search, { q: payee, filters: {} });
  const whole = useRead({ ...query, staleTime: 0, enabled: isWanted && !isSearched });
  const some = useRead({ ...found, staleTime: 0, enabled: isWanted && isSearched });
  return isSearched ? some : whole;
}

/** Returns the state of a read with data that is computed from it. */
const withData = <T>(read: LoadState<unknown>, data: T | undefined): LoadState<T> => ({
  ...read,
  data,
});

/** The artisan's account; a value that the host does not send is null. */
export interface Account {
  status: string | null;
  createdAt: DateValue | null;
  /** "300 d ago" */
  age: string | null;
}

/** The facts beside the row that an administrator checks before an approval. */
export type ApprovalEvidence = ReturnType<typeof useApprovalEvidence>;

/**
 * Reads and compares the facts beside a row. Each read fails on its own, and the confirmation waits for none of them.
 *
 * @param rows the queue
 * @param row the row in question; a new object is compared again
 * @param isWanted false while a write runs: it waits for the enabled reads that it makes stale
 */
export function useApprovalEvidence<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  rows: RowSource<T> | undefined,
  row: T,
  isWanted: boolean,
) {
  const { kind, words } = subject;
  const [ofPartPayment, hasId] = [kind === 'part-payment', row.artisan_id !== null];
  const [now] = useState(Date.now);
  const inRow = subject.paidBeforeOf(row);
  const when = (isNeeded: boolean) => ({ staleTime: 0, enabled: isWanted && isNeeded });
  const id = row.artisan_id ?? '';
  // The search is by name, because a payment to the same artisan may have no id.
  const payee = row.artisan_name ?? '';
  const approved = useRowsOf(
    payee,
    approvedWithdrawalsQuery,
    approvedWithdrawalsSearch,
    isWanted && (!ofPartPayment || !hasId),
  );
  const paid = useRowsOf(
    payee,
    paidPartPaymentsQuery,
    paidPartPaymentsSearch,
    isWanted && ofPartPayment,
  );
  const transactions = useRead({ ...artisanTransactionsQuery(id), ...when(hasId) });
  const artisan = useRead({ ...artisanQuery(id), ...when(hasId) });
  const jobs = useRead({
    ...artisanJobsQuery(id),
    ...when(ofPartPayment && hasId && inRow === null),
  });
  const ofJob = useMemo(() => {
    const reference = subject.referenceOf(row);
    return jobs.data && findRow(jobs.data, ({ job_id }) => job_id === reference)?.payment;
  }, [subject, row, jobs.data]);
  const paidBefore = inRow ?? ofJob ?? null;

  const others = useMemo(
    () => othersCheck(subject, rows, row, paidBefore),
    [subject, rows, row, paidBefore],
  );
  const alike = useMemo(() => {
    const amount = subject.amountOf(row);
    const { artisan_id, artisan_name } = row;
    const compared = { artisan_id, artisan_name, amount, createdAt: subject.createdAt(row), now };
    // The transactions have the days of part-payments, so the comparison waits until they load or fail.
    const isDated = artisan_id === null || transactions.data !== undefined || transactions.error;
    const payments =
      kind === 'withdrawal'
        ? approved.data && withdrawalsLike(compared, approved.data)
        : isDated && paid.data && partPaymentsLike(compared, paid.data, transactions.data);
    return payments ? lookAlikeChecks(kind, amount, payments) : undefined;
  }, [kind, subject, row, now, approved.data, paid.data, transactions.data, transactions.error]);
  const payments = useMemo(() => {
    if (row.artisan_id === null) return approved.data && lastWithdrawals(row, approved.data);
    return transactions.data && lastTransactions(transactions.data);
  }, [row, approved.data, transactions.data]);

  return {
    /** The amount of the whole that was paid before: null if not known; undefined if it does not apply. */
    paidBefore:
      words.paidBefore === undefined
        ? undefined
        : withData(jobs, inRow ?? (!hasId || jobs.data ? (ofJob ?? null) : undefined)),
    others,
    lookAlikes: withData(ofPartPayment ? paid : approved, alike),
    /** Null if the row has no id of the artisan. */
    account: hasId ? withData(artisan, artisan.data && accountIn(artisan.data, now)) : null,
    payments: withData(hasId ? transactions : approved, payments),
    /** The warnings as sentences. */
    warnings: [others, ...(alike ?? [])].flatMap(({ isWarning, text }) =>
      isWarning ? [text] : [],
    ),
    /** Why the row cannot be approved according to the side reads, or null. */
    lock: whyAboveLeft(subject, row, paidBefore),
  };
}

function accountIn({ tradesman_data: { tradesman } }: ArtisanDetail, now: number): Account {
  const { status, created_at: createdAt } = tradesman;
  return { status, createdAt, age: createdAt && ago(createdAt.time, now) };
}
