/**
 * The closed list of status words of rows that wait for a decision. On some hosts other words
 * that begin with these mean that the row was approved, such as "awaiting-payment" and "pending payout".
 */
const waitingWords = ['pending', 'requested', 'new', 'awaiting approval', 'awaiting review'];

/** Two spellings of a word differ in capitals, hyphens, underscores and spaces. */
const spellingKey = (word: string) => word.toLowerCase().replaceAll(/[\s_-]+/g, '');

const waitingKeys = new Set(waitingWords.map(spellingKey));

/**
 * Returns whether a row of a queue waits for a decision, by its status. A row without a status waits, because
 * the queue lists it. A row with any other word does not: money must not move on a guess.
 */
export function awaitsDecision(status: string | null): boolean {
  return status === null || waitingKeys.has(spellingKey(status));
}
