import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ContactMessage } from '../../api/contact.ts';
import { hostRowQuery } from '../../api/lists/long-list.ts';
import type { LongList } from '../../api/lists/long-list-types.ts';
import type { ApiError } from '../../api/transport/api-error.ts';
import { useAdjacentRows } from '../../components/data-table/use-adjacent-rows.ts';
import type { Matches } from '../../components/data-table/use-matches.ts';
import { useStableIds } from '../../components/data-table/use-stable-ids.ts';
import { LoadError } from '../../components/feedback/load-error.tsx';
import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';
import { findRow, type RowSource } from '../../lib/row-index/row-source.ts';
import type { TableState } from '../../lib/url/table-state.ts';
import { MessageSkeleton } from './message-text.tsx';
import { replyDraft } from './reply/reply-draft.ts';

const panel = lateComponent(() =>
  import('./message-panel.tsx').then(({ MessagePanel }) => MessagePanel),
);

interface OpenedMessageProps {
  openId: string;
  /** The whole list; undefined if the host searches it. */
  all: RowSource<ContactMessage> | undefined;
  found: Matches<ContactMessage>;
  /** The search of the host, and its page that is on screen. */
  search: LongList<ContactMessage> | null;
  state: TableState;
  /** Opens another message, and turns to its page; undefined closes the panel. */
  onOpen: (id: string | undefined, list?: TableState) => void;
  /** The administrator's e-mail address: the key of unsent replies. */
  administrator: string;
}

/** Finds the message in the whole list, even if a search or filter hides it, and its neighbours in the found rows. */
function useListed(props: Pick<OpenedMessageProps, 'openId' | 'all' | 'found' | 'state'>) {
  const { openId, all, found, state } = props;
  const { q, filters, sort } = state;
  const message = useMemo(() => all && findRow(all, ({ id }) => id === openId), [all, openId]);
  const ids = useMemo(
    () => Array.from({ length: found.length }, (_, index) => found.at(index).id),
    [found],
  );
  const stableIds = useStableIds(ids, openId, JSON.stringify([q, filters, sort]));
  const position = stableIds.indexOf(openId);
  const isListed = position >= 0;
  const idAt = (index: number) => (isListed ? (stableIds[index] ?? null) : null);
  return {
    message,
    neighbours: { previous: idAt(position - 1), next: idAt(position + 1), isListed },
  };
}

/** Finds the message on the page on screen, else by its id. */
function useFound({
  openId,
  search,
  state,
}: Pick<OpenedMessageProps, 'openId' | 'search' | 'state'>) {
  const adjacent = useAdjacentRows(search, state, openId);
  const row = adjacent?.row;
  // The row of the page is the initial data. After a write it is read again, even if it has left the page.
  const byId = useQuery({
    ...hostRowQuery(search, openId),
    ...(row && { initialData: row }),
    enabled: adjacent !== undefined,
  });
  const { previous, next } = adjacent ?? {};
  return {
    message: row ?? byId.data ?? undefined,
    byId,
    neighbours: {
      previous: previous?.row?.id ?? null,
      next: next?.row?.id ?? null,
      isListed: true,
    },
    /** Returns the page of a neighbour; undefined if it is the same page. */
    listOf: (id: string) => [previous, next].find((one) => one?.row?.id === id)?.page ?? undefined,
  };
}

/** The panel of the message in the address. It stays open when the whole list arrives after a page of the host. */
export function OpenedMessage(props: OpenedMessageProps) {
  const { openId, all, onOpen, administrator } = props;
  const isLoaded = useLoaded(panel, true);
  const listed = useListed(props);
  const found = useFound({ ...props, search: all === undefined ? props.search : null });
  const { message, neighbours } = all === undefined ? found : listed;
  if (!isLoaded) return null;
  const isUnknown = all === undefined && found.byId.data === undefined;
  return (
    <panel.View
      message={message}
      {...(isUnknown && { missing: <MissingMessage read={found.byId} /> })}
      neighbours={neighbours}
      onOpen={(id) => onOpen(id, id === undefined ? id : found.listOf(id))}
      draft={replyDraft(administrator, openId)}
    />
  );
}

/** The content of the panel while the message loads, or after a failure. */
function MissingMessage({ read }: { read: UseQueryResult<unknown, ApiError> }) {
  const { error, isFetching, refetch } = read;
  if (error === null) return <MessageSkeleton />;
  return <LoadError what="The message" error={error} onRetry={refetch} isRetrying={isFetching} />;
}
