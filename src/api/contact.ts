import { listContactMessages } from './generated/operations.ts';
import { keys } from './keys.ts';
import { listQuery } from './list-query.ts';
import { queue } from './queue.ts';
import { type Clean, fields, id, moment, text } from './read-fields.ts';
import { rowReading } from './rows.ts';
import type { Schemas } from './schemas.ts';

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

export const contactMessagesQuery = {
  ...listQuery(
    keys.contactMessages,
    'listContactMessages',
    rowReading(contactMessage),
    listContactMessages,
  ),
  ...queue,
};
