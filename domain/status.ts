/** The status words of hosts. Upper and lower case are the same, and so are spaces, `_` and hyphens between words. */

/** Returns a status word in lower case with hyphens: the key of lookups and filters. */
export function statusKey(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
}

/** The words that mean that money was paid, as keys. `status_is_paid` in SQL has the same words. */
export const paidStatuses: readonly string[] = [
  'completed',
  'approved',
  'paid',
  'success',
  'successful',
];

/** The words that mean that a job or payment failed or was undone, as keys. `status_is_failed` in SQL has the same. */
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
