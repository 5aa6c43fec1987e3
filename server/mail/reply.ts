import type { Transaction } from '../db/connect.ts';
import { recordChange, type SignedIn } from '../repositories/audit.ts';
import { lockContactMessage, setReadStatus } from '../repositories/contact.ts';
import { findMail } from '../repositories/outgoing-mails.ts';
import { usableAddress } from './address.ts';
import type { Outbox } from './outbox.ts';

/** A reply as the client sends it; the client chooses the id, one for each reply. */
export interface Reply {
  id: string;
  subject: string;
  text: string;
}

/** The outcome of a reply. A repeated call also returns `queued`. */
export type ReplyOutcome =
  | { kind: 'queued' | 'other-content' | 'not-found' }
  | { kind: 'no-address'; given: string | null };

/** Queues a reply to a message, and marks the message read. The message's sender is the receiver. */
export async function replyToMessage(
  tx: Transaction,
  outbox: Outbox,
  { messageId, reply, actor }: { messageId: number; reply: Reply; actor: SignedIn },
): Promise<ReplyOutcome> {
  const message = await lockContactMessage(tx, messageId);
  if (message === undefined) return { kind: 'not-found' };
  const isThis = (mail: Awaited<ReturnType<typeof findMail>>) =>
    mail?.contactMessageId === messageId &&
    mail.subject === reply.subject &&
    mail.text === reply.text;

  const before = await findMail(tx, reply.id);
  if (before !== undefined) return { kind: isThis(before) ? 'queued' : 'other-content' };
  const to = usableAddress(message.email);
  if (to === null) return { kind: 'no-address', given: message.email };

  await outbox.queue(tx, { ...reply, to, contactMessageId: messageId, createdBy: actor.accountId });
  // Another call may have queued a mail with this id first, for another message.
  if (!isThis(await findMail(tx, reply.id))) return { kind: 'other-content' };
  await setReadStatus(tx, messageId, 'read');
  await recordChange(tx, actor, {
    action: 'reply',
    subject: 'contact-message',
    subjectId: messageId,
    sentence: `Queued a reply to contact message ${messageId} of ${to}.`,
    before: { read_status: message.readStatus },
    after: { read_status: 'read', mail: reply.id },
  });
  return { kind: 'queued' };
}
