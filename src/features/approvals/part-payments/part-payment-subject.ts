import { maxPaidFor, maxPaidPercent } from '../../../../domain/decision-rules.ts';
import { partPaymentQueue } from '../../../api/money-queues.ts';
import { type PartPayment, paidPartPaymentsHostList } from '../../../api/part-payments.ts';
import {
  approvePartPaymentMutation,
  rejectPartPaymentMutation,
} from '../../../api/writes/decide.ts';
import { asKobo, formatMoney, subtract } from '../../../lib/values/money.ts';
import type { DecisionSubject } from '../decision-subject.ts';
import { approvedListOf } from '../locks/approved-list.ts';

/** Returns the most that may be paid for a project; null without a price. */
const maximumOf = ({ job_amount }: PartPayment) =>
  job_amount === null ? null : asKobo(maxPaidFor(job_amount));

const maximumLabel =
  maxPaidPercent === 100 ? 'Project Amount' : `${maxPaidPercent}% of Project Amount`;

/** Describes part-payments for the confirmation. The amount is a share of the project's price. */
export const partPaymentSubject: DecisionSubject<PartPayment> = {
  ...partPaymentQueue,
  operations: { approve: 'approvePartPayment', reject: 'rejectPartPayment' },
  approval: approvePartPaymentMutation,
  rejection: rejectPartPaymentMutation,
  approvedList: approvedListOf(
    'Part Payment History',
    paidPartPaymentsHostList,
    ({ job_id }) => job_id,
  ),
  reasons: [
    'The work for this payment is not finished.',
    'The client disputes the work.',
    'The amount is not what was agreed.',
    'The request was made twice.',
  ],
  rejectionOpening: ({ job_id, part_payment_amount }) =>
    `The part-payment of ${formatMoney(part_payment_amount)} for project ${job_id ?? 'NIL'} was not approved.`,
  labelOf: ({ job_id }) => `part-payment for project ${job_id ?? 'without id'}`,
  referenceOf: ({ job_id }) => job_id,
  dateOf: ({ job_deadline }) => job_deadline,
  maximumOf,
  paidBeforeOf: ({ paid_before }) => paid_before,
  withCurrent: (row, { amount, whole, paid_before, status, version }) => ({
    ...row,
    part_payment_amount: amount ?? row.part_payment_amount,
    job_amount: whole ?? row.job_amount,
    paid_before: paid_before ?? row.paid_before,
    part_payment_status: status ?? row.part_payment_status,
    version: version ?? row.version,
  }),
  signedAmountOf: ({ part_payment_amount }) => part_payment_amount,
  unchangedByRejection: ({ part_payment_amount }) => part_payment_amount,
  balance: {
    keyOf: ({ job_id }) => job_id,
    availableOf: (row) => {
      const maximum = maximumOf(row);
      return maximum === null || row.paid_before === null
        ? null
        : subtract(maximum, row.paid_before);
    },
  },
  words: {
    artisan: 'Artisan name',
    reference: 'Project ID',
    date: 'Deadline',
    maximum: maximumLabel,
    paidBefore: 'Paid before',
    amount: 'Part Payment',
    left: 'Remaining',
    unchanged: 'Stays unpaid',
    maximumUnknown: 'Project amount not known',
    aboveMaximum: 'Above project amount',
    aboveRemaining: 'Above remaining',
    balanceUnknown: 'Earlier payments not known: decide on it by itself',
    notCovered: 'Above what the selected part-payments leave',
    rows: 'part-payments',
    barLabel: (amount, maximum) => `${amount} of the ${maximum} that may be paid`,
    gone: 'This part-payment is no longer waiting. Part Payment History shows whether it was approved.',
  },
};
