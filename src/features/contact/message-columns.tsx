import { fullName } from '../../../domain/person.ts';
import { type ContactMessage, readKey } from '../../api/contact.ts';
import {
  actionColumn,
  type Column,
  emailColumn,
  idColumn,
  statusColumn,
  textColumn,
} from '../../components/data-table/column.tsx';
import {
  choiceColumn,
  dateColumn,
  phoneColumn,
} from '../../components/data-table/record-columns.tsx';
import { Button } from '../../components/ui/button.tsx';

/** Returns the sender's name with the family name first, as the specification requires. */
export const senderName = (message: ContactMessage) =>
  fullName(message.last_name, message.first_name);

/** The message as the owner of the contact details in it. */
export const messageOwner = ({ id }: ContactMessage) => ({ kind: 'contact-message', id }) as const;

/** What a table has no room for, and the file has. */
export const messageFileColumns: readonly Column<ContactMessage>[] = [
  dateColumn({ id: 'created_at', header: 'Date' }, (row) => row.created_at ?? row.start_date),
  textColumn({ id: 'message', header: 'Message' }, (row) => row.message),
];

type Open = (message: ContactMessage) => void;

export function messageColumns(onOpen: Open): readonly Column<ContactMessage>[] {
  return [
    idColumn({ id: 'id', header: 'ID' }, (row) => row.id),
    textColumn(
      { id: 'sender_name', header: 'Sender Name', className: 'max-w-80 font-strong' },
      senderName,
    ),
    phoneColumn(
      { id: 'phone_number', header: 'Sender Phone no' },
      (row) => row.phone_number,
      messageOwner,
    ),
    emailColumn(
      { id: 'email', header: 'Sender Email', className: 'max-w-60 text-text-2' },
      (row) => row.email,
      messageOwner,
    ),
    {
      ...statusColumn<ContactMessage>(
        { id: 'read_status', header: 'Status' },
        (row) => row.read_status,
      ),
      filterKey: readKey,
    },
    choiceColumn(
      { id: 'category', header: 'Category', className: 'max-w-36' },
      (row) => row.category,
    ),
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
