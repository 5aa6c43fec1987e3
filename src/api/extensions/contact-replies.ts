import { mutationOptions } from '@tanstack/react-query';
import { writeMeta } from '../cache/invalidation.ts';
import { keys } from '../cache/keys.ts';
import {
  listContactReplies,
  replyToContactMessage,
  retryMail,
  setContactMessageStatus,
} from '../generated/extensions.ts';
import { listQuery } from '../lists/list-query.ts';
import { type Clean, fields, id, moment, text } from '../reading/read-fields.ts';
import { rowReading } from '../reading/rows.ts';
import type { Schemas } from '../reading/schemas.ts';
import type { Body } from '../transport/call.ts';
import { readWriteAnswer, type WriteError } from '../writes/write-outcome.ts';

const mail = fields<Schemas['Mail']>()({
  id,
  to: text,
  subject: text,
  text,
  state: text,
  detail: text,
  by: text,
  created_at: moment,
  finished_at: moment,
});

/** An e-mail that the host sends, and what became of it. */
export type Mail = Clean<typeof mail>;

const reading = rowReading(mail);

/** Reads the replies to one message, newest first. */
export const contactRepliesQuery = (messageId: string) =>
  listQuery(keys.contactRepliesTo(messageId), 'listContactReplies', reading, (options) =>
    listContactReplies({ id: messageId }, options),
  );

/** A reply with the message that it answers. Its id is chosen once, so that sending twice queues it once. */
export type Reply = Body<'replyToContactMessage'> & { messageId: string };

/** Queues a reply. Returns the host's message, or null. */
export const replyMutation = mutationOptions<string | null, WriteError, Reply>({
  mutationKey: ['replyToContactMessage'],
  meta: writeMeta('replyToContactMessage'),
  // use-attempts.ts reads past writes for as long as the page is open.
  gcTime: Number.POSITIVE_INFINITY,
  mutationFn: ({ messageId, ...reply }) =>
    readWriteAnswer('replyToContactMessage', replyToContactMessage({ id: messageId }, reply)),
});

/** Sends an e-mail again that failed, or whose outcome is not known. Returns the host's message, or null. */
export const retryMailMutation = mutationOptions<string | null, WriteError, { id: string }>({
  mutationKey: ['retryMail'],
  meta: writeMeta('retryMail'),
  mutationFn: ({ id: mailId }) => readWriteAnswer('retryMail', retryMail({ id: mailId })),
});

/** Marks a message as read or not read. Returns the host's message, or null. */
export const messageStatusMutation = mutationOptions<
  string | null,
  WriteError,
  { id: string; status: Body<'setContactMessageStatus'>['read_status'] }
>({
  meta: writeMeta('setContactMessageStatus'),
  mutationFn: ({ id: messageId, status }) =>
    readWriteAnswer(
      'setContactMessageStatus',
      setContactMessageStatus({ id: messageId }, { read_status: status }),
    ),
});
