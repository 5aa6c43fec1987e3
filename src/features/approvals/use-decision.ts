import { useInfiniteQuery } from '@tanstack/react-query';
import type { MoneyRecordKind } from '../../../domain/decision-rules.ts';
import { timelineQuery } from '../../api/extensions/audit.ts';
import { useIsOffered } from '../../components/host-action/use-is-offered.ts';
import type { DateValue } from '../../lib/values/dates.ts';
import { decisionOn } from './decision-facts.ts';

/** A withdrawal or part-payment whose history is read. */
export interface DecidedRecord {
  kind: MoneyRecordKind;
  /** The id of the withdrawal, or of the job of a part-payment. */
  reference: string | null;
  /** When it was requested; null if it is not known. */
  requestedAt: DateValue | null;
}

/**
 * Reads the history of a record, if the host offers histories, and finds the decision on it.
 *
 * @param options `enabled: false` reads nothing; `staleTime: 0` reads again
 * @returns the decision, undefined if none is known, and whether the history is being read
 */
export function useDecision(
  { kind, reference, requestedAt }: DecidedRecord,
  options: { enabled?: boolean; staleTime?: number } = {},
) {
  const isOffered = useIsOffered('listTimeline') === true;
  const { data, hasNextPage, isFetching } = useInfiniteQuery({
    ...timelineQuery(kind, reference ?? ''),
    ...options,
    enabled: options.enabled !== false && isOffered && reference !== null,
  });
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return { decision: decisionOn({ kind, requestedAt }, entries, !hasNextPage), isFetching };
}
