import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Queryable } from '../db/connect.ts';
import { accounts, sessions } from '../db/schema/office.ts';
import { shareQuery } from '../db/share-query.ts';
import { signToken } from './token-key.ts';

/** The account of a session, and the session. */
export interface Account {
  id: number;
  email: string;
  role: string;
  /** The SHA-256 of the token, by which the session is stored. */
  session: string;
  /** When the session expires, in milliseconds since 1970. */
  sessionEndsAt: number;
}

/** A working day, so that an administrator signs in once a day. */
const sessionHours = 12;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Starts a session, and removes expired ones.
 *
 * @returns the token, which is not stored
 */
export async function startSession(db: Queryable, accountId: number): Promise<string> {
  const token = await signToken(db, randomBytes(32).toString('base64url'));
  const now = new Date();
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.insert(sessions).values({
    tokenHash: hashOf(token),
    accountId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionHours * 3_600_000),
  });
  return token;
}

/** Reads the accounts of those sessions that have not ended, by the hashes of the tokens. */
async function findSessions(
  db: Queryable,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Account>> {
  const rows = await db
    .select({
      id: accounts.id,
      email: accounts.email,
      role: accounts.role,
      session: sessions.tokenHash,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(inArray(sessions.tokenHash, [...hashes]), gt(sessions.expiresAt, new Date())));
  return new Map(
    rows.map(({ expiresAt, ...account }) => [
      account.session,
      { ...account, sessionEndsAt: expiresAt.getTime() },
    ]),
  );
}

/** Returns the account of the session of a token; undefined if there is none or it has ended. */
export async function findSession(db: Queryable, token: string): Promise<Account | undefined> {
  const hash = hashOf(token);
  return (await findSessions(db, [hash])).get(hash);
}

/** Creates a `findSession` whose simultaneous calls share one query. */
export function sharedSessionFinder(
  db: Queryable,
): (token: string) => Promise<Account | undefined> {
  const wantedHashes = new Set<string>();
  const findWanted = shareQuery(() => {
    const hashes = [...wantedHashes];
    wantedHashes.clear();
    return findSessions(db, hashes);
  });
  return async (token) => {
    const hash = hashOf(token);
    wantedHashes.add(hash);
    return (await findWanted()).get(hash);
  };
}

/** Returns the token hashes, of the given ones, whose session has not ended and belongs to an administrator. */
export async function validSessions(
  db: Queryable,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = [...(await findSessions(db, hashes)).values()];
  return new Set(found.filter(({ role }) => role === 'admin').map(({ session }) => session));
}

/** Ends all sessions of an account. */
export async function endSessionsOf(db: Queryable, accountId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.accountId, accountId));
}

/** Ends one session. Returns the id and e-mail address of its account; undefined when it had ended before. */
export async function endSession(db: Queryable, token: string) {
  const [ended] = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashOf(token)))
    .returning({ accountId: sessions.accountId });
  if (ended === undefined) return undefined;
  const [account] = await db
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, ended.accountId));
  return account;
}
