import { useMemo } from 'react';
import { type ContactMessage, contactMessagesQuery } from '../../api/contact.ts';
import { useQueue } from '../../api/lists/use-list.ts';
import { ContactText } from '../../components/contact-field/contact-text.tsx';
import type { RowKeys } from '../../components/data-table/body/on-row-key.ts';
import { RecordCard } from '../../components/data-table/body/record-card.tsx';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { IdText } from '../../components/data-table/id-text.tsx';
import { ToolbarFilter } from '../../components/data-table/toolbar/toolbar-filter.tsx';
import type { Found } from '../../components/data-table/use-found-rows.ts';
import type { TableControl } from '../../components/data-table/use-table-state.ts';
import { UpdatedAgo } from '../../components/feedback/updated-ago.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { StatusPill } from '../../components/ui/status-pill.tsx';
import { latePart, useLoaded } from '../../lib/browser/late-part.tsx';
import { findRow, type RowSource } from '../../lib/row-index/row-source.ts';
import { messageColumns, messageOwner, OpenMessage, senderName } from './message-columns.tsx';
import { replyDraft } from './reply/reply-draft.ts';

const panel = latePart(() =>
  import('./message-panel.tsx').then(({ MessagePanel }) => MessagePanel),
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
  /** The id of the open message. */
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** The administrator's e-mail address: the key of unsent replies. */
  administrator: string;
}

/** The list of contact messages with the panel of the open one. */
export function ContactMessages(props: ContactMessagesProps) {
  const { control, openId, onOpen, administrator } = props;
  const list = useQueue(contactMessagesQuery);
  const columns = useMemo(
    () => messageColumns((message) => onOpen(message.id ?? undefined)),
    [onOpen],
  );
  const rowKeys = useMemo<RowKeys<ContactMessage>>(
    () => ({ open: (message) => onOpen(message.id ?? undefined) }),
    [onOpen],
  );
  return (
    <DataTable
      caption="Contact Forms"
      columns={columns}
      list={list}
      rowKey={(message) => message.id ?? ''}
      control={control}
      toolbarFilter={{
        column: readFilter.column,
        keys: readFilter.choices.flatMap(({ key }) => key ?? []),
        filter: <ToolbarFilter {...readFilter} control={control} />,
      }}
      selectedKey={openId ?? null}
      rowKeys={rowKeys}
      toolbarEnd={
        <UpdatedAgo at={list.updatedAt} isReading={list.isFetching} onRefresh={list.retry} />
      }
      card={(message) => (
        <MessageCard message={message} onOpen={() => onOpen(message.id ?? undefined)} />
      )}
    >
      {(found) =>
        openId !== undefined &&
        list.rows !== undefined && (
          <OpenedMessage
            openId={openId}
            all={list.rows}
            found={found}
            onOpen={onOpen}
            administrator={administrator}
          />
        )
      }
    </DataTable>
  );
}

interface OpenedMessageProps extends Pick<ContactMessagesProps, 'onOpen' | 'administrator'> {
  openId: string;
  all: RowSource<ContactMessage>;
  found: Found<ContactMessage>;
}

/** The panel of the message in the address, even if a search or filter hides its row. */
function OpenedMessage(props: OpenedMessageProps) {
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

function MessageCard({ message, onOpen }: { message: ContactMessage; onOpen: () => void }) {
  return (
    <RecordCard
      title={senderName(message) ?? 'NIL'}
      end={<StatusPill status={message.read_status} />}
      second={
        <ContactText field="email" value={message.email} owner={messageOwner(message)}>
          {message.email ?? 'NIL'}
        </ContactText>
      }
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
