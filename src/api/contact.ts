import { keys } from './cache/keys.ts';
import { queuePolicy } from './cache/queue-policy.ts';
import { listContactMessages } from './generated/contact.ts';
import type { HostSearch } from './lists/host-search.ts';
import { listQuery } from './lists/list-query.ts';
import { type Clean, fields, id, moment, text } from './reading/read-fields.ts';
import { rowReading } from './reading/rows.ts';
import type { Schemas } from './reading/schemas.ts';

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

const reading = rowReading(contactMessage);

export const contactMessagesQuery = {
  ...listQuery(keys.contactMessages, 'listContactMessages', reading, listContactMessages),
  ...queuePolicy,
};

export const contactMessagesSearch: HostSearch<ContactMessage> = {
  operationId: 'searchContactMessages',
  listKey: keys.contactMessages,
  reading,
};
