import { useQuery } from '@tanstack/react-query';
import { lagosIsoDay } from '../../../../domain/lagos.ts';
import { entriesSinceQuery } from '../../../api/extensions/audit.ts';
import type { LoadState } from '../../../api/lists/use-read.ts';
import { readAdministrator } from '../../../lib/browser/storage/stored-administrator.ts';
import { useNow } from '../../../lib/browser/use-now.ts';
import { type DecisionFacts, decisionsIn } from '../receipt/decision-facts.ts';

/** The administrator's decisions of today. */
interface Shift extends LoadState<DecisionFacts[]> {
  account: string;
  /** Milliseconds UTC. */
  now: number;
}

/** The page changes to the next day within this time, in milliseconds. */
const dayCheckMs = 20_000;

/**
 * Reads the decisions that the signed-in administrator made today, in Africa/Lagos, from the audit of the host, newest
 * first.
 *
 * @param isOffered whether the host is known to have an audit; the decisions are read then
 */
export function useShift(isOffered: boolean): Shift {
  const now = useNow(dayCheckMs);
  const account = readAdministrator().email;
  const { data, error, isFetching, refetch } = useQuery({
    ...entriesSinceQuery(account, lagosIsoDay(now)),
    select: decisionsIn,
    enabled: isOffered,
  });
  return { data, error, isFetching, retry: () => void refetch(), account, now };
}
