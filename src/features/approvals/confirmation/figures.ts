import type { RowSource } from '../../../lib/row-index/row-source.ts';
import { formatMoney } from '../../../lib/values/money.ts';
import type { DecisionSubject, QueueRow } from '../decision-subject.ts';

/** Returns what a decision on a row depends on: the artisan's name and the amounts, each with its label, as text. */
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

/** Returns a text for each figure that changed: its label, the old value and the new value. */
export function changesBetween<T extends QueueRow>(
  subject: DecisionSubject<T>,
  before: T,
  now: T,
): string[] {
  const newFigures = figuresOf(subject, now);
  return figuresOf(subject, before).flatMap(([label, old], index) => {
    const value = newFigures[index]?.[1];
    return value === undefined || value === old ? [] : [`${label} ${old} → ${value}`];
  });
}

/**
 * Returns the index of a row in a list, or -1. Several part-payments may have the id of one job: then the
 * index is that of the first one with the same figures, or of the first one if all of them have other figures.
 */
export function indexOfRow<T extends QueueRow>(
  subject: DecisionSubject<T>,
  rows: RowSource<T>,
  row: T,
): number {
  const id = subject.idOf(row);
  let [first, withSameFigures] = [-1, -1];
  rows.each((other, index) => {
    if (subject.idOf(other) !== id) return;
    if (first < 0) first = index;
    if (withSameFigures < 0 && changesBetween(subject, row, other).length === 0)
      withSameFigures = index;
  });
  return withSameFigures < 0 ? first : withSameFigures;
}
