import { useMemo, useState } from 'react';
import { toNaira } from '../../../../domain/money.ts';
import { artisanQuery } from '../../../api/artisan-detail.ts';
import { artisanJobsQuery } from '../../../api/jobs.ts';
import { type LoadState, useRead } from '../../../api/lists/use-read.ts';
import { useRowsForTexts } from '../../../api/lists/use-rows-for-texts.ts';
import { paidPartPaymentsHostList } from '../../../api/part-payments.ts';
import { artisanTransactionsQuery } from '../../../api/transactions.ts';
import {
  type ApprovedWithdrawal,
  approvedWithdrawalsHostList,
  payeeName,
} from '../../../api/withdrawals.ts';
import {
  collectNewestPayments,
  lastTransactions,
  type Payment,
} from '../../../components/person/last-payments.ts';
import { findRow, type RowSource } from '../../../lib/row-index/row-source.ts';
import type { DecisionSubject, QueueRow } from '../decision-subject.ts';
import { whyAboveRemaining } from '../why-locked.ts';
import { othersCheck, similarPaymentChecks } from './checks.ts';
import { type Payee, payeeMatcher } from './payee-match.ts';
import { similarPartPayments, similarWithdrawals } from './similar-payments.ts';

const withData = <T>(read: LoadState<unknown>, data: T | undefined): LoadState<T> => ({
  ...read,
  data,
});

export type ApprovalEvidence = ReturnType<typeof useApprovalEvidence>;

/**
 * Reads the facts that an administrator checks before an approval, and compares them with the row. Each read has its
 * own error, and the confirmation waits for none of them.
 *
 * @param rows the queue
 * @param row the row of the confirmation; a new object starts the comparisons again
 * @param isWanted whether to read; false while the approval runs, because the approval would wait for the reads
 */
export function useApprovalEvidence<T extends QueueRow>(
  subject: DecisionSubject<T>,
  rows: RowSource<T> | undefined,
  row: T,
  isWanted: boolean,
) {
  const { kind, words } = subject;
  const [isPartPayment, hasArtisanId] = [kind === 'part-payment', row.artisan_id !== null];
  const [now] = useState(Date.now);
  const paidBeforeInRow = subject.paidBeforeOf(row);
  const readIf = (isNeeded: boolean) => ({ staleTime: 0, enabled: isWanted && isNeeded });
  const artisanId = row.artisan_id ?? '';
  // The search is by name, because a payment to the same artisan may have no artisan id.
  const texts = [row.artisan_name ?? ''];
  // An artisan may have more payments than are read, so the host sends only those of this amount.
  const naira = toNaira(subject.amountOf(row) ?? 0);
  const range = `${naira}..${naira}`;
  // The payments are read again, because another administrator may have approved one since the last read.
  const approved = useRowsForTexts(approvedWithdrawalsHostList, texts, {
    mustBeFresh: true,
    isWanted: isWanted && (!isPartPayment || !hasArtisanId),
    // Without an artisan id, the last payments come from these rows.
    filters: { amount: hasArtisanId ? range : undefined },
  });
  const paid = useRowsForTexts(paidPartPaymentsHostList, texts, {
    mustBeFresh: true,
    isWanted: isWanted && isPartPayment,
    filters: { part_payment_amount: range },
  });
  const [approvedRows] = approved.data ?? [];
  const [paidRows] = paid.data ?? [];
  const transactions = useRead({ ...artisanTransactionsQuery(artisanId), ...readIf(hasArtisanId) });
  const artisan = useRead({ ...artisanQuery(artisanId), ...readIf(hasArtisanId) });
  const jobs = useRead({
    ...artisanJobsQuery(artisanId),
    ...readIf(isPartPayment && hasArtisanId && paidBeforeInRow === null),
  });
  const paidForJob = useMemo(() => {
    const reference = subject.referenceOf(row);
    return jobs.data && findRow(jobs.data, ({ job_id }) => job_id === reference)?.payment;
  }, [subject, row, jobs.data]);
  const paidBefore = paidBeforeInRow ?? paidForJob ?? null;

  const others = useMemo(
    () => othersCheck(subject, rows, row, paidBefore),
    [subject, rows, row, paidBefore],
  );
  const similarPayments = useMemo(() => {
    const amount = subject.amountOf(row);
    const compared = { ...row, amount, createdAt: subject.createdAt(row), now };
    // The days of part-payments come from the transactions, so the comparison waits until those have loaded or failed.
    const areDaysRead =
      row.artisan_id === null || transactions.data !== undefined || transactions.error;
    const payments =
      kind === 'withdrawal'
        ? approvedRows && similarWithdrawals(compared, approvedRows)
        : areDaysRead && paidRows && similarPartPayments(compared, paidRows, transactions.data);
    return payments ? similarPaymentChecks(kind, amount, payments) : undefined;
  }, [kind, subject, row, now, approvedRows, paidRows, transactions.data, transactions.error]);
  const payments = useMemo(() => {
    if (row.artisan_id === null) return approvedRows && lastWithdrawals(row, approvedRows);
    return transactions.data && lastTransactions(transactions.data, maxPayments);
  }, [row, approvedRows, transactions.data]);

  return {
    /** What was already paid of the maximum: its data is null if not known; undefined for withdrawals. */
    paidBefore:
      words.paidBefore === undefined
        ? undefined
        : withData(
            jobs,
            paidBeforeInRow ?? (!hasArtisanId || jobs.data ? (paidForJob ?? null) : undefined),
          ),
    others,
    similarPayments: withData(isPartPayment ? paid : approved, similarPayments),
    /** Null if the row has no artisan id. */
    account: hasArtisanId ? withData(artisan, artisan.data?.tradesman_data.tradesman) : null,
    /** When the confirmation opened, in milliseconds UTC. */
    now,
    payments: withData(hasArtisanId ? transactions : approved, payments),
    warnings: [others, ...(similarPayments ?? [])].flatMap(({ isWarning, text }) =>
      isWarning ? [text] : [],
    ),
    /** Why the earlier payments do not allow the approval, or null. */
    lock: whyAboveRemaining(subject, row, paidBefore),
  };
}

const maxPayments = 5;

function lastWithdrawals(payee: Payee, rows: RowSource<ApprovedWithdrawal>): Payment[] {
  const last = collectNewestPayments(maxPayments);
  const matchOf = payeeMatcher(payee);
  rows.each((row) => {
    const { id, artisan_id, amount, created_at: at, payment_status: status } = row;
    if (matchOf({ artisan_id, artisan_name: payeeName(row) }) === null) return;
    last.add({ id, at, type: 'Withdrawal', amount, status });
  });
  return last.payments;
}
