import { useQuery } from '@tanstack/react-query';
import type { RowSource } from '../lib/row-index/row-source.ts';
import { writePosition } from '../lib/url/list-position.ts';
import type { DateValue } from '../lib/values/dates.ts';
import { queuePolicy } from './cache/queue-policy.ts';
import { useOffersShortCall, useReadsWhole } from './capabilities/capabilities.ts';
import {
  type ContactMessage,
  contactMessagesHostList,
  messageStatusKey,
  notRead,
  receivedAt,
} from './contact.ts';
import { hostPageQuery } from './lists/long-list.ts';
import type { HostPage, PageRequest, RowTotal } from './lists/long-list-types.ts';
import { tooLongStatus } from './lists/use-list.ts';
import type { LoadState } from './lists/use-read.ts';

/** The number of unread messages, and the age of the oldest. */
export interface UnreadMessages extends RowTotal {
  /** When the oldest message was received; null if the messages have no date. */
  oldest: DateValue | null;
}

/** The only row of this page is the oldest unread message. */
const oldestUnread: PageRequest = {
  q: '',
  filters: { read_status: notRead },
  sort: null,
  size: 1,
  page: 1,
  position: writePosition({ isFromEnd: true, cursor: null }),
};

// The selectors are constants, because TanStack Query runs a selector again when it is a new function.
const unreadOfPage = ({ rows, total }: HostPage<ContactMessage>): UnreadMessages => {
  const [first] = rows.all();
  return { ...total, oldest: first ? receivedAt(first) : null };
};

const unreadOfList = (rows: RowSource<ContactMessage>): UnreadMessages => {
  const unread: UnreadMessages = { count: 0, isExact: true, oldest: null };
  rows.each((message) => {
    if (messageStatusKey(message) !== notRead) return;
    unread.count += 1;
    const date = receivedAt(message);
    if (date === null || (unread.oldest !== null && date.time >= unread.oldest.time)) return;
    unread.oldest = date;
  });
  return unread;
};

/**
 * Reads the number of unread messages. A host that searches messages also counts them, so that the page does not
 * read the whole list every minute for one number.
 */
export function useUnreadMessages(): LoadState<UnreadMessages> {
  const isSearched = useOffersShortCall(contactMessagesHostList.operationId);
  const list = useQuery({
    ...contactMessagesHostList.whole,
    select: unreadOfList,
    enabled: useReadsWhole(isSearched),
  });
  const page = useQuery({
    ...hostPageQuery(contactMessagesHostList, oldestUnread),
    ...queuePolicy,
    select: unreadOfPage,
    enabled: isSearched === true,
  });
  const { data, error, isFetching, refetch } = isSearched === true ? page : list;
  // The refusal of a long list is no error until the capabilities are known, because the host may search the list.
  const isIgnored = isSearched === undefined && error?.status === tooLongStatus;
  return { data, error: isIgnored ? null : error, isFetching, retry: () => void refetch() };
}
