/**
 * The steps of sending a mail. A sender claims a mail for a limited time, so that no two servers send the same mail.
 * Each step is one statement with a separate commit.
 */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, notBetween, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect.ts';
import { outgoingMails } from '../db/schema/office.ts';

/** SQL: the moment that is so many milliseconds from now. */
const inFuture = (milliseconds: number): SQL =>
  sql`now() + ${milliseconds} * interval '1 millisecond'`;

/**
 * Milliseconds. `now()` is the start of a transaction, so a time that a later transaction stored can be further ahead
 * than a wait or a claim allows. Only a time that is ahead by more than this shows that the clock was set back.
 */
const toleranceMs = 60_000;

/** A mail that this server has claimed. `attempts` includes this try. */
export type ClaimedMail = Pick<
  typeof outgoingMails.$inferSelect,
  'id' | 'subject' | 'text' | 'createdAt' | 'attempts'
> & {
  /** The id of this try. */
  claim: string;
  to: string;
};

/**
 * Claims the mail that has been due for the longest time. Skips mails that other servers are claiming.
 *
 * @param claimMs milliseconds until the claim expires
 * @param longestWaitMs a mail that would wait much longer is due, because the clock was set back
 * @returns undefined when no mail is due
 */
export async function claimMail(
  db: Queryable,
  claimMs: number,
  longestWaitMs: number,
): Promise<ClaimedMail | undefined> {
  const claim = randomUUID();
  const due = sql`(
    select id from ${outgoingMails}
    where state = 'queued' and (next_attempt_at <= now() or next_attempt_at > ${inFuture(longestWaitMs + toleranceMs)})
    order by next_attempt_at, created_at limit 1
    for update skip locked)`;
  const [mail] = await db
    .update(outgoingMails)
    .set({
      state: 'sending',
      claimedBy: claim,
      claimedUntil: inFuture(claimMs),
      handedOverAt: null,
      attempts: sql`${outgoingMails.attempts} + 1`,
    })
    .where(and(eq(outgoingMails.id, due), eq(outgoingMails.state, 'queued')))
    .returning();
  return mail && { ...mail, claim, to: mail.toAddress };
}

const hasClaim = ({ id, claim }: ClaimedMail) =>
  and(
    eq(outgoingMails.id, id),
    eq(outgoingMails.claimedBy, claim),
    eq(outgoingMails.state, 'sending'),
  );

/** Extends a claim to `claimMs` milliseconds from now. */
export async function extendClaim(
  db: Queryable,
  mail: ClaimedMail,
  claimMs: number,
): Promise<void> {
  await db
    .update(outgoingMails)
    .set({ claimedUntil: inFuture(claimMs) })
    .where(hasClaim(mail));
}

/** Marks that the text is being handed over, and extends the claim. @throws when the claim is lost */
export async function markHandedOver(
  db: Queryable,
  mail: ClaimedMail,
  claimMs: number,
): Promise<void> {
  const marked = await db
    .update(outgoingMails)
    .set({ handedOverAt: new Date(), claimedUntil: inFuture(claimMs) })
    .where(hasClaim(mail))
    .returning({ id: outgoingMails.id });
  if (marked.length === 0) throw new Error('The claim on the mail is lost');
}

/** The values that are stored after a try. */
export type AfterTry =
  | { state: 'sent' | 'failed' | 'not-known'; detail: string }
  /** The next try follows in `wait` milliseconds. If `counts` is false, this try is not included in `attempts`. */
  | { state: 'queued'; detail: string | null; wait: number; counts: boolean };

/**
 * Stores the outcome of a try. A sender whose claim expired while it waited for the mail server can still store the
 * outcome as long as the state is `not-known`.
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
            nextAttemptAt: inFuture(after.wait),
            attempts: after.counts ? mail.attempts : mail.attempts - 1,
          }
        : { finishedAt: new Date() }),
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
 * Ends the tries whose claims have expired, and those whose claims are valid for much more than `claimMs`
 * milliseconds, because the clock was set back. A mail that was not handed over is queued again; the others become
 * `not-known`.
 */
export async function endLostClaims(db: Queryable, claimMs: number): Promise<void> {
  const wasHandedOver = sql`${outgoingMails.handedOverAt} is not null`;
  await db
    .update(outgoingMails)
    .set({
      state: sql`case when ${wasHandedOver} then 'not-known' else 'queued' end`,
      detail: sql`case when ${wasHandedOver}
        then 'The server ended while it sent the mail. The mail server may have taken it.' end`,
      finishedAt: sql`case when ${wasHandedOver} then ${new Date()}::timestamptz end`,
    })
    .where(
      and(
        eq(outgoingMails.state, 'sending'),
        notBetween(outgoingMails.claimedUntil, sql`now()`, inFuture(claimMs + toleranceMs)),
      ),
    );
}
