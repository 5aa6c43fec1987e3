import { messageList } from '../../../domain/lists/messages.ts';
import { fullName } from '../../../domain/person.ts';
import { type ContactMessage, messageStatusKey } from '../../api/contact.ts';
import { actionColumn, type Column } from '../../components/data-table/column.tsx';
import { recordColumns } from '../../components/data-table/record-columns.tsx';
import { Button } from '../../components/ui/button.tsx';

/** Returns the sender's name with the family name first, as the specification requires; null without a name. */
export const senderName = (message: ContactMessage) =>
  fullName(message.last_name, message.first_name);

/** Returns the message as the owner of its phone number and e-mail address, for masking and revealing them. */
export const messageOwner = ({ id }: ContactMessage) => ({ kind: 'contact-message', id }) as const;

/** The columns that only an exported file has. */
export const messageFileColumns = recordColumns<ContactMessage>()(
  { columns: messageList.fileColumns },
  { created_at: { read: (row) => row.created_at ?? row.start_date } },
);

type Open = (message: ContactMessage) => void;

/** Returns the columns of the table. `onOpen` opens the panel of a message. */
export function messageColumns(onOpen: Open): readonly Column<ContactMessage>[] {
  return [
    ...recordColumns<ContactMessage>()(messageList, {
      sender_name: { read: senderName, className: 'max-w-80 font-strong' },
      email: { className: 'max-w-60 text-text-2' },
      read_status: { filterKey: messageStatusKey },
      answer_status: { text: () => '', hiddenAtFirst: true },
      category: { className: 'max-w-36' },
    }),
    // The search also finds the text of the message, which no column shows.
    {
      ...actionColumn<ContactMessage>((row) => <ViewMessageButton message={row} onOpen={onOpen} />),
      text: (row) => row.message ?? '',
    },
  ];
}

export interface ViewMessageProps {
  message: ContactMessage;
  onOpen: Open;
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
