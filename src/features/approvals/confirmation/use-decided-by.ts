import { useInfiniteQuery } from '@tanstack/react-query';
import { timelineQuery } from '../../../api/extensions/audit.ts';
import { useIsOffered } from '../../../components/host-action/use-host-action.ts';
import { formatMoment } from '../../../lib/values/calendar.ts';
import type { DecidedRow, DecisionSubject } from '../decision-subject.ts';

/** What became of a row that somebody else decided while its confirmation was open. */
interface DecidedBy {
  status: string;
  /** Who decided, what and when; null if the host has no history of the row. */
  text: string | null;
}

const decisions: Readonly<Record<string, string>> = { approve: 'approved', reject: 'rejected' };

/**
 * Reads who decided a row, from its history.
 *
 * @param isDecided whether it no longer waits; the history is read then
 */
export function useDecidedBy<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  row: T,
  isDecided: boolean,
): DecidedBy | null {
  const reference = subject.referenceOf(row);
  const isOffered = useIsOffered('listTimeline') === true;
  const { data } = useInfiniteQuery({
    ...timelineQuery(subject.kind, reference ?? ''),
    staleTime: 0,
    enabled: isDecided && isOffered && reference !== null,
  });
  if (!isDecided) return null;
  // Several part-payments may share a history; a decision before the request was about another one.
  const createdAt = subject.createdAt(row)?.time ?? 0;
  const entry = data?.pages[0]?.entries.find(
    ({ action, at }) =>
      decisions[action ?? ''] !== undefined && at !== null && at.time >= createdAt,
  );
  const decision = decisions[entry?.action ?? ''];
  if (entry === undefined || decision === undefined)
    return { status: 'no-longer-waiting', text: null };
  const who = entry.by === null ? '' : ` by ${entry.by}`;
  const when = entry.at === null ? '' : `, ${formatMoment(entry.at)}`;
  return { status: decision, text: `${subject.nameOf(reference)} was ${decision}${who}${when}.` };
}
