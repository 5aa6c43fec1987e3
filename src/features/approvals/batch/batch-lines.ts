import { add, type Kobo, subtract, zeroKobo } from '../../../lib/values/money.ts';
import type { DecisionSubject, QueueRow } from '../decision-subject.ts';

/** One row of a batch, and its result. Amounts are in kobo. */
export interface BatchLine<T> {
  id: string;
  row: T;
  amount: Kobo | null;
  /** What the rows above leave of the balance; null if the balance is not known. */
  before: Kobo | null;
  /** What the row leaves of `before`; null if `before` or the amount is not known. */
  left: Kobo | null;
  /** Null before the call for the row; `not-sent` if no call is sent for it. */
  state: 'under-way' | 'approved' | 'refused' | 'failed' | 'outcome-unknown' | 'not-sent' | null;
  /** The message about the call, or why no call is sent for the row. */
  words: string | null;
}

/**
 * Returns one line for each row, in the same order. A row that can be approved leaves less for the rows after it.
 *
 * @param whyNotInBatch returns why a row cannot be in a batch, or null; it does not check the balance
 * @param earlier what earlier lines leave of each balance, by the key of the balance
 */
export function batchLines<T extends QueueRow>(
  subject: DecisionSubject<T>,
  rows: readonly T[],
  whyNotInBatch: (row: T) => string | null,
  earlier: ReadonlyMap<string, Kobo> = new Map(),
): readonly BatchLine<T>[] {
  const { balance, words } = subject;
  const leftOfBalances = new Map<string, Kobo>();
  return rows.map((row) => {
    const [id, amount] = [subject.idOf(row) ?? '', subject.amountOf(row)];
    const key = balance.keyOf(row) ?? id;
    const before = leftOfBalances.get(key) ?? earlier.get(key) ?? balance.availableOf(row);
    const left = before === null || amount === null ? null : subtract(before, amount);
    const whyNotCovered = left === null ? words.balanceUnknown : left < 0 ? words.notCovered : null;
    const why = whyNotInBatch(row) ?? whyNotCovered;
    if (why === null && left !== null) leftOfBalances.set(key, left);
    return { id, row, amount, before, left, state: why === null ? null : 'not-sent', words: why };
  });
}

/** Returns what the lines leave of each balance if all of them are approved, by the key of the balance. */
export const leftAfter = <T extends QueueRow>(
  { balance }: DecisionSubject<T>,
  lines: readonly BatchLine<T>[],
): ReadonlyMap<string, Kobo> =>
  new Map(
    lines.flatMap(({ id, row, left }) => (left === null ? [] : [[balance.keyOf(row) ?? id, left]])),
  );

/** Returns the sum of the amounts. A line without an amount adds nothing. */
export const totalOf = <T>(lines: readonly BatchLine<T>[]): Kobo =>
  lines.reduce((sum, { amount }) => add(sum, amount ?? zeroKobo), zeroKobo);
