import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ContactMessage } from '../../api/contact.ts';
import { hostRowQuery } from '../../api/lists/long-list.ts';
import type { HostSearch } from '../../api/lists/long-list-types.ts';
import type { ApiError } from '../../api/transport/api-error.ts';
import { useAdjacentRows } from '../../components/data-table/use-adjacent-rows.ts';
import type { Matches } from '../../components/data-table/use-matches.ts';
import { useStableIds } from '../../components/data-table/use-stable-ids.ts';
import { LoadError } from '../../components/feedback/load-error.tsx';
import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';
import { findRow, type RowSource } from '../../lib/row-index/row-source.ts';
import type { TableState } from '../../lib/url/table-state.ts';
import { MessageSkeleton } from './message-text.tsx';
import { replyDraftStore } from './reply/reply-draft.ts';

const panel = lateComponent(() =>
  import('./message-panel.tsx').then(({ MessagePanel }) => MessagePanel),
);

interface OpenedMessageProps {
  openId: string;
  /** The whole list; undefined until it is loaded. Until then the host may search it. */
  all: RowSource<ContactMessage> | undefined;
  /** The rows that match the search and the filters of the table. */
  matches: Matches<ContactMessage>;
  /** The search of the host, if the whole list is not loaded; else null. */
  search: HostSearch<ContactMessage> | null;
  state: TableState;
  /** Opens another message, and the page of the table that has it; undefined closes the panel. */
  onOpen: (id: string | undefined, tableState?: TableState) => void;
  /** The administrator's e-mail address. Unsent replies are stored for each administrator. */
  administrator: string;
}

/** Finds the message in the whole list, even if a search or filter hides it, and its neighbours among the matches. */
function useMessageInList(props: Pick<OpenedMessageProps, 'openId' | 'all' | 'matches' | 'state'>) {
  const { openId, all, matches, state } = props;
  const { q, filters, sort } = state;
  const message = useMemo(() => all && findRow(all, ({ id }) => id === openId), [all, openId]);
  const ids = useMemo(
    () => Array.from({ length: matches.length }, (_, index) => matches.at(index).id),
    [matches],
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

/** Finds the message on the host's page that is on screen, else asks the host for its id. */
function useMessageOfHost({
  openId,
  search,
  state,
}: Pick<OpenedMessageProps, 'openId' | 'search' | 'state'>) {
  const adjacent = useAdjacentRows(search, state, openId);
  const row = adjacent?.row;
  // Starts with the row of the page. After a write the message is read by its id, even if the page no longer has it.
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
    /** Returns the state of the table with the page of a neighbour; undefined if it is the same page. */
    pageOf: (id: string) =>
      [previous, next].find((neighbour) => neighbour?.row?.id === id)?.page ?? undefined,
  };
}

/** The panel of the message in the address. The panel stays open when the whole list replaces the host's page. */
export function OpenedMessage(props: OpenedMessageProps) {
  const { openId, all, onOpen, administrator } = props;
  const isLoaded = useLoaded(panel, true);
  const inList = useMessageInList(props);
  const ofHost = useMessageOfHost({ ...props, search: all === undefined ? props.search : null });
  const { message, neighbours } = all === undefined ? ofHost : inList;
  if (!isLoaded) return null;
  const isUnknown = all === undefined && ofHost.byId.data === undefined;
  return (
    <panel.View
      message={message}
      {...(isUnknown && { missing: <MissingMessage read={ofHost.byId} /> })}
      neighbours={neighbours}
      onOpen={(id) => onOpen(id, id === undefined ? id : ofHost.pageOf(id))}
      draftStore={replyDraftStore(administrator, openId)}
    />
  );
}

/** The content of the panel while the message loads, or after a failure. */
function MissingMessage({ read }: { read: UseQueryResult<unknown, ApiError> }) {
  const { error, isFetching, refetch } = read;
  if (error === null) return <MessageSkeleton />;
  return <LoadError what="The message" error={error} onRetry={refetch} isRetrying={isFetching} />;
}
