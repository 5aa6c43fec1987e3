import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/connect.ts';
import { sessions } from '../db/schema/account-data.ts';
import { accounts } from '../db/schema/office.ts';
import { shareQuery } from '../db/share-query.ts';
import { iso } from './sql-expressions.ts';
import { signToken } from './token-key.ts';

/** The account of a session, and the session. */
export interface Account {
  id: number;
  email: string;
  role: string;
  /** Whether the server made the password. Until it is changed, only that change and a sign-out are possible. */
  mustChangePassword: boolean;
  /** The SHA-256 of the token, which identifies the session in the database. */
  sessionHash: string;
  /** When the session expires, in milliseconds since 1970. */
  sessionEndsAt: number;
}

/** A working day, so that an administrator signs in once a day. */
const sessionHours = 12;

/** The least time between two writes of a session's last use, because each call is a use. */
const useIntervalMs = 60_000;

const maxUserAgentLength = 400;

const hasNotEnded = () => gt(sessions.expiresAt, new Date());

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Starts a session, and removes expired ones.
 *
 * @param origin where the sign-in came from
 * @returns the token, which is not stored
 */
export async function startSession(
  db: Queryable,
  accountId: number,
  origin: { userAgent?: string | undefined; address?: string } = {},
): Promise<string> {
  const token = await signToken(db, randomBytes(32).toString('base64url'));
  const now = new Date();
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.insert(sessions).values({
    tokenHash: hashOf(token),
    accountId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionHours * 3_600_000),
    userAgent: origin.userAgent?.slice(0, maxUserAgentLength),
    address: origin.address,
    lastUsedAt: now,
  });
  return token;
}

