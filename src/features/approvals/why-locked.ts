/** The reasons why a row cannot be decided on: for its buttons, for its confirmation and for a batch. */
import { useCallback } from 'react';
import { useWhyOffline } from '../../api/transport/connection.ts';
import type { Attempt } from '../../api/writes/use-attempts.ts';
import { shutterReason, useShutter } from '../../lib/browser/privacy/shutter.ts';
import type { RowsById } from '../../lib/row-index/rows-by-id.ts';
import { formatMoney, type Kobo, subtract } from '../../lib/values/money.ts';
import { whyNotWaiting } from '../../lib/values/why-not-waiting.ts';
import {
  type Attempts,
  type DecisionKind,
  type DecisionSubject,
  paymentOf,
  type QueueRow,
} from './decision-subject.ts';
import { useWhyAmountTyped } from './rules/use-decision-rules.ts';

/** The words for a row that has left the queue, if it is not known who decided it. */
export const noLongerWaiting = 'No longer waiting';

/** Returns why the row itself does not allow a decision, in words that fit under its amount, or null. */
function whyNotDecidable<T extends QueueRow>(
  subject: DecisionSubject<T>,
  kind: DecisionKind,
  row: T,
): string | null {
  const notWaiting = subject.isUndecided(row) ? null : whyNotWaiting(subject.statusOf(row));
  if (kind === 'reject') return notWaiting;
  if (subject.idOf(row) === null) return 'No id';
  if (notWaiting !== null) return notWaiting;
  const [amount, maximum] = [subject.amountOf(row), subject.maximumOf(row)];
  if (amount === null) return 'No amount';
  if (amount <= 0) return 'Not above zero';
  if (maximum === null) return subject.words.maximumUnknown;
  if (amount > maximum) return subject.words.aboveMaximum;
  return whyAboveRemaining(subject, row, subject.paidBeforeOf(row));
}

/** Returns the reason if the amount is more than what remains after earlier payments, else null. */
export function whyAboveRemaining<T extends QueueRow>(
  subject: DecisionSubject<T>,
  row: T,
  paidBefore: Kobo | null,
): string | null {
  const [amount, maximum] = [subject.amountOf(row), subject.maximumOf(row)];
  if (amount === null || maximum === null || paidBefore === null) return null;
  return amount > subtract(maximum, paidBefore)
    ? (subject.words.aboveRemaining ?? subject.words.aboveMaximum)
    : null;
}

/** The words for a row while the outcome of its decision is unknown. */
export const unknownWords = 'Result not known';

const failureWords = { failed: 'Checking after a failure', unknown: unknownWords };

const attemptWords: Record<DecisionKind, Record<Attempt, string>> = {
  approve: { 'under-way': 'Approval under way', 'carried-out': 'Approved here', ...failureWords },
  reject: { 'under-way': 'Rejection under way', 'carried-out': 'Rejected here', ...failureWords },
};

/**
 * Returns the words for the attempt of this tab on a row, or null. While an approval is attempted, the row cannot be
 * rejected either, and the other way round.
 */
function wordsOfAttempt(attempts: Attempts, id: string): string | null {
  for (const kind of ['approve', 'reject'] as const) {
    const attempt = attempts[kind].get(id);
    if (attempt !== undefined) return attemptWords[kind][attempt];
  }
  return null;
}

/**
 * Returns why a row cannot be decided on: an attempt, a lock, or the row's own status and amounts; or null.
 *
 * @param whyIdLocked returns the reason if a decision on this id has no known outcome, else null
 */
export function whyRowLocked<T extends QueueRow>(
  subject: DecisionSubject<T>,
  kind: DecisionKind,
  row: T,
  attempts: Attempts,
  whyIdLocked: (id: string) => string | null,
): string | null {
  const id = subject.idOf(row);
  const words = id === null ? null : (wordsOfAttempt(attempts, id) ?? whyIdLocked(id));
  return words ?? whyNotDecidable(subject, kind, row);
}

/**
 * Returns why an open confirmation cannot send anything now, or null.
 *
 * @param isReading whether the figures on screen are being read again
 */
export function useWhyCannotSend(isReading: boolean): string | null {
  const whyOffline = useWhyOffline('decided');
  const isBlurred = useShutter();
  if (isBlurred) return shutterReason;
  if (isReading) return 'Checking the figures…';
  return whyOffline ?? null;
}

/**
 * Returns why a row cannot be in a batch, or null; it does not check the balance. `listed` has the rows of the newest
 * list; by default those on screen.
 */
export type WhyNotInBatch<T> = (row: T, listed?: RowsById<T>) => string | null;

/**
 * Returns a function that checks whether a row can be in a batch.
 *
 * @param listed the rows of the list on screen
 * @param whyLocked returns why the row cannot be approved by itself, or null
 */
export function useWhyNotInBatch<T extends QueueRow>(
  subject: DecisionSubject<T>,
  listed: RowsById<T>,
  whyLocked: (kind: 'approve', row: T) => string | null,
): WhyNotInBatch<T> {
  const whyAmountTyped = useWhyAmountTyped();
  return useCallback(
    (row, { rowOf, isShared } = listed) => {
      const id = subject.idOf(row) ?? '';
      if (rowOf(id) === undefined) return 'No longer in the list';
      const why = whyLocked('approve', row) ?? whyAmountTyped(subject.amountOf(row));
      return why ?? (isShared(id) ? 'Several rows have this id: decide on each by itself' : null);
    },
    [subject, listed, whyLocked, whyAmountTyped],
  );
}

/**
 * Returns how a row has changed since the confirmation of its batch, or null. A balance that has grown is no change.
 *
 * @param confirmed the row in the confirmation, and what was available for it after the rows above it
 */
export function whyChanged<T extends QueueRow>(
  subject: DecisionSubject<T>,
  confirmed: { row: T; before: Kobo | null },
  row: T,
): string | null {
  const [old, now] = [paymentOf(subject, confirmed.row), paymentOf(subject, row)];
  const isSamePayee = confirmed.row.artisan_id === row.artisan_id;
  if (old !== now || !isSamePayee) return `It changed: ${old} → ${now}`;
  const available = subject.balance.availableOf(row);
  return available !== null && confirmed.before !== null && available >= confirmed.before
    ? null
    : `${subject.words.maximum} changed: ${formatMoney(confirmed.before)} → ${formatMoney(available)}`;
}
