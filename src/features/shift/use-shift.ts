import { useQuery } from '@tanstack/react-query';
import { entriesSinceQuery } from '../../api/extensions/audit.ts';
import type { LoadState } from '../../api/lists/use-read.ts';
import type { DecisionFacts } from '../../components/decision/receipt/facts-of-kept.ts';
import { useIsOffered } from '../../components/host-action/use-host-action.ts';
import { useKeptDecisions } from '../../lib/browser/storage/kept-decisions.ts';
import { readAdministrator } from '../../lib/browser/storage/stored-administrator.ts';
import { useNow } from '../../lib/browser/use-now.ts';
import { today } from '../../lib/values/dates.ts';
import { rowsOfAudit, rowsOfBrowser } from './shift-rows.ts';

/** The administrator's decisions of today. */
interface Shift extends LoadState<DecisionFacts[]> {
  account: string;
  /** The source of the rows, as a sentence. */
  source: string;
  /** Milliseconds UTC. */
  now: number;
}

/** The page changes to the next day within this time, in milliseconds. */
const dayCheckMs = 20_000;

const sources = {
  audit: 'From the audit of the host.',
  browser:
    'From what this browser kept: decisions that were made in other browsers are not here, and Sign Out removes those with a known result.',
} as const;

/** Reads the decisions that the signed-in administrator made today, in Africa/Lagos. */
export function useShift(): Shift {
  const now = useNow(dayCheckMs);
  const account = readAdministrator().email;
  const kept = useKeptDecisions();
  const isOffered = useIsOffered('listAuditEntries');
  const isKept = isOffered === true && account !== '';
  const { data, error, isFetching, refetch } = useQuery({
    ...entriesSinceQuery(account, today(now)),
    enabled: isKept,
  });
  const retry = () => void refetch();
  if (isKept) {
    const rows = data && rowsOfAudit(data, kept);
    return { data: rows, error, isFetching, retry, account, now, source: sources.audit };
  }
  const rows = isOffered === undefined ? undefined : rowsOfBrowser(kept, now);
  return {
    data: rows,
    error: null,
    isFetching: false,
    retry,
    account,
    now,
    source: sources.browser,
  };
}
