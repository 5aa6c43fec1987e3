import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { queuePolicy } from '../../api/cache/queue-policy.ts';
import { type ContactMessage, contactMessagesHostList, receivedAt } from '../../api/contact.ts';
import { hostPageQuery } from '../../api/lists/long-list.ts';
import { useList } from '../../api/lists/use-list.ts';
import { ContactText } from '../../components/contact-field/contact-text.tsx';
import { RecordCard } from '../../components/data-table/body/record-card.tsx';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { IdText } from '../../components/data-table/id-text.tsx';
import type { TableControl } from '../../components/data-table/use-table-state.ts';
import { UpdatedAgo } from '../../components/feedback/updated-ago.tsx';
import { useHasParameter } from '../../components/host-action/use-is-offered.ts';
import type { RecordProps } from '../../components/record-panel/use-record-table-props.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { RadioSwitch } from '../../components/ui/radio-switch.tsx';
import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';
import { idOf } from '../../lib/values/ids.ts';
import {
  MessageStatus,
  messageColumns,
  messageFileColumns,
  messageOwner,
  senderName,
  ViewMessageButton,
  type ViewMessageProps,
} from './message-columns.tsx';
import { MessageStart } from './message-start.tsx';

const panel = lateComponent(() => import('./message-panel.tsx'), 'MessagePanel');

const readStatuses = [
  { key: 'not-read', label: 'Not read' },
  { key: 'read', label: 'Read' },
  { label: 'All' },
];
const readKeys = readStatuses.flatMap(({ key }) => key ?? []);

interface ContactMessagesProps extends Pick<RecordProps<ContactMessage>, 'onOpen'> {
  control: TableControl;
  openId: string | undefined;
  /** The administrator's e-mail address. Unsent replies are stored for each administrator. */
  administrator: string;
}

/** The list of contact messages, and the panel of the open message. */
export function ContactMessages(props: ContactMessagesProps) {
  const { control, openId, onOpen, administrator } = props;
  const { state, change } = control;
  const { filters } = state;
  const list = useList(contactMessagesHostList);
  // The whole list, once it is loaded, replaces the list of the host.
  const hostList = list.rows === undefined ? list.hostList : null;
  const page = useQuery({ ...hostPageQuery(hostList, state), ...queuePolicy });
  const read =
    hostList === null
      ? list
      : { updatedAt: page.dataUpdatedAt, isFetching: page.isFetching, retry: page.refetch };
  const open = useCallback(({ id }: ContactMessage) => onOpen(id ?? undefined), [onOpen]);
  const hasAnswers = useHasParameter('listContactMessages', 'answer_status') === true;
  const columns = useMemo(() => messageColumns(open, hasAnswers), [open, hasAnswers]);
  const shortcuts = useMemo(() => ({ open }), [open]);
  const toolbarFilter = useMemo(
    () => ({
      column: 'read_status',
      keys: readKeys,
      filter: (
        <RadioSwitch
          label="Read status"
          choices={readStatuses}
          chosen={filters.read_status}
          onChoose={(key) => change({ filters: { ...filters, read_status: key } })}
        />
      ),
    }),
    [filters, change],
  );
  const isLoaded = useLoaded(panel, openId !== undefined);
  return (
    <DataTable
      caption="Contact Forms"
      columns={columns}
      fileColumns={messageFileColumns}
      list={list}
      rowKey={idOf}
      control={control}
      isTall
      toolbarFilter={toolbarFilter}
      selectedKey={openId ?? null}
      shortcuts={shortcuts}
      toolbarEnd={
        <UpdatedAgo at={read.updatedAt} isReading={read.isFetching} onRefresh={read.retry} />
      }
      card={(message) => <MessageCard message={message} onOpen={open} />}
    >
      {(matches, pageRows, isEarlier, state) =>
        openId !== undefined &&
        isLoaded && (
          <panel.View
            {...{ openId, list, matches, isEarlier, pageRows, state, onOpen, administrator }}
          />
        )
      }
    </DataTable>
  );
}

function MessageCard({ message, onOpen }: ViewMessageProps) {
  return (
    <RecordCard
      title={senderName(message) ?? 'NIL'}
      end={<MessageStatus message={message} />}
      second={
        <>
          <MessageStart message={message} />
          <ContactText field="email" value={message.email} owner={messageOwner(message)}>
            {message.email ?? 'NIL'}
          </ContactText>
        </>
      }
      third={
        <>
          <IdText id={message.id} /> · <DateText value={receivedAt(message)} /> ·{' '}
          {message.category ?? 'NIL'}
        </>
      }
      action={<ViewMessageButton message={message} onOpen={onOpen} />}
    />
  );
}
