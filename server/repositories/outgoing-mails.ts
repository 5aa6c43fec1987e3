import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/connect.ts';
import { outgoingMails } from '../db/schema/office.ts';
import { transactionTime } from '../db/transactions/transaction-time.ts';
import { iso } from './sql-expressions.ts';

/** Adds a mail to the outbox, unless a mail with the same id exists. */
export async function insertMail(
  tx: Transaction,
  mail: typeof outgoingMails.$inferInsert,
): Promise<void> {
  const row = { ...mail, createdAt: transactionTime(tx) };
  await tx.insert(outgoingMails).values(row).onConflictDoNothing();
}

/** Returns a mail, or undefined. */
export async function findMail(tx: Transaction, id: string) {
  const [mail] = await tx.select().from(outgoingMails).where(eq(outgoingMails.id, id));
  return mail;
}

/** Locks a mail until the transaction ends, and returns it; undefined if it does not exist. */
export async function lockMail(tx: Transaction, id: string) {
  const [mail] = await tx
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.id, id))
    .for('update');
  return mail;
}

/** Puts a mail back into the queue, as if it had not been tried before. */
export async function requeueMail(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(outgoingMails)
    .set({
      state: 'queued',
      detail: null,
      claimedBy: null,
      claimedUntil: null,
      handedOverAt: null,
      attempts: 0,
      nextAttemptAt: sql`now()`,
      finishedAt: null,
    })
    .where(eq(outgoingMails.id, id));
}

/** Returns the mails that meet the condition, newest first. A mail that is being sent has the state `queued`. */
const listMails = (db: Queryable, where: SQL) =>
  db
    .select({
      id: outgoingMails.id,
      to: outgoingMails.toAddress,
      subject: outgoingMails.subject,
      text: outgoingMails.text,
      state: sql<'queued' | 'sent' | 'failed' | 'not-known'>`
        case ${outgoingMails.state} when 'sending' then 'queued' else ${outgoingMails.state} end`,
      detail: outgoingMails.detail,
      by: outgoingMails.accountEmail,
      created_at: iso(outgoingMails.createdAt),
      finished_at: iso(outgoingMails.finishedAt),
    })
    .from(outgoingMails)
    .where(where)
    .orderBy(desc(outgoingMails.createdAt), desc(outgoingMails.id));

/** Returns the replies to one contact message, newest first. */
export const listReplies = (db: Queryable, contactMessageId: number) =>
  listMails(db, eq(outgoingMails.contactMessageId, contactMessageId));

/** Returns the mails to one artisan, newest first. */
export const listArtisanMails = (db: Queryable, artisanId: number) =>
  listMails(db, eq(outgoingMails.artisanId, artisanId));

/** Returns the number of mails in each state. A state without mails is missing. */
export async function countMails(db: Queryable): Promise<{ state: string; count: number }[]> {
  return db
    .select({ state: outgoingMails.state, count: sql<number>`count(*)::int` })
    .from(outgoingMails)
    .groupBy(outgoingMails.state);
}
