/**
 * The steps of sending a mail. Each is one statement that is committed by itself and holds only while the
 * claim does: a sender that was away for longer than its claim changes nothing any more.
 */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect.ts';
import { outgoingMails } from '../db/schema/office.ts';

const from = (milliseconds: number): SQL => sql`now() + ${milliseconds} * interval '1 millisecond'`;

/** A mail that this process sends. */
export interface ClaimedMail {
  id: string;
  /** Belongs to this one try. */
  claim: string;
  to: string;
  subject: string;
  text: string;
  createdAt: Date;
  /** The number of tries, this one included. */
  attempts: number;
}

/**
 * Claims the mail that has been due for the longest, unless another process claims it now.
 *
 * @param time milliseconds that the claim holds
 * @returns undefined when none is due
 */
export async function claimMail(db: Queryable, time: number): Promise<ClaimedMail | undefined> {
  const claim = randomUUID();
  const due = sql`(
    select id from ${outgoingMails}
    where state = 'queued' and next_attempt_at <= now()
    order by next_attempt_at, created_at limit 1
    for update skip locked)`;
  const [mail] = await db
    .update(outgoingMails)
    .set({
      state: 'sending',
      claimedBy: claim,
      claimedUntil: from(time),
      handedOverAt: null,
      attempts: sql`${outgoingMails.attempts} + 1`,
    })
    .where(and(eq(outgoingMails.id, due), eq(outgoingMails.state, 'queued')))
    .returning();
  return mail && { ...mail, claim, to: mail.toAddress };
}

const isMine = ({ id, claim }: ClaimedMail) =>
  and(
    eq(outgoingMails.id, id),
    eq(outgoingMails.claimedBy, claim),
    eq(outgoingMails.state, 'sending'),
  );

/** Extends a claim by so many milliseconds from now. */
export async function extendClaim(db: Queryable, mail: ClaimedMail, time: number): Promise<void> {
  await db
    .update(outgoingMails)
    .set({ claimedUntil: from(time) })
    .where(isMine(mail));
}

/**
 * Marks that the text is being handed over.
 *
 * @throws when the claim is lost
 */
export async function markHandedOver(
  db: Queryable,
  mail: ClaimedMail,
  time: number,
): Promise<void> {
  const marked = await db
    .update(outgoingMails)
    .set({ handedOverAt: sql`now()`, claimedUntil: from(time) })
    .where(isMine(mail))
    .returning({ id: outgoingMails.id });
  if (marked.length === 0) throw new Error('The claim on the mail is lost');
}

/** The state after a try. */
export type AfterTry =
  | { state: 'sent' | 'failed' | 'not-known'; detail: string }
  /** In `wait` milliseconds comes the next try; a try that does not count is not among `attempts`. */
  | { state: 'queued'; detail: string | null; wait: number; counts: boolean };

/**
 * Ends a try. A process that lost its claim while it waited for the mail server's answer may still
 * report it, unless a person has decided meanwhile to try again.
 */
export async function endTry(db: Queryable, mail: ClaimedMail, after: AfterTry): Promise<void> {
  const { state, detail } = after;
  await db
    .update(outgoingMails)
    .set({
      state,
      detail,
      claimedBy: null,
      claimedUntil: null,
      ...(after.state === 'queued'
        ? {
            handedOverAt: null,
            finishedAt: null,
            nextAttemptAt: from(after.wait),
            attempts: after.counts ? mail.attempts : mail.attempts - 1,
          }
        : { finishedAt: sql`now()` }),
    })
    .where(
      and(
        eq(outgoingMails.id, mail.id),
        eq(outgoingMails.claimedBy, mail.claim),
        inArray(outgoingMails.state, ['sending', 'not-known']),
      ),
    );
}

/**
 * Ends the tries of processes that gave no sign of life: a mail that was not handed over is queued again,
 * the state of one that was is not known.
 */
export async function endLostClaims(db: Queryable): Promise<void> {
  const wasHandedOver = sql`${outgoingMails.handedOverAt} is not null`;
  await db
    .update(outgoingMails)
    .set({
      state: sql`case when ${wasHandedOver} then 'not-known' else 'queued' end`,
      detail: sql`case when ${wasHandedOver}
        then 'The server ended while it sent the mail. The mail server may have taken it.' end`,
      finishedAt: sql`case when ${wasHandedOver} then now() end`,
    })
    .where(and(eq(outgoingMails.state, 'sending'), lt(outgoingMails.claimedUntil, sql`now()`)));
}
