import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ContactMessage } from '../../api/contact.ts';
import { foundRowQuery } from '../../api/lists/found-row.ts';
import type { HostSearch } from '../../api/lists/host-search.ts';
import type { ApiError } from '../../api/transport/api-error.ts';
import type { Found } from '../../components/data-table/use-found-rows.ts';
import { useRowsBeside } from '../../components/data-table/use-rows-beside.ts';
import { LoadError } from '../../components/feedback/load-error.tsx';
import type { TableState } from '../../lib/address/table-state.ts';
import { latePart, useLoaded } from '../../lib/browser/late-part.tsx';
import { findRow, type RowSource } from '../../lib/row-index/row-source.ts';
import { MessageSkeleton } from './message-text.tsx';
import { replyDraft } from './reply/reply-draft.ts';

const panel = latePart(() =>
  import('./message-panel.tsx').then(({ MessagePanel }) => MessagePanel),
);

interface OpenedMessageProps {
  openId: string;
  /** Opens another message, and turns to its page; undefined closes the panel. */
  onOpen: (id: string | undefined, list?: TableState) => void;
  /** The administrator's e-mail address: the key of unsent replies. */
  administrator: string;
}

interface ListedMessageProps extends OpenedMessageProps {
  all: RowSource<ContactMessage>;
  found: Found<ContactMessage>;
}

/** The panel of the message in the address, even if a search or filter hides its row. */
export function ListedMessage(props: ListedMessageProps) {
  const { openId, all, found, onOpen, administrator } = props;
  const isLoaded = useLoaded(panel, true);
  const message = useMemo(() => findRow(all, ({ id }) => id === openId), [all, openId]);
  const ids = useMemo(
    () => Array.from({ length: found.length }, (_, index) => found.at(index).id),
    [found],
  );
  const position = ids.indexOf(openId);
  const idAt = (index: number) => (position < 0 ? null : (ids[index] ?? null));
  if (!isLoaded) return null;
  return (
    <panel.View
      message={message}
      neighbours={{ previous: idAt(position - 1), next: idAt(position + 1) }}
      onOpen={onOpen}
      draft={replyDraft(administrator, openId)}
    />
  );
}

interface FoundMessageProps extends OpenedMessageProps {
  search: HostSearch<ContactMessage>;
  /** The page of the host that is on screen. */
  state: TableState;
}

/** The panel of the message in the address: of the page on screen, else found by its id. */
export function FoundMessage(props: FoundMessageProps) {
  const { openId, search, state, onOpen, administrator } = props;
  const isLoaded = useLoaded(panel, true);
  const beside = useRowsBeside(search, state, openId);
  const row = beside?.row;
  // The row of the page is what the search would find. A write reads it again, also when it leaves the page.
  const byId = useQuery({
    ...foundRowQuery(search, openId),
    ...(row && { initialData: row }),
    enabled: beside !== undefined,
  });
  if (!isLoaded) return null;
  const { previous, next } = beside ?? {};
  const open = (id: string | undefined) => {
    const opened = id === undefined ? null : [previous, next].find((one) => one?.row?.id === id);
    onOpen(id, opened?.list ?? undefined);
  };
  return (
    <panel.View
      message={row ?? byId.data ?? undefined}
      {...(byId.data === undefined && { missing: <MissingMessage read={byId} /> })}
      neighbours={{ previous: previous?.row?.id ?? null, next: next?.row?.id ?? null }}
      onOpen={open}
      draft={replyDraft(administrator, openId)}
    />
  );
}

/** The panel while the message loads, or when it does not. */
function MissingMessage({ read }: { read: UseQueryResult<unknown, ApiError> }) {
  const { error, isFetching, refetch } = read;
  if (error === null) return <MessageSkeleton />;
  return <LoadError what="The message" error={error} onRetry={refetch} isRetrying={isFetching} />;
}
