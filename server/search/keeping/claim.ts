import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/connect.ts';
import { searchedLists } from '../../db/schema/search.ts';
import type { KeptList } from './kept-lists.ts';

/**
 * How long a claim is valid without renewal. After that another process can continue, and also when it seems longer,
 * because the clock was set back.
 */
const lifetime = sql.raw(`interval '30 seconds'`);

/** Milliseconds to wait for the lock that TRUNCATE needs. */
const lockTimeout = 500;

const ofWorker = (list: KeptList, worker: string) =>
  and(eq(searchedLists.list, list.name), eq(searchedLists.worker, worker));

/**
 * Claims a list that is not kept, so that only one process fills it. After the commit, the triggers update the
 * rows of the list.
 *
 * The claim is a row instead of a session lock, which would not work behind a pooler that shares sessions.
 *
 * @returns the highest id that is filled; undefined when the list is kept or another process fills it
 */
export function claimList(
  db: Database,
  list: KeptList,
  worker: string,
): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    await tx.insert(searchedLists).values({ list: list.name, state: 'off' }).onConflictDoNothing();
    const [found] = await tx
      .select({
        state: searchedLists.state,
        filledTo: searchedLists.filledTo,
        isFree: sql<boolean>`coalesce(${searchedLists.workerUntil} not between now() and now() + ${lifetime}, true)
          or ${searchedLists.worker} = ${worker}`,
      })
      .from(searchedLists)
      .where(eq(searchedLists.list, list.name))
      .for('update', { skipLocked: true });
    if (found === undefined || found.state === 'kept' || !found.isFree) return undefined;
    const isNew = found.state === 'off';
    if (isNew) await empty(tx, list);
    const filledTo = isNew ? 0 : found.filledTo;
    await tx
      .update(searchedLists)
      .set({ state: 'filling', filledTo, worker, workerUntil: sql`now() + ${lifetime}` })
      .where(eq(searchedLists.list, list.name));
    return filledTo;
  });
}

/** Removes the rows of a list that was kept before. */
async function empty(tx: Transaction, { table }: KeptList): Promise<void> {
  const { rows } = await tx.execute(sql`select from ${table} limit 1`);
  if (rows.length === 0) return;
  await tx.execute(sql`select set_config('lock_timeout', ${String(lockTimeout)}, true)`);
  await tx.execute(sql`truncate ${table}`);
}

/** Renews a claim, and stores the progress. Returns false when the process has lost the claim. */
export async function renewClaim(
  db: Database | Transaction,
  list: KeptList,
  worker: string,
  filledTo?: number,
): Promise<boolean> {
  const renewed = await db
    .update(searchedLists)
    .set({ workerUntil: sql`now() + ${lifetime}`, ...(filledTo !== undefined && { filledTo }) })
    .where(ofWorker(list, worker))
    .returning({ list: searchedLists.list });
  return renewed.length > 0;
}

/** Ends a claim. After `filling` another process can continue. */
export async function endClaim(
  db: Database,
  list: KeptList,
  worker: string,
  state: 'filling' | 'kept',
): Promise<void> {
  await db
    .update(searchedLists)
    .set({ state, worker: null, workerUntil: null })
    .where(ofWorker(list, worker));
}
