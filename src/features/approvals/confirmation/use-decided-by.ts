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
  const isOffered = useIsOffered('listTimeline') === true;
  const { data, isFetching } = useInfiniteQuery({
    ...timelineQuery(subject.kind, reference ?? ''),
    staleTime: 0,
    enabled: isDecided && isOffered && reference !== null,
  });
  if (!isDecided) return null;
  // The part-payments of one job share a history. A decision before this request is about an earlier part-payment.
  // Without the time of the request, no decision is certain to be about this part-payment.
  const timeIfUnknown = subject.kind === 'part-payment' ? Number.POSITIVE_INFINITY : 0;
  const requestedAt = subject.createdAt(row)?.time ?? timeIfUnknown;
  const [decision] = (data?.pages[0]?.entries ?? []).flatMap(({ action, at, by }) =>
    isDecision(action) && at !== null && at.time >= requestedAt
      ? { status: resultLabels[action], at, by }
      : [],
  );
  if (decision === undefined)
    return { status: noLongerWaiting, sentence: null, words: isFetching ? '' : noLongerWaiting };
  const { status, at, by } = decision;
  const who = by === null ? '' : ` by ${by}`;
  return {
    status,
    sentence: `${subject.nameOf(reference)} was ${status.toLowerCase()}${who}, ${formatMoment(at)}.`,
    words: `${status}${who.replace(/@.*/, '')}, ${clockTime(at.time)}`,
  };
}
