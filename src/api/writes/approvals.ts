/**
 * The writes that move money. They have their own file, because every page loads the lists for the counts in
 * the menu, and only the two queues need the writes.
 */
import { mutationOptions } from '@tanstack/react-query';
import { type Kobo, toNaira } from '../../lib/values/money.ts';
import { writeMeta } from '../cache/invalidation.ts';
import { approveSeenPartPayment, approveSeenWithdrawal } from '../generated/extensions.ts';
import { approvePartPayment } from '../generated/part-payments.ts';
import { approveWithdrawal } from '../generated/withdrawals.ts';
import { readWriteAnswer, type WriteError } from './write-outcome.ts';

/** The values on screen when the approval was sent. */
export interface Seen {
  amount: Kobo;
  /** The version of the row. */
  version: string;
  /** The `Idempotency-Key`: the host carries out the first call and returns its answer to repeated calls. */
  key: string;
}

/** The row to approve. `seen` is set if the host checks it. */
export interface Approval {
  id: string;
  seen?: Seen | undefined;
}

interface Calls {
  plain: (path: { id: string }) => Promise<unknown>;
  seen: typeof approveSeenWithdrawal;
}

/**
 * An approval returns the host's message, or null. Both kinds of call share one mutation key, so that a row
 * stays locked after either.
 */
function approval(
  operationId: 'approveWithdrawal' | 'approvePartPayment',
  seenId: 'approveSeenWithdrawal' | 'approveSeenPartPayment',
  calls: Calls,
) {
  return mutationOptions<string | null, WriteError, Approval>({
    mutationKey: [operationId],
    // Both kinds of call invalidate the same keys.
    meta: writeMeta(operationId),
    // use-attempts.ts reads past writes for as long as the page is open.
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn({ id, seen }) {
      if (seen === undefined) return readWriteAnswer(operationId, calls.plain({ id }));
      const { amount, version, key } = seen;
      const body = { amount: toNaira(amount), version };
      return readWriteAnswer(seenId, calls.seen({ id }, body, { 'Idempotency-Key': key }));
    },
  });
}

/** Approves the withdrawal with this id. */
export const approveWithdrawalMutation = approval('approveWithdrawal', 'approveSeenWithdrawal', {
  plain: approveWithdrawal,
  seen: approveSeenWithdrawal,
});

/** Approves the part-payment with this id: its own id if the host sends one, else its job's id. */
export const approvePartPaymentMutation = approval('approvePartPayment', 'approveSeenPartPayment', {
  plain: approvePartPayment,
  seen: approveSeenPartPayment,
});
