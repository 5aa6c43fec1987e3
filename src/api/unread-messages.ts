import { useQuery } from '@tanstack/react-query';
import type { RowSource } from '../lib/row-index/row-source.ts';
import { writePosition } from '../lib/url/list-position.ts';
import type { DateValue } from '../lib/values/dates.ts';
import { queuePolicy } from './cache/queue-policy.ts';
import { useOffersShort, useReadsWhole } from './capabilities/capabilities.ts';
import {
  type ContactMessage,
  contactMessagesQuery,
  contactMessagesSearch,
  notRead,
  readKey,
} from './contact.ts';
import { hostPageQuery } from './lists/long-list.ts';
import type { HostPage, PageRequest, RowTotal } from './lists/long-list-types.ts';
import { tooLong } from './lists/use-list.ts';
import type { LoadState } from './lists/use-read.ts';

/** The number of unread messages, and the age of the oldest. */
export interface UnreadMessages extends RowTotal {
  /** When the oldest was sent; null if the messages have no date. */
  oldest: DateValue | null;
}

/** The first row of this page is the oldest unread message. */
const oldestUnread: PageRequest = {
  q: '',
  filters: { read_status: notRead },
  sort: null,
  size: 1,
  page: 1,
  place: writePosition({ isFromEnd: true, cursor: null }),
};

const sentAt = (message: ContactMessage) => message.created_at ?? message.start_date;

// Module constants: with a new function at each render, the query would count again.
const unreadOfPage = ({ rows, total }: HostPage<ContactMessage>): UnreadMessages => {
  const [first] = rows.all();
  return { ...total, oldest: first ? sentAt(first) : null };
};

const unreadOfList = (rows: RowSource<ContactMessage>): UnreadMessages => {
  const found: UnreadMessages = { count: 0, isExact: true, oldest: null };
  rows.each((message) => {
    if (readKey(message) !== notRead) return;
    found.count += 1;
    const date = sentAt(message);
    if (date === null || (found.oldest !== null && date.time >= found.oldest.time)) return;
    found.oldest = date;
  });
  return found;
};

/**
 * Reads the number of unread messages. If the host searches messages, the host counts them, so that the page does
 * not read the whole list every minute for one number.
 */
export function useUnreadMessages(): LoadState<UnreadMessages> {
  const isSearched = useOffersShort(contactMessagesSearch.operationId);
  const whole = useQuery({
    ...contactMessagesQuery,
    select: unreadOfList,
    enabled: useReadsWhole(isSearched),
  });
  const found = useQuery({
    ...hostPageQuery(contactMessagesSearch, oldestUnread),
    ...queuePolicy,
    select: unreadOfPage,
    enabled: isSearched === true,
  });
  const { data, error, isFetching, refetch } = isSearched === true ? found : whole;
  // Until the capabilities are known, the refusal of a long list is no error: the host's search may follow.
  const isUnknown = isSearched === undefined && error?.status === tooLong;
  return { data, error: isUnknown ? null : error, isFetching, retry: () => void refetch() };
}
