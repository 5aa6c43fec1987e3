import {
  type PartPayment,
  paidPartPaymentsQuery,
  paidPartPaymentsSearch,
} from '../../api/part-payments.ts';
import { approvePartPaymentMutation } from '../../api/writes/approvals.ts';
import { rejectPartPaymentMutation } from '../../api/writes/rejections.ts';
import type { DecisionSubject } from '../../components/decision/decision-subject.ts';
import { historyOf } from '../../components/decision/locks/history.ts';
import { partPaymentQueue } from '../../components/decision/money-queues.ts';
import { formatMoney, subtract } from '../../lib/values/money.ts';

/** The descriptor of part-payments: the amount is a share of the project's price. */
export const partPaymentSubject: DecisionSubject<PartPayment> = {
  ...partPaymentQueue,
  kind: 'part-payment',
  approves: 'approvePartPayment',
  approval: approvePartPaymentMutation,
  rejection: rejectPartPaymentMutation,
  rejects: 'rejectPartPayment',
  history: historyOf(
    'Part Payment History',
    paidPartPaymentsQuery,
    paidPartPaymentsSearch,
    partPaymentQueue.idOf,
  ),
  reasons: [
    'The work for this payment is not finished.',
    'The client disputes the work.',
    'The amount is not what was agreed.',
    'The request was made twice.',
  ],
  rejectionOpening: ({ job_id, part_payment_amount }) =>
    `The part-payment of ${formatMoney(part_payment_amount)} for project ${job_id ?? 'NIL'} was not approved.`,
  name: ({ job_id }) => partPaymentQueue.nameOf(job_id),
  labelled: ({ job_id }) => `part-payment for project ${job_id ?? 'without id'}`,
  referenceOf: ({ job_id }) => job_id,
  dateOf: ({ job_deadline }) => job_deadline,
  wholeOf: ({ job_amount }) => job_amount,
  paidBeforeOf: ({ paid_before }) => paid_before,
  withCurrent: (row, { amount, whole, paid_before, status, version }) => ({
    ...row,
    part_payment_amount: amount ?? row.part_payment_amount,
    job_amount: whole ?? row.job_amount,
    paid_before: paid_before ?? row.paid_before,
    part_payment_status: status ?? row.part_payment_status,
    version: version ?? row.version,
  }),
  printedAmount: ({ part_payment_amount }) => part_payment_amount,
  unchangedBy: ({ part_payment_amount }) => part_payment_amount,
  balance: {
    keyOf: ({ job_id }) => job_id,
    availableOf: ({ job_amount, paid_before }) =>
      job_amount === null || paid_before === null ? null : subtract(job_amount, paid_before),
  },
  words: {
    artisan: 'Artisan name',
    reference: 'Project ID',
    date: 'Deadline',
    whole: 'Project Amount',
    paidBefore: 'Paid before',
    amount: 'Part Payment',
    left: 'Remaining',
    unchanged: 'Stays unpaid',
    wholeUnknown: 'Project amount not known',
    aboveWhole: 'Above project amount',
    aboveLeft: 'Above remaining',
    balanceUnknown: 'Earlier payments not known: decide on it by itself',
    notCovered: 'Above what the selected part-payments leave',
    rows: 'part-payments',
    share: (amount, whole) => `${amount} of the project amount ${whole}`,
    gone: 'This part-payment is no longer waiting. Part Payment History shows whether it was approved.',
  },
};
