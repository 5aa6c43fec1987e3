import { useQuery } from '@tanstack/react-query';
import { contactRepliesQuery, type Mail } from '../../../api/extensions/contact-replies.ts';
import { type List, useQueue } from '../../../api/lists/use-list.ts';
import type { Attempt } from '../../../api/writes/use-attempts.ts';
import { findRow } from '../../../lib/row-index/row-source.ts';

const pollIntervalMs = 3_000;

/** Whether only a later list of replies shows the outcome of an attempt. */
export const isUnsettled = (attempt: Attempt | undefined) =>
  attempt === 'unknown' || attempt === 'failed';

/** Returns whether the replies contain one that matches. */
export const hasReply = ({ rows }: List<Mail>, matches: (mail: Mail) => boolean) =>
  rows !== undefined && findRow(rows, matches) !== undefined;

/** Reads the replies to a message, again and again while one is queued. */
export function useReplies(messageId: string): List<Mail> {
  const list = useQueue(contactRepliesQuery(messageId));
  usePolling(
    messageId,
    hasReply(list, ({ state }) => state === 'queued'),
  );
  return list;
}

/** Reads the replies every three seconds while that is wanted. */
export function usePolling(messageId: string, isWanted: boolean): void {
  useQuery({
    ...contactRepliesQuery(messageId),
    refetchInterval: isWanted ? pollIntervalMs : false,
    // The screen shows the list through another observer.
    notifyOnChangeProps: [],
  });
}
