import { mutationOptions } from '@tanstack/react-query';
import { writeMeta } from '../cache/invalidation.ts';
import { keys } from '../cache/keys.ts';
import {
  listContactReplies,
  replyToContactMessage,
  setContactMessageStatus,
} from '../generated/extensions.ts';
import type { Body } from '../transport/call.ts';
import { readWriteAnswer, type WriteError } from '../writes/write-outcome.ts';
import { mailsQuery } from './mails.ts';

/** Reads the replies to one message, newest first. */
export const contactRepliesQuery = (messageId: string) =>
  mailsQuery(keys.contactRepliesTo(messageId), 'listContactReplies', (options) =>
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
