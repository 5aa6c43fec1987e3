import { clockTime, formatMoment } from '../../../lib/values/calendar.ts';
import { resultLabels } from '../decision-facts.ts';
import type { DecisionSubject, QueueRow } from '../decision-subject.ts';
import { useDecision } from '../use-decision.ts';
import { noLongerWaiting } from '../why-locked.ts';

/** The decision of somebody else on a row. */
export interface DecidedBy {
  /** The status for the row: "Approved", "Rejected" or "No longer waiting". */
  status: string;
  /** A sentence with the decision, its account and its time; null if these are not known. */
  sentence: string | null;
  /** A few words: "Approved by hauwa.sani, 14:21" (Africa/Lagos) or `noLongerWaiting`; '' while the history is read. */
  words: string;
}

/**
 * Reads the decision on a row from the history of the row, if the host offers histories.
 *
 * @param isDecided whether the row no longer waits; if it still waits, nothing is read and the result is null
 */
export function useDecidedBy<T extends QueueRow>(
  subject: DecisionSubject<T>,
  row: T,
  isDecided: boolean,
): DecidedBy | null {
  const reference = subject.referenceOf(row);
  const record = {
    kind: subject.kind,
    reference,
    requestedAt: subject.createdAt(row),
    amount: subject.amountOf(row),
    isPaid: false,
  };
  const { decision, isFetching } = useDecision(record, { enabled: isDecided, staleTime: 0 });
  if (!isDecided) return null;
  if (decision === undefined)
    return { status: noLongerWaiting, sentence: null, words: isFetching ? '' : noLongerWaiting };
  const { at, by } = decision;
  const status = resultLabels[decision.action];
  const who = by === null ? '' : ` by ${by}`;
  return {
    status,
    sentence: `${subject.nameOf(reference)} was ${status.toLowerCase()}${who}, ${formatMoment(at)}.`,
    words: `${status}${who.replace(/@.*/, '')}, ${clockTime(at.time)}`,
  };
}
