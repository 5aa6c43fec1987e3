import { keys } from '../cache/keys.ts';
import {
  listContactReplies,
  replyToContactMessage,
  setContactMessageStatus,
} from '../generated/extensions.ts';
import type { Body } from '../transport/call.ts';
import { writeOptions } from '../writes/write-options.ts';
import { mailsQuery } from './mails.ts';

/** Reads the replies to one message, newest first. */
export const contactRepliesQuery = (messageId: string) =>
  mailsQuery(keys.contactRepliesTo(messageId), 'listContactReplies', (options) =>
    listContactReplies({ id: messageId }, options),
  );

/** A reply, with the id of the message that it answers. The host queues only one reply with the same `id`. */
export type Reply = Body<'replyToContactMessage'> & { messageId: string };

/** Queues a reply. Returns the host's message, or null. */
export const replyMutation = {
  ...writeOptions('replyToContactMessage', ({ messageId, ...reply }: Reply) =>
    replyToContactMessage({ id: messageId }, reply),
  ),
  mutationKey: ['replyToContactMessage'],
  // useAttempts reads past writes for as long as the page is open.
  gcTime: Number.POSITIVE_INFINITY,
};

interface MessageStatus {
  id: string;
  status: Body<'setContactMessageStatus'>['read_status'];
}

/** Marks a message as read or not read. Returns the host's message, or null. */
export const messageStatusMutation = writeOptions(
  'setContactMessageStatus',
  ({ id, status }: MessageStatus) => setContactMessageStatus({ id }, { read_status: status }),
);