/** Reads the accounts of those sessions that have not ended, by the hashes of the tokens. */
async function findSessions(
  db: Queryable,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Account & { lastUsedAt: Date | null }>> {
  const rows = await db
    .select({
      id: accounts.id,
      email: accounts.email,
      role: accounts.role,
      mustChangePassword: accounts.mustChangePassword,
      sessionHash: sessions.tokenHash,
      expiresAt: sessions.expiresAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(inArray(sessions.tokenHash, [...hashes]), hasNotEnded()));
  return new Map(
    rows.map(({ expiresAt, lastUsedAt, ...account }) => [
      account.sessionHash,
      { ...account, lastUsedAt, sessionEndsAt: expiresAt.getTime() },
    ]),
  );
}

/**
 * Reads the accounts of sessions that make a call now. The time of the call is written in the background, and the call
 * does not fail if this write fails.
 */
async function findAndMarkUsed(db: Queryable, hashes: readonly string[]) {
  const accountsByHash = await findSessions(db, hashes);
  const now = new Date();
  const outdatedUntil = now.getTime() - useIntervalMs;
  const outdatedHashes = [...accountsByHash.values()]
    .filter(({ lastUsedAt }) => (lastUsedAt?.getTime() ?? 0) <= outdatedUntil)
    .map(({ sessionHash }) => sessionHash);
  if (outdatedHashes.length > 0) {
    db.update(sessions)
      .set({ lastUsedAt: now })
      .where(inArray(sessions.tokenHash, outdatedHashes))
      .catch(() => undefined);
  }
  return accountsByHash;
}

/** Returns the account of a token's session, which counts as used; undefined if there is none or it has ended. */
export async function findSession(db: Queryable, token: string): Promise<Account | undefined> {
  const hash = hashOf(token);
  return (await findAndMarkUsed(db, [hash])).get(hash);
}

/** Creates a `findSession` whose simultaneous calls share one query. */
export function sharedSessionFinder(
  db: Queryable,
): (token: string) => Promise<Account | undefined> {
  const wantedHashes = new Set<string>();
  const findWanted = shareQuery(() => {
    const hashes = [...wantedHashes];
    wantedHashes.clear();
    return findAndMarkUsed(db, hashes);
  });
  return async (token) => {
    const hash = hashOf(token);
    wantedHashes.add(hash);
    return (await findWanted()).get(hash);
  };
}

/** Returns those of the token hashes whose session has not ended and belongs to an administrator. */
export async function findValidSessions(
  db: Queryable,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const accountsOfSessions = [...(await findSessions(db, hashes)).values()];
  return new Set(
    accountsOfSessions.filter(({ role }) => role === 'admin').map(({ sessionHash }) => sessionHash),
  );
}

/**
 * The first key of the advisory locks of sessions; content.ts has another one. They are granted in the order of the
 * requests, whereas new shared locks of a row come before a waiting DELETE, so writes could keep their session open.
 */
const lockClass = 431_044;

/** Returns whether a session has not ended. Then it cannot be ended until the transaction ends. */
export async function lockSession(tx: Transaction, { sessionHash }: Account): Promise<boolean> {
  // One call of the database for two statements, because every write waits for it.
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select lock_session(${lockClass}::int, ${sessionHash}, ${new Date()}) as locked`,
  );
  return rows[0]?.locked === true;
}

/** Locks the sessions of an account against the writes in them, in the order in which every end takes its locks. */
export async function lockSessionsOf(tx: Transaction, accountId: number): Promise<void> {
  await lockSessions(tx, eq(sessions.accountId, accountId));
}

async function lockSessions(tx: Transaction, which: SQL | undefined) {
  const lock = sql`pg_advisory_xact_lock(${lockClass}::int, ${sessions.id})`;
  await tx.select({ lock }).from(sessions).where(which).orderBy(sessions.id);
}

/** Ends sessions after the writes that run in them. Returns the ended ones, also those that had expired. */
async function endSessions(tx: Transaction, which: SQL | undefined) {
  await lockSessions(tx, which);
  return tx.delete(sessions).where(which).returning({ expiresAt: sessions.expiresAt });
}

/** Ends all sessions of an account. */
export async function endSessionsOf(tx: Transaction, accountId: number): Promise<void> {
  await endSessions(tx, eq(sessions.accountId, accountId));
}

/** Returns the sessions of an account that have not ended: the current one first, then the last used. */
export function listSessionsOf(db: Queryable, { id: accountId, sessionHash }: Account) {
  const isCurrent = sql<boolean>`${sessions.tokenHash} = ${sessionHash}`;
  return db
    .select({
      id: sessions.id,
      is_current: isCurrent,
      user_agent: sessions.userAgent,
      address: sessions.address,
      started_at: iso(sessions.createdAt),
      last_used_at: iso(sessions.lastUsedAt),
    })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), hasNotEnded()))
    .orderBy(desc(isCurrent), sql`${sessions.lastUsedAt} desc nulls last`, desc(sessions.id));
}

/** Ends the other sessions of an account. Returns how many of them had not expired. */
export async function endOtherSessionsOf(
  tx: Transaction,
  { id: accountId, sessionHash }: Account,
): Promise<number> {
  const others = and(eq(sessions.accountId, accountId), ne(sessions.tokenHash, sessionHash));
  const ended = await endSessions(tx, others);
  return ended.filter(({ expiresAt }) => expiresAt.getTime() > Date.now()).length;
}

/**
 * Ends another session of an account.
 *
 * @returns `current` for the current session, which is not ended; `missing` if no session with the id is left
 */
export async function endSessionById(
  tx: Transaction,
  { id: accountId, sessionHash }: Account,
  id: number,
): Promise<'ended' | 'missing' | 'current'> {
  const ofAccount = and(eq(sessions.accountId, accountId), eq(sessions.id, id));
  const [ended] = await endSessions(tx, and(ofAccount, ne(sessions.tokenHash, sessionHash)));
  if (ended !== undefined) return ended.expiresAt.getTime() > Date.now() ? 'ended' : 'missing';
  return (await tx.$count(sessions, ofAccount)) > 0 ? 'current' : 'missing';
}

/** Ends the current session. Returns false if it had ended before. */
export async function endSession(tx: Transaction, { sessionHash }: Account): Promise<boolean> {
  const ended = await endSessions(tx, eq(sessions.tokenHash, sessionHash));
  return ended.length > 0;
}
