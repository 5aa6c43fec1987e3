/**
 * The only status words that mean that a row waits for a decision. Words are compared whole, because on some hosts
 * "pending payout" means that the row was approved.
 */
const waitingWords = ['pending', 'requested', 'new', 'awaiting approval', 'awaiting review'];

/** Returns a word in lower case without hyphens, underscores and spaces, because hosts spell it differently. */
const spellingKey = (word: string) => word.toLowerCase().replaceAll(/[\s_-]+/g, '');

const waitingKeys = new Set(waitingWords.map(spellingKey));

/**
 * Returns whether a row of a queue waits for a decision, by its status. A row without a status waits, because
 * the queue lists it. A row with an unknown word does not: money must not move on a guess.
 */
export function awaitsDecision(status: string | null): boolean {
  return status === null || waitingKeys.has(spellingKey(status));
}
