import { setImmediate as nextTurn } from 'node:timers/promises';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../connect.ts';
import type { MakeIndexes } from './bulk-load.ts';
import { CopyFiles, copyBatches } from './copy-batches.ts';
import { insertBatches } from './insert-batches.ts';
import { StatementQueue } from './statement-queue.ts';

/** Where rows are written to. */
export interface RowTarget {
  /** Writes many rows into a table. All rows have the same keys. */
  insertRows: <T extends PgTable>(table: T, rows: Iterable<T['$inferInsert']>) => Promise<void>;
  /** Says that these tables get no more rows. */
  complete: (...tables: PgTable[]) => Promise<void>;
}

/** How rows reach the database. */
export interface Loading {
  /** The folder of `Connection`; without it the rows are sent in statements. */
  copyFolder?: string | undefined;
  /** What a complete table still needs; without it, nothing. */
  makeIndexes?: MakeIndexes | undefined;
}

/** Files wait on the disk, statements in memory. */
const limits = {
  files: { waiting: 64, together: 8 },
  statements: { waiting: 1, together: 1 },
};

/**
 * Runs `work`, and resolves when the database has written its rows, in the order of the calls. Rows are
 * generated while the database writes earlier ones.
 */
export async function insertingRows(
  tx: Transaction,
  { copyFolder, makeIndexes }: Loading,
  work: (target: RowTarget) => Promise<void>,
): Promise<void> {
  const files = copyFolder === undefined ? undefined : new CopyFiles(copyFolder);
  const queue = new StatementQueue(tx, limits[files === undefined ? 'statements' : 'files']);
  try {
    await work({
      async insertRows(table, rows) {
        const batches =
          files === undefined ? insertBatches(table, rows) : copyBatches(table, rows, files);
        for (const batch of batches) {
          await queue.add(batch);
          // The statement is sent in the next turn of the event loop.
          await nextTurn();
        }
      },
      async complete(...tables) {
        if (makeIndexes === undefined) return;
        for (const table of tables) await queue.add({ statement: makeIndexes(table) });
      },
    });
    await queue.end();
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
