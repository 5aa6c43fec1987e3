import { statusKey } from '../../domain/status.ts';
import { keys } from './cache/keys.ts';
import { queuePolicy } from './cache/queue-policy.ts';
import { listContactMessages } from './generated/contact.ts';
import { longList } from './lists/list-query.ts';
import { contactMessageFields } from './parse/generated/contact-message.ts';
import type { Clean } from './parse/read-fields.ts';
import { rowParser } from './parse/rows.ts';

/** A message of the contact form. */
export type ContactMessage = Clean<typeof contactMessageFields>;

/** Returns when a message was received; null if the host sends no date. */
export const receivedAt = (message: ContactMessage) => message.created_at ?? message.start_date;

/** The key of the filter `read_status` for messages that wait for an administrator. */
export const notRead = 'not-read';

const wordsForRead = new Set(['read', 'seen', 'opened', 'true', '1']);
/** The status words of messages that somebody has dealt with. They count neither as read nor as unread. */
const wordsForEnded = new Set(['archived', 'replied', 'answered', 'closed', 'resolved']);

/**
 * Returns the key of the filter `read_status` for a message. A message with an unknown status, or without one, counts as
 * unread, so that somebody sees it.
 */
export function messageStatusKey({ read_status }: Pick<ContactMessage, 'read_status'>): string {
  const key = statusKey(read_status ?? '');
  if (wordsForRead.has(key)) return 'read';
  return wordsForEnded.has(key) ? key : notRead;
}

const list = longList({
  operationId: 'listContactMessages',
  call: listContactMessages,
  listKey: keys.contactMessages,
  parser: rowParser(contactMessageFields),
});

/** The messages of the contact form. They are read again every minute. */
export const contactMessagesHostList = { ...list, whole: { ...list.whole, ...queuePolicy } };
