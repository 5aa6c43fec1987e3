import { withdrawalQueue } from '../../../api/money-queues.ts';
import { approvedWithdrawalsHostList, type WithdrawalRequest } from '../../../api/withdrawals.ts';
import { approveWithdrawalMutation, rejectWithdrawalMutation } from '../../../api/writes/decide.ts';
import { idOf } from '../../../lib/values/ids.ts';
import { formatMoney, subtract, zeroKobo } from '../../../lib/values/money.ts';
import type { DecisionSubject } from '../decision-subject.ts';
import { approvedListOf } from '../locks/approved-list.ts';

/** Describes withdrawal requests for the confirmation. The amount leaves the artisan's balance. */
export const withdrawalSubject: DecisionSubject<WithdrawalRequest> = {
  ...withdrawalQueue,
  operations: { approve: 'approveWithdrawal', reject: 'rejectWithdrawal' },
  approval: approveWithdrawalMutation,
  rejection: rejectWithdrawalMutation,
  approvedList: approvedListOf('Withdraw History', approvedWithdrawalsHostList, idOf),
  reasons: [
    'The bank account is not in the artisan’s name.',
    'The bank details are missing or wrong.',
    'A client disputes the work.',
    'The request was made twice.',
  ],
  rejectionOpening: ({ withdrawal_amount }) =>
    `Your request to withdraw ${formatMoney(withdrawal_amount)} was not approved.`,
  labelOf: ({ id }) => `withdrawal ${id ?? 'without id'}`,
  referenceOf: ({ id }) => id,
  dateOf: ({ start_date }) => start_date,
  maximumOf: ({ available_amount }) => available_amount,
  paidBeforeOf: () => null,
  withCurrent: (row, { amount, whole, status, version }) => ({
    ...row,
    withdrawal_amount: amount ?? row.withdrawal_amount,
    available_amount: whole ?? row.available_amount,
    status: status ?? row.status,
    version: version ?? row.version,
  }),
  signedAmountOf: ({ withdrawal_amount: amount }) =>
    amount === null || amount < 0 ? amount : subtract(zeroKobo, amount),
  unchangedByRejection: ({ withdrawal_amount, available_amount }) =>
    withdrawal_amount === null ? null : available_amount,
  balance: {
    // Without an artisan id, rows with the same name and the same balance count as one artisan.
    keyOf: ({ artisan_id, artisan_name, available_amount }) =>
      artisan_id ?? `${artisan_name ?? 'NIL'} ${available_amount ?? 'NIL'}`,
    availableOf: ({ available_amount }) => available_amount,
  },
  words: {
    artisan: 'Artisan Name',
    reference: 'Withdrawal ID',
    maximum: 'Available Amount',
    amount: 'Withdrawal Amount',
    left: 'Balance after',
    unchanged: 'Balance stays',
    maximumUnknown: 'Balance not known',
    aboveMaximum: 'Above available',
    balanceUnknown: 'Balance not known',
    notCovered: 'Above the balance after the selected requests',
    rows: 'withdrawal requests',
    barLabel: (amount, maximum) => `${amount} of ${maximum} leaves the balance`,
    gone: 'This request is no longer waiting. Withdraw History shows whether it was approved.',
  },
};
