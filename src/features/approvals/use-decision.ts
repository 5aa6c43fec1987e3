import { useInfiniteQuery } from '@tanstack/react-query';
import { timelineQuery } from '../../api/extensions/audit.ts';
import { useIsOffered } from '../../components/host-action/use-is-offered.ts';
import { type DecidedRecord, decisionOn } from './decision-facts.ts';

/**
 * Reads the history of a record, if the host offers histories, and finds the decision on it.
 *
 * @param options `enabled: false` reads nothing; `staleTime: 0` reads again
 * @returns the decision, undefined if none is known, and whether the history is being read
 */
export function useDecision(
  record: DecidedRecord,
  options: { enabled?: boolean; staleTime?: number } = {},
) {
  const { kind, reference } = record;
  const isOffered = useIsOffered('listTimeline') === true;
  const { data, hasNextPage, isFetching } = useInfiniteQuery({
    ...timelineQuery(kind, reference ?? ''),
    ...options,
    enabled: options.enabled !== false && isOffered && reference !== null,
  });
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return { decision: decisionOn(record, entries, !hasNextPage), isFetching };
}
