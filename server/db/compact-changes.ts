import { sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './connect.ts';

/**
 * Replaces the oldest rows of a table of changes with their sums, in one statement, so that the total is the same for
 * every reader. Rows that another server is replacing are skipped.
 *
 * @param keys the columns to group by
 * @param amount the column to add up
 * @param maxRows the highest number of rows that are replaced at once
 */
export async function compactChanges(
  db: Queryable,
  table: PgTable & { id: AnyPgColumn },
  { keys, amount, maxRows }: { keys: AnyPgColumn[]; amount: AnyPgColumn; maxRows: number },
): Promise<void> {
  const names = (columns: AnyPgColumn[]) =>
    sql.join(
      columns.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
  const sum = sql`sum(${names([amount])})`;
  await db.execute(sql`
    with taken as (
      delete from ${table} where ${table.id} in (
        select ${table.id} from ${table} order by ${table.id} limit ${maxRows} for update skip locked)
      returning ${names([...keys, amount])})
    insert into ${table} (${names([...keys, amount])})
    select ${names(keys)}, ${sum} from taken
    group by ${names(keys)} having ${sum} <> 0 order by ${names(keys)}`);
}
