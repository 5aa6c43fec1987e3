import { createHash } from 'node:crypto';
import { and, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect.ts';
import { signInAttempts } from '../db/schema/office.ts';

/** A key whose failures are counted, and the number of failures before the first wait. */
export interface CountedKey {
  key: string;
  limit: number;
}

/** Seconds of the first wait; each further failure doubles it, up to the longest. */
const firstWait = 60;
const longestWait = 900;
/** Failures are removed this long after the last failure. */
const forgottenAfter = sql`interval '24 hours'`;
/** The most rows. Above this number, the rows with the fewest failures are removed. */
const maxRows = 50_000;
const sweepEvery = 100;

const hashed = (kind: string, of: string) =>
  createHash('sha256').update(`${kind} ${of}`).digest('base64url');

/** The key for the typed e-mail address, whether or not an account has it. */
export const accountKey = (email: string) => hashed('account', email.trim().toLowerCase());
const deviceKeys = (email: string) => `${accountKey(email)}/`;
/** The key for a device that has signed in to the account before. */
export const deviceKey = (email: string, device: string) =>
  `${deviceKeys(email)}${hashed('device', device)}`;
/** The key for the caller's network, see networkOf. */
export const networkKey = (network: string) => hashed('address', network);

let sweeps = 0;

/**
 * Returns the seconds until all of these keys may try again; 0 when they may try now. If the clock was set back since
 * a wait began, the wait begins again now: otherwise it would be longer by the difference.
 */
async function secondsLocked(db: Queryable, keys: readonly string[]): Promise<number> {
  const t = signInAttempts;
  const ofKeys = inArray(t.key, [...keys]);
  const read = async () => {
    const [row] = await db
      .select({
        seconds: sql`coalesce(ceil(max(extract(epoch from ${t.lockedUntil} - now()))), 0)`.mapWith(
          Number,
        ),
        isOfFuture: sql<boolean | null>`bool_or(${t.lastAt} > now())`,
      })
      .from(t)
      .where(ofKeys);
    return { seconds: Math.max(0, row?.seconds ?? 0), isOfFuture: row?.isOfFuture === true };
  };
  const found = await read();
  if (found.seconds === 0 || !found.isOfFuture) return found.seconds;
  await db
    .update(t)
    .set({ lastAt: sql`now()`, lockedUntil: sql`now() + (${t.lockedUntil} - ${t.lastAt})` })
    .where(and(ofKeys, sql`${t.lastAt} > now()`));
  return (await read()).seconds;
}

/** Counts a try as failed before it is made. Returns the failures, or undefined when the key has to wait. */
async function count(db: Queryable, { key, limit }: CountedKey): Promise<number | undefined> {
  const t = signInAttempts;
  const failures = sql`case when ${t.lastAt} < now() - ${forgottenAfter} then 1 else ${t.failures} + 1 end`;
  const lockAfter = (total: ReturnType<typeof sql>) =>
    sql`case when ${total} >= ${limit}::int then now() + make_interval(
      secs => least(${firstWait}::int * power(2, least(${total} - ${limit}::int, 10)), ${longestWait}::int)) end`;
  const { rows } = await db.execute<{ failures: number }>(sql`
    insert into ${t} (key, failures, last_at, locked_until)
    values (${key}, 1, now(), ${lockAfter(sql`1`)})
    on conflict (key) do update
      set failures = ${failures}, last_at = now(), locked_until = ${lockAfter(failures)}
      where ${t.lockedUntil} is null or ${t.lockedUntil} <= now()
    returning failures`);
  return rows[0]?.failures;
}

/**
 * Counts a sign-in as failed until `forgiveAttempt` or `removeAttempts`, so that simultaneous tries cannot exceed the
 * limit, not even on several servers. A limit of 0 always waits.
 *
 * @returns 0 when the sign-in may continue, otherwise the seconds to wait; then it is not counted, except that
 * simultaneous tries may be counted for the first key
 */
export async function beginAttempt(db: Queryable, all: readonly CountedKey[]): Promise<number> {
  if (all.some(({ limit }) => limit <= 0)) return firstWait;
  const keys = all.map(({ key }) => key);
  const locked = await secondsLocked(db, keys);
  if (locked > 0) return locked;
  let isNew = false;
  for (const one of all) {
    const failures = await count(db, one);
    if (failures === undefined) return Math.max(1, await secondsLocked(db, keys));
    isNew ||= failures === 1;
  }
  if (isNew) await sweep(db);
  return 0;
}

async function sweep(db: Queryable): Promise<void> {
  const t = signInAttempts;
  await db.delete(t).where(sql`${t.lastAt} < now() - ${forgottenAfter}`);
  sweeps += 1;
  if (sweeps % sweepEvery !== 1) return;
  await db.execute(sql`
    delete from ${t} where key in (
      select key from ${t} order by failures desc, last_at desc offset ${maxRows})`);
}

/**
 * Ends a sign-in with the right password from a browser without a device cookie. Removes the failures of the account, and
 * one failure of the address.
 */
export async function forgiveAttempt(
  db: Queryable,
  account: CountedKey,
  address: CountedKey,
): Promise<void> {
  await removeAttempts(db, account.key);
  const t = signInAttempts;
  await db.execute(sql`
    update ${t} set failures = failures - 1,
      locked_until = case when failures - 1 >= ${address.limit}::int then locked_until end
    where key = ${address.key} and failures > 0`);
}

/** Removes the failures of an account and of its devices. */
export async function unlockAccount(db: Queryable, email: string): Promise<void> {
  const { key } = signInAttempts;
  await db
    .delete(signInAttempts)
    .where(sql`${key} = ${accountKey(email)} or starts_with(${key}, ${deviceKeys(email)})`);
}

/** Removes the failures of a key. */
export async function removeAttempts(db: Queryable, key: string): Promise<void> {
  await db.delete(signInAttempts).where(inArray(signInAttempts.key, [key]));
}
