import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import { type ContactMessage, contactMessagesQuery } from '../../api/contact.ts';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { IdText } from '../../components/data-table/id-text.tsx';
import { StandingFilter } from '../../components/data-table/standing-filter.tsx';
import { RecordCard } from '../../components/data-table/table-cards.tsx';
import type { RowKeys } from '../../components/data-table/use-row-keys.ts';
import type { TableControl } from '../../components/data-table/use-table-state.ts';
import { loadStateOf } from '../../components/feedback/load-state.ts';
import { UpdatedAgo } from '../../components/feedback/updated-ago.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { StatusPill } from '../../components/ui/status-pill.tsx';
import { recordSizes } from '../../lib/page-sizes.ts';
import { messageColumns, OpenMessage, senderName } from './message-columns.tsx';

const MessagePanel = lazy(() =>
  import('./message-panel.tsx').then((module) => ({ default: module.MessagePanel })),
);

const readFilter = {
  column: 'read_status',
  label: 'Read status',
  choices: [
    { key: 'not-read', label: 'Not read' },
    { key: 'read', label: 'Read' },
    { label: 'All' },
  ],
};

interface ContactMessagesProps {
  control: TableControl;
  /** The message that is open, by id. */
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** The messages from the contact form, and the one that is open. */
export function ContactMessages({ control, openId, onOpen }: ContactMessagesProps) {
  const query = useQuery(contactMessagesQuery);
  const shownId = useDeferredValue(openId);
  const columns = useMemo(
    () => messageColumns((message) => onOpen(message.id ?? undefined)),
    [onOpen],
  );
  const messages = useMemo(() => query.data?.all() ?? [], [query.data]);
  const list = loadStateOf(query);
  const rowKeys = useMemo<RowKeys<ContactMessage>>(
    () => ({ open: (message) => onOpen(message.id ?? undefined) }),
    [onOpen],
  );
  return (
    <>
      <DataTable
        caption="Contact Forms"
        columns={columns}
        list={list}
        rowKey={(message) => message.id ?? ''}
        control={control}
        sizes={recordSizes}
        searchPlaceholder="Search..."
        standing={{
          column: readFilter.column,
          filter: <StandingFilter {...readFilter} control={control} />,
        }}
        selectedKey={openId ?? null}
        rowKeys={rowKeys}
        toolbarEnd={
          <UpdatedAgo
            at={query.dataUpdatedAt}
            isReading={query.isFetching}
            onRefresh={list.retry}
          />
        }
        card={(message) => (
          <MessageCard message={message} onOpen={() => onOpen(message.id ?? undefined)} />
        )}
      />
      <Suspense>
        {shownId !== undefined && query.data !== undefined && (
          <MessagePanel
            key={shownId}
            message={messages.find(({ id }) => id === shownId)}
            neighbours={neighboursOf(messages, shownId)}
            onOpen={onOpen}
          />
        )}
      </Suspense>
    </>
  );
}

function MessageCard({ message, onOpen }: { message: ContactMessage; onOpen: () => void }) {
  return (
    <RecordCard
      title={senderName(message) ?? 'NIL'}
      end={<StatusPill status={message.read_status} />}
      second={message.email ?? 'NIL'}
      third={
        <>
          <IdText id={message.id} /> · <DateText value={message.created_at ?? message.start_date} />{' '}
          · {message.category ?? 'NIL'}
        </>
      }
      action={<OpenMessage message={message} onOpen={onOpen} />}
    />
  );
}

function neighboursOf(messages: readonly ContactMessage[], openId: string) {
  const at = messages.findIndex(({ id }) => id === openId);
  return {
    previous: at < 0 ? null : (messages[at - 1]?.id ?? null),
    next: at < 0 ? null : (messages[at + 1]?.id ?? null),
  };
}
