import { setImmediate as nextTurn } from 'node:timers/promises';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../connect.ts';
import { CopyFiles, copyBatches } from './copy-batches.ts';
import { insertBatches } from './insert-batches.ts';

/** Writes many rows into a table. All rows have the same keys. */
export type InsertRows = <T extends PgTable>(
  table: T,
  rows: Iterable<T['$inferInsert']>,
) => Promise<void>;

/** The number of batches that wait for the database. Files wait on the disk, statements in memory. */
const most = { files: 64, statements: 1 };

/**
 * Runs `work`, and resolves when the database has written its rows, in the order of the calls. Rows are
 * generated while the database writes earlier ones.
 *
 * @param copyFolder the folder of `Connection`; without it the rows are sent in statements
 */
export async function insertingRows(
  tx: Transaction,
  copyFolder: string | undefined,
  work: (insertRows: InsertRows) => Promise<void>,
): Promise<void> {
  const files = copyFolder === undefined ? undefined : new CopyFiles(copyFolder);
  const room = files === undefined ? most.statements : most.files;
  const waiting: Promise<unknown>[] = [];
  try {
    await work(async (table, rows) => {
      const batches =
        files === undefined ? insertBatches(tx, table, rows) : copyBatches(tx, table, rows, files);
      for (const write of batches) {
        const written = (waiting.at(-1) ?? Promise.resolve()).then(write);
        // A failure is thrown when its turn comes, not as an unhandled rejection before.
        written.catch(() => undefined);
        waiting.push(written);
        if (waiting.length > room) await waiting.shift();
        // The statement is sent in the next turn of the event loop.
        await nextTurn();
      }
    });
    await waiting.at(-1);
  } finally {
    await files?.remove();
  }
}

/** Sets the sequence of a table, so that new ids follow the inserted ones. */
export async function continueIds(tx: Transaction, table: PgTable): Promise<void> {
  const name = getTableName(table);
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table}))`,
  );
}
