import { useMemo, useState } from 'react';
import type { DecidedRecord } from '../../../../domain/decision-rules.ts';
import { type ArtisanDetail, artisanQuery } from '../../../api/artisan-detail.ts';
import { artisanJobsQuery } from '../../../api/jobs.ts';
import { type LoadState, useRead } from '../../../api/lists/use-read.ts';
import { useRows } from '../../../api/lists/use-rows.ts';
import { paidPartPaymentsQuery, paidPartPaymentsSearch } from '../../../api/part-payments.ts';
import { artisanTransactionsQuery } from '../../../api/transactions.ts';
import { approvedWithdrawalsQuery, approvedWithdrawalsSearch } from '../../../api/withdrawals.ts';
import { findRow, type RowSource } from '../../../lib/row-index/row-source.ts';
import { ago } from '../../../lib/values/ago.ts';
import type { DateValue } from '../../../lib/values/dates.ts';
import type { Kobo } from '../../../lib/values/money.ts';
import type { DecidedRow, DecisionSubject } from '../decision-subject.ts';
import { whyAboveLeft } from '../why-locked.ts';
import { type Check, lookAlikeChecks, othersCheck } from './evidence-words.ts';
import { lastTransactions, lastWithdrawals, type Payment } from './last-payments.ts';
import { partPaymentsLike, withdrawalsLike } from './look-alikes.ts';
import { otherRequestsOf } from './other-requests.ts';

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
function useSideReads(options: SideReadOptions) {
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

type SideReads = ReturnType<typeof useSideReads>;

/** Returns the state of a read with data that is computed from it. */
const withData = <T>(read: LoadState<unknown>, data: T | undefined): LoadState<T> => ({
  ...read,
  data,
});

/** The artisan's account; a value that the host does not send is null. */
export interface Account {
  status: string | null;
  madeAt: DateValue | null;
  /** "300 d ago" */
  age: string | null;
}

/** The facts beside the row that an administrator checks before an approval. */
export interface ApprovalEvidence {
  /** The amount of the whole that was paid before: null if not known; undefined if it does not apply. */
  paidBefore: LoadState<Kobo | null> | undefined;
  others: Check;
  lookAlikes: LoadState<readonly Check[]>;
  /** Null if the row has no id of the artisan. */
  account: LoadState<Account> | null;
  payments: LoadState<readonly Payment[]>;
  /** The warnings as sentences. */
  warnings: readonly string[];
  /** Why the row cannot be approved according to the side reads, or null. */
  lock: string | null;
}

/**
 * Reads and compares the facts beside a row.
 *
 * @param rows the queue
 * @param row the row in question; a new object is compared again
 * @param isWanted false while a write runs
 */
export function useApprovalEvidence<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  rows: RowSource<T> | undefined,
  row: T,
  isWanted: boolean,
): ApprovalEvidence {
  const { kind, words } = subject;
  const [now] = useState(Date.now);
  const inRow = subject.paidBeforeOf(row);
  const reads = useSideReads({
    kind,
    artisanId: row.artisan_id,
    artisanName: row.artisan_name,
    rowHasPaidBefore: inRow !== null,
    isWanted,
  });
  const { jobs, approved, paid, transactions, artisan } = reads;
  const ofJob = useMemo(() => {
    const reference = subject.referenceOf(row);
    return jobs.data && findRow(jobs.data, ({ job_id }) => job_id === reference)?.payment;
  }, [subject, row, jobs.data]);
  const paidBefore = inRow ?? ofJob ?? null;

  const others = useMemo(
    () => othersCheck(kind, otherRequestsOf(subject, rows, row, paidBefore)),
    [kind, subject, rows, row, paidBefore],
  );
  const alike = useMemo(() => {
    const amount = subject.amountOf(row);
    const { artisan_id, artisan_name } = row;
    const compared = { artisan_id, artisan_name, amount, madeAt: subject.madeAt(row), now };
    // The transactions have the days of part-payments, so the comparison waits until they load or fail.
    const isDated = artisan_id === null || transactions.data !== undefined || transactions.error;
    const payments =
      kind === 'withdrawal'
        ? approved.data && withdrawalsLike(compared, approved.data)
        : isDated && paid.data && partPaymentsLike(compared, paid.data, transactions.data);
    return payments ? lookAlikeChecks(kind, amount, payments) : undefined;
  }, [kind, subject, row, now, approved.data, paid.data, transactions.data, transactions.error]);
  const payments = usePayments(row, reads);

  return {
    paidBefore:
      words.paidBefore === undefined
        ? undefined
        : withData(
            jobs,
            inRow ?? (row.artisan_id === null || jobs.data ? (ofJob ?? null) : undefined),
          ),
    others,
    lookAlikes: withData(kind === 'withdrawal' ? approved : paid, alike),
    account:
      row.artisan_id === null
        ? null
        : withData(artisan, artisan.data && accountIn(artisan.data, now)),
    payments,
    warnings: [others, ...(alike ?? [])].flatMap(({ isWarning, text }) =>
      isWarning ? [text] : [],
    ),
    lock: whyAboveLeft(subject, row, paidBefore),
  };
}

function usePayments(row: DecidedRow, { transactions, approved }: SideReads) {
  const read = row.artisan_id === null ? approved : transactions;
  const last = useMemo(() => {
    if (row.artisan_id === null) return approved.data && lastWithdrawals(row, approved.data);
    return transactions.data && lastTransactions(transactions.data);
  }, [row, approved.data, transactions.data]);
  return withData<readonly Payment[]>(read, last);
}

function accountIn({ tradesman_data: { tradesman } }: ArtisanDetail, now: number): Account {
  const { status, created_at: madeAt } = tradesman;
  return { status, madeAt, age: madeAt && ago(madeAt.time, now) };
}
