/**
 * The writes that move money. They have their own file, because every page loads the lists for the counts in
 * the menu, and only the two queues need the writes.
 */
import { mutationOptions } from '@tanstack/react-query';
import { approvePartPayment, approveWithdrawal } from '../generated/operations.ts';
import { readWriteAnswer, type WriteError } from './write-outcome.ts';

/** Approves the withdrawal with this id. Returns the host's message, or null. */
export const approveWithdrawalMutation = mutationOptions<string | null, WriteError, { id: string }>(
  {
    mutationKey: ['approveWithdrawal'],
    meta: { operationId: 'approveWithdrawal' },
    // use-attempts.ts reads past writes for as long as the page is open.
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: ({ id }) => readWriteAnswer('approveWithdrawal', approveWithdrawal({ id })),
  },
);

/** Approves the part-payment with this id: its own id if the host sends one, else its job's id. */
export const approvePartPaymentMutation = mutationOptions<
  string | null,
  WriteError,
  { id: string }
>({
  mutationKey: ['approvePartPayment'],
  meta: { operationId: 'approvePartPayment' },
  gcTime: Number.POSITIVE_INFINITY,
  mutationFn: ({ id }) => readWriteAnswer('approvePartPayment', approvePartPayment({ id })),
});
