import { maxPaidFor, maxPaidPercent } from '../../../../domain/decision-rules.ts';
import { partPaymentQueue } from '../../../api/money-queues.ts';
import {
  type PartPayment,
  paidPartPaymentsQuery,
  paidPartPaymentsSearch,
} from '../../../api/part-payments.ts';
import {
  approvePartPaymentMutation,
  rejectPartPaymentMutation,
} from '../../../api/writes/decide.ts';
import { asKobo, formatMoney, subtract } from '../../../lib/values/money.ts';
import type { DecisionSubject } from '../decision-subject.ts';
import { historyOf } from '../locks/history.ts';

/** Returns the most that may be paid for a project; null without a price. */
const wholeOf = ({ job_amount }: PartPayment) =>
  job_amount === null ? null : asKobo(maxPaidFor(job_amount));

const whole = maxPaidPercent === 100 ? 'Project Amount' : `${maxPaidPercent}% of Project Amount`;

/** The descriptor of part-payments: the amount is a share of the project's price. */
export const partPaymentSubject: DecisionSubject<PartPayment> = {
  ...partPaymentQueue,
  kind: 'part-payment',
  operations: { approve: 'approvePartPayment', reject: 'rejectPartPayment' },
  approval: approvePartPaymentMutation,
  rejection: rejectPartPaymentMutation,
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
  labelled: ({ job_id }) => `part-payment for project ${job_id ?? 'without id'}`,
  referenceOf: ({ job_id }) => job_id,
  dateOf: ({ job_deadline }) => job_deadline,
  wholeOf,
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
    availableOf: (row) => {
      const most = wholeOf(row);
      return most === null || row.paid_before === null ? null : subtract(most, row.paid_before);
    },
  },
  words: {
    artisan: 'Artisan name',
    reference: 'Project ID',
    date: 'Deadline',
    whole,
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
    share: (amount, most) => `${amount} of the ${most} that may be paid`,
    gone: 'This part-payment is no longer waiting. Part Payment History shows whether it was approved.',
  },
};
