import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../db/connect.ts';
import { accounts, exportTickets, sessions } from '../db/schema/office.ts';

const goodFor = sql`now() + interval '60 seconds'`;

const digestOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex');

/**
 * Stores what a download contains, and removes expired tickets.
 *
 * @param session the hash of the token; the ticket ends with the session
 * @returns the ticket, which is not stored
 */
export async function createTicket(
  tx: Transaction,
  session: string,
  wanted: object,
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await tx.delete(exportTickets).where(lt(exportTickets.expiresAt, sql`now()`));
  await tx
    .insert(exportTickets)
    .values({ digest: digestOf(ticket), session, wanted, expiresAt: goodFor });
  return ticket;
}

/** Uses up a ticket. Returns its content, account and session; undefined when it is not valid or its session has ended. */
export async function takeTicket(
  tx: Transaction,
  ticket: string,
): Promise<{ wanted: unknown; accountId: number; session: string } | undefined> {
  const [taken] = await tx
    .delete(exportTickets)
    .where(and(eq(exportTickets.digest, digestOf(ticket)), gt(exportTickets.expiresAt, sql`now()`)))
    .returning({ wanted: exportTickets.wanted, session: exportTickets.session });
  if (taken === undefined) return undefined;
  const [owner] = await tx
    .select({ accountId: accounts.id })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.tokenHash, taken.session),
        gt(sessions.expiresAt, new Date()),
        eq(accounts.role, 'admin'),
      ),
    );
  return owner && { ...taken, accountId: owner.accountId };
}
