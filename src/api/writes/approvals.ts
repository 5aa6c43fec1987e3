/**
 * The writes that move money. They stand apart from the lists they change: every page reads those, for the
 * counts in the menu, and only the two queues need the writes.
 */
import { mutationOptions } from '@tanstack/react-query';
import { approvePartPayment, approveWithdrawal } from '../generated/operations.ts';
import { readWriteAnswer, type WriteError } from './write-outcome.ts';

/** Approves the withdrawal with this id. Returns the host's own words about it, or null. */
export const approveWithdrawalMutation = mutationOptions<string | null, WriteError, { id: string }>(
  {
    mutationKey: ['approveWithdrawal'],
    meta: { operationId: 'approveWithdrawal' },
    // What was decided here is remembered as long as the page is open; see use-attempts.ts.
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: ({ id }) => readWriteAnswer('approveWithdrawal', approveWithdrawal({ id })),
  },
);

/** Approves the part-payment with this id: its own where the host sends one, else its job's. */
export const approvePartPaymentMutation = mutationOptions<
  string | null,
  WriteError,
  { id: string }
>({
  mutationKey: ['approvePartPayment'],
  meta: { operationId: 'approvePartPayment' },
  // What was decided here is remembered as long as the page is open; see use-attempts.ts.
  gcTime: Number.POSITIVE_INFINITY,
  mutationFn: ({ id }) => readWriteAnswer('approvePartPayment', approvePartPayment({ id })),
});
