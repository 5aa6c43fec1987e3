import { useInfiniteQuery } from '@tanstack/react-query';
import { timelineQuery } from '../../../api/extensions/audit.ts';
import { useIsOffered } from '../../../components/host-action/use-is-offered.ts';
import { clockTime, formatMoment } from '../../../lib/values/calendar.ts';
import { formatStatus } from '../../../lib/values/status.ts';
import type { DecisionSubject, QueueRow } from '../decision-subject.ts';
import { noLongerWaiting } from '../why-locked.ts';

/** The decision of somebody else on a row while its confirmation was open. */
interface DecidedBy {
  status: 'approved' | 'rejected' | 'no-longer-waiting';
  /** Who decided, what and when; null while that is not known. */
  text: string | null;
  /** The same in a few words, with the time in Africa/Lagos: "Approved by hauwa.sani, 14:21"; '' while it is read. */
  words: string;
}

const decisions: Readonly<Record<string, 'approved' | 'rejected'>> = {
  approve: 'approved',
  reject: 'rejected',
};

/**
 * Reads from the history of a row who decided it, if the host offers histories.
 *
 * @param isDecided whether the row no longer waits; if not, nothing is read and the result is null
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
  const createdAt = subject.createdAt(row)?.time ?? 0;
  const entry = data?.pages[0]?.entries.find(
    ({ action, at }) =>
      decisions[action ?? ''] !== undefined && at !== null && at.time >= createdAt,
  );
  const decision = decisions[entry?.action ?? ''];
  if (entry === undefined || decision === undefined)
    return {
      status: 'no-longer-waiting',
      text: null,
      words: isFetching ? '' : noLongerWaiting,
    };
  const who = entry.by === null ? '' : ` by ${entry.by}`;
  const when = entry.at === null ? '' : `, ${formatMoment(entry.at)}`;
  const shortWho = entry.by === null ? '' : ` by ${entry.by.replace(/@.*/, '')}`;
  const shortWhen = entry.at === null ? '' : `, ${clockTime(entry.at.time)}`;
  return {
    status: decision,
    text: `${subject.nameOf(reference)} was ${decision}${who}${when}.`,
    words: `${formatStatus(decision)}${shortWho}${shortWhen}`,
  };
}
