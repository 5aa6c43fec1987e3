/** Links to records. Each opens the record in the panel beside its list. */
import { linkOptions } from '@tanstack/react-router';
import type { MoneyRecordKind } from '../../../domain/decision-rules.ts';
import { useOffersShortCall } from '../../api/capabilities/capabilities.ts';
import type { NamedTarget } from './named-links.tsx';
import type { RowTarget } from './row-link.tsx';

const targetOf =
  (word: string, linkTo: (record: string) => RowTarget) =>
  (id: string | null): NamedTarget =>
    id === null ? null : { link: linkTo(id), kind: 'record', textWithoutName: `${word} ${id}` };

/** Returns the target of a link to a withdrawal request that waits for a decision. */
export const toRequest = targetOf('Withdrawal', (record) =>
  linkOptions({ to: '/admin/dashboard/withdrawrequest', search: { record } }),
);

/** Returns the target of a link to a withdrawal that was decided, on the page Withdraw History. */
export const toWithdrawal = targetOf('Withdrawal', (record) =>
  linkOptions({ to: '/admin/dashboard/withdraw-history', search: { record } }),
);

const toPending = targetOf('Part-payment for project', (record) =>
  linkOptions({ to: '/admin/dashboard/pending/part-payments', search: { record } }),
);

const toPaid = targetOf('Part-payment for project', (record) =>
  linkOptions({ to: '/admin/dashboard/all/part-payments', search: { record } }),
);

/**
 * Returns the target of a link to a part-payment, among the paid or among the pending part-payments.
 *
 * @param id the part-payment's own id, or its job's id if it has none
 */
export const toPartPayment = (id: string | null, isPaid: boolean): NamedTarget =>
  isPaid ? toPaid(id) : toPending(id);

/** Returns the target of a link to a job. */
export const toJob = targetOf('Job', (record) =>
  linkOptions({ to: '/admin/jobs', search: { record } }),
);

/** Returns the target of a link to a transaction. */
export const toTransaction = targetOf('Transaction', (record) =>
  linkOptions({ to: '/admin/dashboard/transaction-history', search: { record } }),
);

/**
 * Returns whether the lists have a part-payment under the id of its job. A host that searches Part Payment History has
 * one for each job; on other hosts, part-payments may have ids of their own.
 */
export const useIsListedByJob = (): boolean => useOffersShortCall('listPaidPartPayments') === true;

/**
 * Returns the target of a link to a record that was decided. All decided withdrawals are in Withdraw History. The panel
 * of the job has every other part-payment, also a rejected one, which is in no list.
 *
 * @param reference the id of the withdrawal, or of the job of a part-payment
 * @param isPaidByJob whether Part Payment History has the part-payment under the id of its job
 */
export function decidedTarget(
  kind: MoneyRecordKind,
  reference: string | null,
  isPaidByJob: boolean,
): NamedTarget {
  if (kind === 'withdrawal') return toWithdrawal(reference);
  return isPaidByJob ? toPaid(reference) : toJob(reference);
}
