import { statusKey } from '../../domain/status.ts';
import { keys } from './cache/keys.ts';
import { queuePolicy } from './cache/queue-policy.ts';
import { listContactMessages } from './generated/contact.ts';
import { wholeListQuery } from './lists/list-query.ts';
import type { LongList } from './lists/long-list-types.ts';
import { type Clean, fields, id, text } from './parse/read-fields.ts';
import { moment } from './parse/read-values.ts';
import { rowParser } from './parse/rows.ts';
import type { Schemas } from './parse/schemas.ts';

const contactMessage = fields<Schemas['ContactMessage']>()({
  id,
  first_name: text,
  last_name: text,
  phone_number: text,
  email: text,
  read_status: text,
  category: text,
  message: text,
  created_at: moment,
  start_date: moment,
});

export type ContactMessage = Clean<typeof contactMessage>;

/** The status of a message that waits for the administrator. */
export const notRead = 'not-read';

const readWords = new Set(['read', 'seen', 'opened', 'true', '1']);
/** The words of messages that somebody has dealt with. They are neither read nor not read. */
const endedWords = new Set(['archived', 'replied', 'answered', 'closed', 'resolved']);

/**
 * Returns the status of a message as the key of the read filter. A message that is not known as read waits, also
 * without a status: otherwise nobody sees it.
 */
export function readKey({ read_status }: Pick<ContactMessage, 'read_status'>): string {
  const key = statusKey(read_status ?? '');
  if (readWords.has(key)) return 'read';
  return endedWords.has(key) ? key : notRead;
}

const parser = rowParser(contactMessage);

export const contactMessagesSearch: LongList<ContactMessage> = {
  operationId: 'listContactMessages',
  call: listContactMessages,
  listKey: keys.contactMessages,
  parser,
};

export const contactMessagesQuery = {
  ...wholeListQuery(contactMessagesSearch),
  ...queuePolicy,
};
