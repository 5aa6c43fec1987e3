import type { Transaction } from '../db/connect.ts';
import { recordChange, type SignedIn } from '../repositories/audit.ts';
import { lockMail } from '../repositories/outgoing-mails.ts';
import type { MailService } from './mail-service.ts';

/** The outcome of a retry; `refused` for a mail that is queued, being sent or sent. Only `queued` has written data. */
export type RetryOutcome =
  | { kind: 'queued'; wasNotKnown: boolean }
  | { kind: 'refused'; state: 'queued' | 'sending' | 'sent' }
  | { kind: 'not-found' };

/** Queues a mail again if it failed or its state is not known. */
export async function retryMail(
  tx: Transaction,
  mailService: MailService,
  id: string,
  actor: SignedIn,
): Promise<RetryOutcome> {
  const mail = await lockMail(tx, id);
  if (mail === undefined) return { kind: 'not-found' };
  const { state, toAddress: to } = mail;
  if (state !== 'failed' && state !== 'not-known') return { kind: 'refused', state };
  await mailService.requeue(tx, id);
  await recordChange(tx, actor, {
    action: 'retry',
    subject: 'mail',
    subjectId: id,
    sentence: `Queued the e-mail to ${to} again.`,
    before: { state },
    after: { state: 'queued' },
    artisanId: mail.artisanId,
  });
  return { kind: 'queued', wasNotKnown: state === 'not-known' };
}
