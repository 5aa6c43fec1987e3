import { useQuery } from '@tanstack/react-query';
import type { Mail, MailsQuery } from '../../api/extensions/mails.ts';
import { type ListState, useQueue } from '../../api/lists/use-list.ts';
import type { Attempt } from '../../api/writes/use-attempts.ts';
import { findRow } from '../../lib/row-index/row-source.ts';

const pollIntervalMs = 3_000;

/** Returns whether only a later list of e-mails shows the outcome of an attempt. */
export const isUnsettled = (attempt: Attempt | undefined) =>
  attempt === 'unknown' || attempt === 'failed';

/** Returns whether one of the e-mails matches; false while they load. */
export const hasMail = ({ rows }: ListState<Mail>, matches: (mail: Mail) => boolean) =>
  rows !== undefined && findRow(rows, matches) !== undefined;

/** Reads a list of e-mails, and polls while any of them is queued. */
export function useMails(query: MailsQuery): ListState<Mail> {
  const list = useQueue(query);
  usePolling(
    query,
    hasMail(list, ({ state }) => state === 'queued'),
  );
  return list;
}

/** Reads the e-mails every 3 seconds while `isWanted`. */
export function usePolling(query: MailsQuery, isWanted: boolean): void {
  useQuery({
    ...query,
    refetchInterval: isWanted ? pollIntervalMs : false,
    // Another hook renders the data of this query, so this component need not render again.
    notifyOnChangeProps: [],
  });
}
