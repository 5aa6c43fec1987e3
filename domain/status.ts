/** The status words of hosts. A word is known in every case, and with spaces, `_` or hyphens between its parts. */

/** Returns a status word in lower case with hyphens: the key of lookups and filters. */
export function statusKey(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
}

/** The words that mean that money was paid, as keys; `status_is_paid` in SQL knows the same. */
export const paidStatuses: readonly string[] = [
  'completed',
  'approved',
  'paid',
  'success',
  'successful',
];

/** The words that mean that nothing is done or paid any more, as keys. */
export const failedStatuses: readonly string[] = [
  'rejected',
  'failed',
  'declined',
  'cancelled',
  'canceled',
  'reversed',
  'refunded',
  'expired',
  'voided',
];
