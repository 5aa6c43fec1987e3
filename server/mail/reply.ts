import type { Transaction } from '../db/connect.ts';
import { recordChange, type SignedIn } from '../repositories/audit.ts';
import { lockContactMessage, setReadStatus } from '../repositories/contact.ts';
import { findMail } from '../repositories/outgoing-mails.ts';
import { usableAddress } from './address.ts';
import type { Outbox } from './outbox.ts';

/** A reply as the client sends it. */
export interface Reply {
  /** A UUID that the client chooses for the reply, so that a repeated call queues no second mail. */
  id: string;
  subject: string;
  text: string;
}

/**
 * The outcome of a reply. A repeated call also returns `queued`; `other-content` means that another mail has the id.
 * Only the first `queued` has written data.
 */
export type ReplyOutcome =
  | { kind: 'queued' | 'other-content' | 'not-found' }
  | { kind: 'no-address'; address: string | null };

/** Queues a reply to the sender of a message, and marks the message as read. */
export async function replyToMessage(
  tx: Transaction,
  outbox: Outbox,
  { messageId, reply, actor }: { messageId: number; reply: Reply; actor: SignedIn },
): Promise<ReplyOutcome> {
  const message = await lockContactMessage(tx, messageId);
  if (message === undefined) return { kind: 'not-found' };
  const isSameReply = (mail: Awaited<ReturnType<typeof findMail>>) =>
    mail?.contactMessageId === messageId &&
    mail.subject === reply.subject &&
    mail.text === reply.text;

  const existing = await findMail(tx, reply.id);
  if (existing !== undefined) return { kind: isSameReply(existing) ? 'queued' : 'other-content' };
  const to = usableAddress(message.email);
  if (to === null) return { kind: 'no-address', address: message.email };

  await outbox.queue(tx, { ...reply, to, contactMessageId: messageId, createdBy: actor.accountId });
  // Another call may have queued a mail with this id at the same time, for another message.
  if (!isSameReply(await findMail(tx, reply.id))) return { kind: 'other-content' };
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
