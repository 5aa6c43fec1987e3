import { desc, eq } from 'drizzle-orm';
import { messageList } from '../../domain/lists/messages.ts';
import type { Queryable, Transaction } from '../db/connect.ts';
import { contactMessages } from '../db/schema/office.ts';
import { nameCell } from '../export/columns.ts';
import { defineList } from '../lists/list-definition.ts';
import { existsIn, hasIdIn, iso } from './sql-expressions.ts';

/** Returns all messages of the contact form, or those with these ids, newest first. */
function listContactMessages(db: Queryable, ids?: readonly number[]) {
  return db
    .select({
      id: contactMessages.id,
      first_name: contactMessages.firstName,
      last_name: contactMessages.lastName,
      phone_number: contactMessages.phoneNumber,
      email: contactMessages.email,
      read_status: contactMessages.readStatus,
      category: contactMessages.category,
      message: contactMessages.message,
      created_at: iso(contactMessages.createdAt),
      start_date: iso(contactMessages.createdAt),
      answer_status: contactMessages.answerStatus,
      answered_at: iso(contactMessages.answeredAt),
    })
    .from(contactMessages)
    .where(hasIdIn(contactMessages.id, ids))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id));
}

/** The list of contact messages, which has pages. */
export const messageListDefinition = defineList(
  {
    declaration: messageList,
    name: 'contact-message',
    words: 'messages',
    table: contactMessages,
    key: contactMessages.id,
    columns: {
      id: contactMessages.id,
      sender_name: contactMessages.nameKey,
      phone_number: { order: contactMessages.phoneKey, filter: contactMessages.phoneDigits },
      email: contactMessages.emailKey,
      read_status: { order: contactMessages.statusKey, written: contactMessages.readStatus },
      answer_status: contactMessages.answerStatus,
      category: { order: contactMessages.categoryKey, written: contactMessages.category },
    },
    newest: contactMessages.createdAt,
    text: contactMessages.searchText,
    contactText: contactMessages.contactText,
    read: listContactMessages,
    keyOf: ({ id }) => id,
  },
  { sender_name: (row) => nameCell(row.last_name, row.first_name) },
);

/** Returns whether a message with this id exists. */
export const contactMessageExists = existsIn(contactMessages);

/** Locks a message until the transaction ends, and returns it; undefined if it does not exist. */
export async function lockContactMessage(tx: Transaction, id: number) {
  const [message] = await tx
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('update');
  return message;
}

/** Marks a message as read or not read. */
export async function setReadStatus(
  tx: Transaction,
  id: number,
  readStatus: 'read' | 'not-read',
): Promise<void> {
  await tx.update(contactMessages).set({ readStatus }).where(eq(contactMessages.id, id));
}
