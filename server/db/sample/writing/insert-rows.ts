import { setImmediate as nextTurn } from 'node:timers/promises';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../connect.ts';
import { copyBatches } from './copy-batches.ts';
import { insertBatches } from './insert-batches.ts';

/** Writes many rows into a table. All rows have the same keys. */
export type InsertRows = <T extends PgTable>(
  table: T,
  rows: Iterable<T['$inferInsert']>,
) => Promise<void>;

/**
 * Returns the function that writes rows in batches. The next batch is generated while the database
 * writes the last, so that two batches are in memory.
 *
 * @param copyFolder the folder of `Connection`; without it the rows are sent in statements
 */
export function rowInserter(tx: Transaction, copyFolder?: string): InsertRows {
  return async (table, rows) => {
    const batches =
      copyFolder === undefined
        ? insertBatches(tx, table, rows)
        : copyBatches(tx, table, rows, copyFolder);
    let writing: Promise<unknown> = Promise.resolve();
    for (const write of batches) {
      await writing;
      writing = write();
      // A failure is thrown when the next batch is ready, not as an unhandled rejection before.
      writing.catch(() => undefined);
      // The statement is sent in the next turn of the event loop.
      await nextTurn();
    }
    await writing;
  };
}

/** Sets the sequence of a table, so that new ids follow the inserted ones. */
export async function continueIds(tx: Transaction, table: PgTable): Promise<void> {
  const name = getTableName(table);
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table}))`,
  );
}
