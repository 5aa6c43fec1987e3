/** Links to records. Each opens the record in the panel beside its list. */
import { linkOptions } from '@tanstack/react-router';
import type { MoneyRecordKind } from '../../../domain/decision-rules.ts';
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
 * Returns the target of a link to a record that was decided. All decided withdrawals are in Withdraw History. A decided
 * part-payment is found in the panel of its job: it may have an id of its own, and no list has the rejected ones.
 *
 * @param reference the id of the withdrawal, or of the job of a part-payment
 */
export const decidedTarget = (kind: MoneyRecordKind, reference: string | null): NamedTarget =>
  kind === 'withdrawal' ? toWithdrawal(reference) : toJob(reference);
