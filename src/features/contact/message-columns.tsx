import { messageList } from '../../../domain/lists/messages.ts';
import { fullName } from '../../../domain/person.ts';
import { type ContactMessage, messageStatusKey } from '../../api/contact.ts';
import { actionColumn, type Column } from '../../components/data-table/column.tsx';
import { recordColumns } from '../../components/data-table/record-columns.tsx';
import { Button } from '../../components/ui/button.tsx';

/** Returns the sender's name with the family name first, as the specification requires. */
export const senderName = (message: ContactMessage) =>
  fullName(message.last_name, message.first_name);

/** The message as the owner of the contact details in it. */
export const messageOwner = ({ id }: ContactMessage) => ({ kind: 'contact-message', id }) as const;

/** What a table has no room for, and the file has. */
export const messageFileColumns = recordColumns<ContactMessage>()(
  { columns: messageList.fileColumns },
  { created_at: { read: (row) => row.created_at ?? row.start_date } },
);

type Open = (message: ContactMessage) => void;

export function messageColumns(onOpen: Open): readonly Column<ContactMessage>[] {
  return [
    ...recordColumns<ContactMessage>()(messageList, {
      sender_name: { read: senderName, className: 'max-w-80 font-strong' },
      email: { className: 'max-w-60 text-text-2' },
      read_status: { filterKey: messageStatusKey },
      category: { className: 'max-w-36' },
    }),
    // The search also finds the words of the message, which no column shows.
    {
      ...actionColumn<ContactMessage>((row) => <OpenMessage message={row} onOpen={onOpen} />),
      text: (row) => row.message ?? '',
    },
  ];
}

export function OpenMessage({ message, onOpen }: { message: ContactMessage; onOpen: Open }) {
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
