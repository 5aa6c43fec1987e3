import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { renewClaim } from './claim.ts';
import type { KeptList } from './kept-lists.ts';

/** Milliseconds to wait for rows that a write has locked. PostgreSQL checks for a deadlock after a second. */
const lockTimeout = 500;

/**
 * Adds up to `size` rows of a list, with the ids after `filledTo`. If a record changes at the same time, a trigger
 * adds its row, so the batch does not replace existing rows.
 *
 * The batch locks the records. Otherwise a record could leave the list or be deleted while the batch runs, and
 * its trigger would not see the row that the batch adds.
 *
 * @param isShared whether others may write at the same time; the embedded engine runs one transaction at a time
 * @returns the highest id that is filled, or undefined at the end of the list
 * @throws when a write locks a record for too long, or another process has claimed the list
 */
export function fillBatch(
  db: Database,
  list: KeptList,
  {
    worker,
    filledTo,
    size,
    isShared,
  }: { worker: string; filledTo: number; size: number; isShared: boolean },
): Promise<number | undefined> {
  const { table, source, id, name } = list;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('lock_timeout', ${String(lockTimeout)}, true)`);
    const { rows } = await tx.execute<{ last: number | null }>(sql`
      with chosen as (
        select ${id} as id from ${source} where ${id} > ${filledTo} order by ${id} limit ${size}
        ${isShared ? sql`for share` : sql``})
      select max(id) as last from chosen`);
    const last = rows[0]?.last ?? null;
    if (last === null) return undefined;
    await tx.execute(sql`
      insert into ${table} select * from ${sql.identifier(`${name}_as_searched`)}
      where id > ${filledTo} and id <= ${last} on conflict do nothing`);
    if (!(await renewClaim(tx, list, worker, last))) {
      throw new Error(`Another process fills the list ${name}`);
    }
    return last;
  });
}
