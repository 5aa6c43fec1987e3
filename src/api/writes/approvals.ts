/**
 * The writes that move money. They have their own file, because every page loads the lists for the counts in
 * the menu, and only the two queues need the writes.
 */
import { mutationOptions } from '@tanstack/react-query';
import { writeMeta } from '../cache/invalidation.ts';
import { approvePartPayment } from '../generated/part-payments.ts';
import { approveWithdrawal } from '../generated/withdrawals.ts';
import type { Headers } from '../transport/call.ts';
import { readWriteAnswer, type WriteError } from './write-outcome.ts';

/** The row to approve. The headers are those that the host's document names. */
export interface Approval {
  id: string;
  headers?: Headers<'approveWithdrawal'>;
}

/** An approval returns the host's message, or null. */
function approval(
  operationId: 'approveWithdrawal' | 'approvePartPayment',
  send: typeof approveWithdrawal,
) {
  return mutationOptions<string | null, WriteError, Approval>({
    mutationKey: [operationId],
    meta: writeMeta(operationId),
    // use-attempts.ts reads past writes for as long as the page is open.
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: ({ id, headers = {} }) => readWriteAnswer(operationId, send({ id }, headers)),
  });
}

/** Approves the withdrawal with this id. */
export const approveWithdrawalMutation = approval('approveWithdrawal', approveWithdrawal);

/** Approves the part-payment with this id: its own id if the host sends one, else its job's id. */
export const approvePartPaymentMutation = approval('approvePartPayment', approvePartPayment);
