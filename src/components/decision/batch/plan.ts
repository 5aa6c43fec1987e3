import { add, formatMoney, type Kobo, noMoney, subtract } from '../../../lib/values/money.ts';
import type { DecidedRow, DecisionSubject } from '../decision-subject.ts';

/** One row of a selection, with the amounts after the rows above it. */
export interface Line<T> {
  id: string;
  row: T;
  amount: Kobo | null;
  /** The amount in its purse, less the rows above that take from the same purse. */
  before: Kobo | null;
  /** The amount that it leaves in its purse; null if unknown, or if the row is not sent. */
  left: Kobo | null;
  /** Why it is not sent, or null. */
  why: string | null;
}

/** The lines of a run, and the sum of the sent lines. */
export interface Plan<T> {
  lines: readonly Line<T>[];
  sent: readonly Line<T>[];
  total: Kobo;
}

/**
 * Returns the result of approving the rows in this order. Rows of one purse add up; a row that needs more than the
 * rest of its purse is not sent.
 *
 * @param whyNot returns why a row is not sent, apart from its purse, or null
 */
export function planOf<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  rows: readonly T[],
  whyNot: (row: T, id: string) => string | null,
): Plan<T> {
  const purses = new Map<string, Kobo>();
  const lines = rows.map((row): Line<T> => {
    const [key, amount, id] = [subject.purse.keyOf(row), subject.amountOf(row), subject.idOf(row)];
    const before = purses.get(key ?? '') ?? subject.purse.availableOf(row);
    const left = before === null || amount === null ? null : subtract(before, amount);
    const isTooMuch = left !== null && left < 0;
    const why = whyNot(row, id ?? '') ?? (isTooMuch ? subject.words.purseEmpty : null);
    if (why === null && left !== null && key !== null) purses.set(key, left);
    return { id: id ?? '', row, amount, before, left: why === null ? left : null, why };
  });
  const sent = lines.filter(({ why }) => why === null);
  return { lines, sent, total: totalOf(sent) };
}

/** Returns the sum of the known amounts. */
export const totalOf = <T>(lines: readonly Pick<Line<T>, 'amount'>[]): Kobo =>
  lines.reduce((sum, { amount }) => add(sum, amount ?? noMoney), noMoney);

/** The rows of one purse, and the amount that their approval leaves in it. */
export interface ClearedPurse<T> {
  key: string;
  name: string;
  available: Kobo | null;
  sum: Kobo;
  left: Kobo | null;
  lines: readonly Line<T>[];
}

/** Returns the amount that each purse has left if all of these rows are approved; it may be below zero. */
export function clearedPurses<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  rows: readonly T[],
): readonly ClearedPurse<T>[] {
  const byPurse = new Map<string, T[]>();
  for (const row of rows) {
    const key = subject.purse.keyOf(row) ?? `row ${subject.idOf(row)}`;
    const same = byPurse.get(key);
    if (same === undefined) byPurse.set(key, [row]);
    else same.push(row);
  }
  return [...byPurse].flatMap(([key, same]) => {
    const [first] = same;
    if (first === undefined) return [];
    const available = subject.purse.availableOf(first);
    let before = available;
    const lines = same.map((row): Line<T> => {
      const amount = subject.amountOf(row);
      const left = before === null || amount === null ? null : subtract(before, amount);
      const line = { id: subject.idOf(row) ?? '', row, amount, before, left, why: null };
      before = left;
      return line;
    });
    const sum = totalOf(lines);
    return [{ key, name: subject.purse.nameOf(first), available, sum, left: before, lines }];
  });
}

/** Returns the figures of a line as text: a line whose text changes has to be read again. */
export const shownIn = <T extends DecidedRow>(
  { id, row, amount, left, why }: Line<T>,
  subject: DecisionSubject<T>,
): string =>
  [id, row.artisan_name, formatMoney(amount), formatMoney(left), subject.statusOf(row), why].join(
    '\n',
  );
