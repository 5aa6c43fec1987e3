import type { RowSource } from '../../../lib/row-index/row-source.ts';
import { formatMoney } from '../../../lib/values/money.ts';
import type { DecisionSubject, QueueRow } from '../decision-subject.ts';

/** Returns the figures for a decision, each with its label and its printed value. */
export function figuresOf<T extends QueueRow>(
  subject: DecisionSubject<T>,
  row: T,
): readonly (readonly [label: string, value: string])[] {
  const { words } = subject;
  return [
    [words.artisan, row.artisan_name ?? 'NIL'],
    [words.maximum, formatMoney(subject.maximumOf(row))],
    [words.amount, formatMoney(subject.amountOf(row))],
    ...(words.paidBefore === undefined
      ? []
      : ([[words.paidBefore, formatMoney(subject.paidBeforeOf(row))]] as const)),
  ];
}

/** Returns each figure that changed, with its old and its new value. */
export function changesBetween<T extends QueueRow>(
  subject: DecisionSubject<T>,
  before: T,
  now: T,
): string[] {
  const fresh = figuresOf(subject, now);
  return figuresOf(subject, before).flatMap(([label, old], index) => {
    const value = fresh[index]?.[1];
    return value === undefined || value === old ? [] : [`${label} ${old} → ${value}`];
  });
}

/**
 * Returns the index of a row in a newer list, or -1. Part-payments without an id of their own share the id of their
 * job; the one with the same figures is the row, else the first one.
 */
export function indexOfRow<T extends QueueRow>(
  subject: DecisionSubject<T>,
  rows: RowSource<T>,
  row: T,
): number {
  const id = subject.idOf(row);
  let [first, same] = [-1, -1];
  rows.each((other, index) => {
    if (subject.idOf(other) !== id) return;
    if (first < 0) first = index;
    if (same < 0 && changesBetween(subject, row, other).length === 0) same = index;
  });
  return same < 0 ? first : same;
}
