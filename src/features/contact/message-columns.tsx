import { messageList } from '../../../domain/lists/messages.ts';
import { fullName } from '../../../domain/person.ts';
import { type ContactMessage, messageStatusKey, receivedAt } from '../../api/contact.ts';
import { actionColumn, type Column, cutText } from '../../components/data-table/column.tsx';
import { recordColumns } from '../../components/data-table/record-columns.tsx';
import { Button } from '../../components/ui/button.tsx';
import { StatusPill } from '../../components/ui/status-pill.tsx';
import { MessageStart } from './message-start.tsx';

/** Returns the sender's name with the family name first, as the specification requires; null without a name. */
export const senderName = (message: ContactMessage) =>
  fullName(message.last_name, message.first_name);

/** Returns the message as the owner of its phone number and e-mail address, for masking and revealing them. */
export const messageOwner = ({ id }: ContactMessage) => ({ kind: 'contact-message', id }) as const;

/** The columns that only an exported file has. */
export const messageFileColumns = recordColumns<ContactMessage>()(
  { columns: messageList.fileColumns },
  { created_at: { read: receivedAt } },
);

type OpenMessage = (message: ContactMessage) => void;

/**
 * Returns the columns of the table.
 *
 * @param hasAnswers whether the host says which messages were answered; else the list cannot be filtered by that
 */
export function messageColumns(
  onOpen: OpenMessage,
  hasAnswers: boolean,
): readonly Column<ContactMessage>[] {
  return [
    ...recordColumns<ContactMessage>()(messageList, {
      sender_name: {
        read: senderName,
        className: 'max-w-80 font-strong',
        cell: (row) => (
          <>
            {cutText(senderName(row))}
            <MessageStart message={row} />
          </>
        ),
      },
      email: { className: 'max-w-60 text-text-2' },
      read_status: {
        filterKey: messageStatusKey,
        cell: (row) => <MessageStatus message={row} />,
      },
      // This column exists only for its filter, because the column of the read status shows the answer.
      answer_status: { text: () => '', hiddenAtFirst: true },
      category: { className: 'max-w-36' },
    }).filter(({ id }) => hasAnswers || id !== 'answer_status'),
    // The search also finds the whole text of the message, of which a column shows only the beginning.
    {
      ...actionColumn<ContactMessage>((row) => <ViewMessageButton message={row} onOpen={onOpen} />),
      text: (row) => row.message ?? '',
    },
  ];
}

/** Whether a message was read and, if the host says so, whether it was answered. */
export function MessageStatus({ message }: { message: ContactMessage }) {
  const { read_status, answer_status } = message;
  return (
    <span className="flex flex-wrap gap-1">
      <StatusPill status={read_status} />
      {answer_status !== null && <StatusPill status={answer_status} />}
    </span>
  );
}

export interface ViewMessageProps {
  message: ContactMessage;
  onOpen: OpenMessage;
}

export function ViewMessageButton({ message, onOpen }: ViewMessageProps) {
  return (
    <Button
      size="row"
      disabledBecause={message.id === null ? 'The message has no id' : undefined}
      onClick={() => onOpen(message)}
    >
      View &amp; Reply{' '}
      <span className="sr-only">to {senderName(message) ?? `message ${message.id ?? ''}`}</span>
    </Button>
  );
}
