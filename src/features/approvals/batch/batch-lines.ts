import { add, type Kobo, subtract, zeroKobo } from '../../../lib/values/money.ts';
import type { DecisionSubject, QueueRow } from '../decision-subject.ts';

/** One row of a batch. */
export interface BatchLine<T> {
  id: string;
  row: T;
  amount: Kobo | null;
  /** What is available before it and after it, less the rows above it; null if not known. */
  before: Kobo | null;
  left: Kobo | null;
  /** Null until its call. */
  state: 'under-way' | 'approved' | 'refused' | 'failed' | 'outcome-unknown' | 'not-sent' | null;
  /** The host's message, or why it is not sent. */
  words: string | null;
}

/**
 * Returns the lines of these rows, in this order. Rows of one balance add up.
 *
 * @param whyNotInBatch returns why a row cannot be in a batch, apart from its balance, or null
 * @param earlier what the rows before these leave of each balance
 */
export function batchLines<T extends QueueRow>(
  subject: DecisionSubject<T>,
  rows: readonly T[],
  whyNotInBatch: (row: T) => string | null,
  earlier: ReadonlyMap<string, Kobo> = new Map(),
): readonly BatchLine<T>[] {
  const { balance, words } = subject;
  const rest = new Map<string, Kobo>();
  return rows.map((row) => {
    const [id, amount] = [subject.idOf(row) ?? '', subject.amountOf(row)];
    const key = balance.keyOf(row) ?? id;
    const before = rest.get(key) ?? earlier.get(key) ?? balance.availableOf(row);
    const left = before === null || amount === null ? null : subtract(before, amount);
    const whyNotCovered = left === null ? words.balanceUnknown : left < 0 ? words.notCovered : null;
    const why = whyNotInBatch(row) ?? whyNotCovered;
    if (why === null && left !== null) rest.set(key, left);
    return { id, row, amount, before, left, state: why === null ? null : 'not-sent', words: why };
  });
}

/** Returns what lines that are all sent leave of each balance. */
export const restAfter = <T extends QueueRow>(
  { balance }: DecisionSubject<T>,
  lines: readonly BatchLine<T>[],
): ReadonlyMap<string, Kobo> =>
  new Map(
    lines.flatMap(({ id, row, left }) => (left === null ? [] : [[balance.keyOf(row) ?? id, left]])),
  );

/** Returns the sum of the known amounts. */
export const totalOf = <T>(lines: readonly BatchLine<T>[]): Kobo =>
  lines.reduce((sum, { amount }) => add(sum, amount ?? zeroKobo), zeroKobo);
