import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { isEmbedded, type PooledDatabase, type Queryable } from '../db/connect.ts';
import { vacuum } from '../db/embedded/vacuum-after-writes.ts';
import { signInAttempts as attempts } from '../db/schema/office.ts';

/** A key whose failed attempts are counted, and the number of failures after which it has to wait. */
export interface CountedKey {
  key: string;
  limit: number;
}

/** Each further failure doubles the first wait, up to the longest. */
const firstWaitSeconds = 60;
const longestWaitSeconds = 900;
/** The failures of a key are forgotten this long after its last failure. */
const forgottenAfter = sql`interval '24 hours'`;
/** The most rows. Above this number, the rows with the fewest failures are removed. */
const maxRows = 50_000;
/** The number of sweeps between two checks of `maxRows`. */
const limitRowsEvery = 100;

const hashKey = (kind: string, value: string) =>
  createHash('sha256').update(`${kind} ${value}`).digest('base64url');

/** Returns the key for a typed e-mail address, whether or not an account has it. */
export const accountKey = (email: string) => hashKey('account', email.trim().toLowerCase());
/** Returns the beginning of the keys of an account for its devices and its password changes. */
const accountKeyPrefix = (email: string) => `${accountKey(email)}/`;
/** Returns the key for a device that has signed in to the account before. */
export const deviceKey = (email: string, device: string) =>
  `${accountKeyPrefix(email)}${hashKey('device', device)}`;
/** Returns the key for wrong current passwords when an account changes its password. */
export const passwordKey = (email: string) => `${accountKeyPrefix(email)}password`;
/** Returns the key for the network of a caller; see networkOf. */
export const networkKey = (network: string) => hashKey('address', network);

let sweepCount = 0;

/** The number of outdated rows after which the embedded engine vacuums: failed sign-ins run outside of `write`. */
const vacuumAfterRows = 1_000;
let outdatedRows = 0;

/**
 * Returns the seconds until all of these keys may try again; 0 when they may try now. If the clock was set back after a
 * wait began, the wait begins again now; otherwise it would be longer by the difference.
 */
async function secondsLocked(db: Queryable, keys: readonly string[]): Promise<number> {
  const ofKeys = inArray(attempts.key, [...keys]);
  const read = async () => {
    const [row] = await db
      .select({
        seconds:
          sql`coalesce(ceil(max(extract(epoch from ${attempts.lockedUntil} - now()))), 0)`.mapWith(
            Number,
          ),
        wasClockSetBack: sql<boolean | null>`bool_or(${attempts.lastAt} > now())`,
      })
      .from(attempts)
      .where(ofKeys);
    return {
      seconds: Math.max(0, row?.seconds ?? 0),
      wasClockSetBack: row?.wasClockSetBack === true,
    };
  };
  const { seconds, wasClockSetBack } = await read();
  if (seconds === 0 || !wasClockSetBack) return seconds;
  await db
    .update(attempts)
    .set({
      lastAt: sql`now()`,
      lockedUntil: sql`now() + (${attempts.lockedUntil} - ${attempts.lastAt})`,
    })
    .where(and(ofKeys, sql`${attempts.lastAt} > now()`));
  return (await read()).seconds;
}

/** Counts an attempt as failed before it is made. Returns the number of failures; undefined if the key has to wait. */
async function countFailure(
  db: Queryable,
  { key, limit }: CountedKey,
): Promise<number | undefined> {
  const failures = sql`case when ${attempts.lastAt} < now() - ${forgottenAfter} then 1 else ${attempts.failures} + 1 end`;
  const lockAfter = (total: ReturnType<typeof sql>) =>
    sql`case when ${total} >= ${limit}::int then now() + make_interval(
      secs => least(${firstWaitSeconds}::int * power(2, least(${total} - ${limit}::int, 10)), ${longestWaitSeconds}::int)) end`;
  const { rows } = await db.execute<{ failures: number }>(sql`
    insert into ${attempts} (key, failures, last_at, locked_until)
    values (${key}, 1, now(), ${lockAfter(sql`1`)})
    on conflict (key) do update
      set failures = ${failures}, last_at = now(), locked_until = ${lockAfter(failures)}
      where ${attempts.lockedUntil} is null or ${attempts.lockedUntil} <= now()
    returning failures`);
  return rows[0]?.failures;
}

/**
 * Counts an attempt as failed before the password is checked, so that simultaneous attempts on several servers cannot
 * exceed the limit. After a success, `forgiveAttempt` or `removeAttempts` undoes this; after an attempt whose password
 * was not checked, `removeFailures` does. With a limit of 0, every attempt has to wait.
 *
 * @returns 0 when the attempt may continue, otherwise the seconds to wait. An attempt that has to wait is not counted,
 *   unless a simultaneous one locks the second key after the first key was counted
 */
export async function beginAttempt(
  db: PooledDatabase,
  countedKeys: readonly CountedKey[],
): Promise<number> {
  if (countedKeys.some(({ limit }) => limit <= 0)) return firstWaitSeconds;
  const keys = countedKeys.map(({ key }) => key);
  const locked = await secondsLocked(db, keys);
  if (locked > 0) return locked;
  let isNew = false;
  for (const countedKey of countedKeys) {
    const failures = await countFailure(db, countedKey);
    if (failures === undefined) return Math.max(1, await secondsLocked(db, keys));
    isNew ||= failures === 1;
  }
  outdatedRows += keys.length + (isNew ? await sweep(db) : 0);
  if (outdatedRows >= vacuumAfterRows && isEmbedded(db)) {
    outdatedRows = 0;
    void vacuum(db, ['sign_in_attempts']);
  }
  return 0;
}

/**
 * Removes forgotten failures, and in one of `limitRowsEvery` calls the rows above `maxRows`.
 *
 * @returns the number of removed rows
 */
async function sweep(db: Queryable): Promise<number> {
  const forgotten = await db
    .delete(attempts)
    .where(sql`${attempts.lastAt} < now() - ${forgottenAfter}`);
  sweepCount += 1;
  if (sweepCount % limitRowsEvery !== 1) return forgotten.rowCount ?? 0;
  const excess = await db.execute(sql`
    delete from ${attempts} where key in (
      select key from ${attempts} order by failures desc, last_at desc offset ${maxRows})`);
  return (forgotten.rowCount ?? 0) + (excess.rowCount ?? 0);
}

/** After a sign-in from an unknown device, removes the failures of the account and one failure of the network. */
export async function forgiveAttempt(
  db: Queryable,
  account: CountedKey,
  network: CountedKey,
): Promise<void> {
  await removeAttempts(db, account.key);
  await removeFailures(db, [network]);
}

/** Removes one failure of each key. */
export async function removeFailures(
  db: Queryable,
  countedKeys: readonly CountedKey[],
): Promise<void> {
  for (const { key, limit } of countedKeys) {
    await db.execute(sql`
      update ${attempts} set failures = failures - 1,
        locked_until = case when failures - 1 >= ${limit}::int then locked_until end
      where key = ${key} and failures > 0`);
  }
}

/** Removes the failures of an account, also those of its devices and its password changes. */
export async function unlockAccount(db: Queryable, email: string): Promise<void> {
  await db
    .delete(attempts)
    .where(
      sql`${attempts.key} = ${accountKey(email)} or starts_with(${attempts.key}, ${accountKeyPrefix(email)})`,
    );
}

/** Removes the failures of a key. */
export async function removeAttempts(db: Queryable, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}
