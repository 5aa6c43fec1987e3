/** Why Yes is locked: the reasons of a row, which its buttons, its confirmation and a batch share, and those of a batch. */
import { useCallback } from 'react';
import { useIsOnline } from '../../api/transport/connection.ts';
import type { Attempt } from '../../api/writes/use-attempts.ts';
import { shutterReason, useShutter } from '../../lib/browser/privacy/shutter.ts';
import type { RowsById } from '../../lib/row-index/rows-by-id.ts';
import { formatMoney, type Kobo, subtract } from '../../lib/values/money.ts';
import { whyNotWaiting } from '../../lib/values/status.ts';
import type { Attempts, DecidedRow, DecisionKind, DecisionSubject } from './decision-subject.ts';
import { useWhyTyped } from './rules/use-decision-rules.ts';

/** The reason at every row while the host cannot be reached. */
export const offlineWords = 'Offline: nothing can be decided until the connection is back';

/** Returns why the row itself cannot be approved or rejected, in words that fit under its amount, or null. */
function whyNotDecidable<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  kind: DecisionKind,
  row: T,
): string | null {
  const decided = subject.isUndecided(row) ? null : whyNotWaiting(subject.statusOf(row));
  if (kind === 'reject') return decided;
  if (subject.idOf(row) === null) return 'No id';
  if (decided !== null) return decided;
  const [amount, whole] = [subject.amountOf(row), subject.wholeOf(row)];
  if (amount === null) return 'No amount';
  if (amount <= 0) return 'Not above zero';
  if (whole === null) return subject.words.wholeUnknown;
  if (amount > whole) return subject.words.aboveWhole;
  return whyAboveLeft(subject, row, subject.paidBeforeOf(row));
}

/** Returns why the amount is more than the rest after earlier payments, or null. */
export function whyAboveLeft<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  row: T,
  paidBefore: Kobo | null,
): string | null {
  const [amount, whole] = [subject.amountOf(row), subject.wholeOf(row)];
  if (amount === null || whole === null || paidBefore === null) return null;
  return amount > subtract(whole, paidBefore)
    ? (subject.words.aboveLeft ?? subject.words.aboveWhole)
    : null;
}

/** The words for a row while the outcome of its decision is unknown. */
export const unknownWords = 'Result not known';

const eitherWords = { failed: 'Checking after a failure', unknown: unknownWords };

const attemptWords: Record<DecisionKind, Record<Attempt, string>> = {
  approve: { 'under-way': 'Approval under way', 'carried-out': 'Approved here', ...eitherWords },
  reject: { 'under-way': 'Rejection under way', 'carried-out': 'Rejected here', ...eitherWords },
};

/** Returns the words for a row whose decision this page already sent, or null. An attempt of one kind locks both. */
function wordsOfAttempt(attempts: Attempts, id: string | null): string | null {
  if (id === null) return null;
  for (const kind of ['approve', 'reject'] as const) {
    const attempt = attempts[kind].get(id);
    if (attempt !== undefined) return attemptWords[kind][attempt];
  }
  return null;
}

/**
 * Returns why a row cannot be decided on, whatever the other rows and the host's connection: an attempt, an open lock,
 * or the row itself; or null.
 *
 * @param whyUnknown returns why an id is locked by a decision without a known outcome, or null
 */
export function whyRowLocked<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  kind: DecisionKind,
  row: T,
  attempts: Attempts,
  whyUnknown: (id: string) => string | null,
): string | null {
  const id = subject.idOf(row);
  const words = id === null ? null : (wordsOfAttempt(attempts, id) ?? whyUnknown(id));
  return words ?? whyNotDecidable(subject, kind, row);
}

/**
 * Returns why an open confirmation cannot send anything now, or null.
 *
 * @param isReading whether the figures on screen are read again
 */
export function useWhyNotNow(isReading: boolean): string | null {
  const isOnline = useIsOnline();
  const isBlurred = useShutter();
  if (isBlurred) return shutterReason;
  if (isReading) return 'Checking the figures…';
  return isOnline ? null : offlineWords;
}

/** Returns why a row cannot be approved together with others, apart from their balance, or null. */
export type WhyNotInBatch<T> = (row: T, listed?: RowsById<T>) => string | null;

/**
 * Returns a function that checks a row by the list on screen, or by a newer one.
 *
 * @param whyLocked returns why the row cannot be approved by itself, or null
 */
export function useWhyNotInBatch<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  listed: RowsById<T>,
  whyLocked: (kind: 'approve', row: T) => string | null,
): WhyNotInBatch<T> {
  const whyTyped = useWhyTyped();
  return useCallback(
    (row, { rowOf, isShared } = listed) => {
      const id = subject.idOf(row) ?? '';
      if (rowOf(id) === undefined) return 'No longer in the list';
      const why = whyLocked('approve', row) ?? whyTyped(subject.amountOf(row));
      return why ?? (isShared(id) ? 'Several rows have this id: decide on each by itself' : null);
    },
    [subject, listed, whyLocked, whyTyped],
  );
}

/**
 * Returns how a row of a batch differs from the one in the confirmation, or null.
 *
 * @param shown the row in the confirmation, and what was available for it less the rows above it
 */
export function whyChanged<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  shown: { row: T; before: Kobo | null },
  row: T,
): string | null {
  const wordsOf = (one: T) => `${formatMoney(subject.amountOf(one))} to ${one.artisan_name}`;
  const [old, now] = [wordsOf(shown.row), wordsOf(row)];
  if (old !== now || shown.row.artisan_id !== row.artisan_id) return `It changed: ${old} → ${now}`;
  const left = subject.balance.availableOf(row);
  return left !== null && shown.before !== null && left >= shown.before
    ? null
    : `${subject.words.whole} changed: ${formatMoney(shown.before)} → ${formatMoney(left)}`;
}
