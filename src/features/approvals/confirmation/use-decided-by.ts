import { useInfiniteQuery } from '@tanstack/react-query';
import { timelineQuery } from '../../../api/extensions/audit.ts';
import { useIsOffered } from '../../../components/host-action/use-is-offered.ts';
import { clockTime, formatMoment } from '../../../lib/values/calendar.ts';
import { isDecision, resultLabels } from '../decision-facts.ts';
import type { DecisionSubject, QueueRow } from '../decision-subject.ts';
import { noLongerWaiting } from '../why-locked.ts';

/** The decision of somebody else on a row. */
interface DecidedBy {
  /** The status for the row: "Approved", "Rejected" or "No longer waiting". */
  status: string;
  /** A sentence with the decision, its account and its time; null while these are not known. */
  text: string | null;
  /** The same in a few words, with the time in Africa/Lagos: "Approved by hauwa.sani, 14:21"; '' while it is read. */
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
  const isOffered = useIsOffered('listTimeline') === true;
  const { data, isFetching } = useInfiniteQuery({
    ...timelineQuery(subject.kind, reference ?? ''),
    staleTime: 0,
    enabled: isDecided && isOffered && reference !== null,
  });
  if (!isDecided) return null;
  // The part-payments of one job share a history: a decision before this request is about an earlier part-payment, and
  // without the time of the request no decision is certain to be about it.
  const earliest = subject.kind === 'part-payment' ? Number.POSITIVE_INFINITY : 0;
  const requestedAt = subject.createdAt(row)?.time ?? earliest;
  const [decision] = (data?.pages[0]?.entries ?? []).flatMap(({ action, at, by }) =>
    isDecision(action) && at !== null && at.time >= requestedAt
      ? { status: resultLabels[action], at, by }
      : [],
  );
  if (decision === undefined)
    return { status: noLongerWaiting, text: null, words: isFetching ? '' : noLongerWaiting };
  const { status, at, by } = decision;
  const who = by === null ? '' : ` by ${by}`;
  return {
    status,
    text: `${subject.nameOf(reference)} was ${status.toLowerCase()}${who}, ${formatMoment(at)}.`,
    words: `${status}${who.replace(/@.*/, '')}, ${clockTime(at.time)}`,
  };
}
