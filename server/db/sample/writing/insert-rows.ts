import { setImmediate as nextTurn } from 'node:timers/promises';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Transaction } from '../../connect.ts';
import type { EmptiedTables } from './bulk-load.ts';
import { copyBatches } from './copy-batches.ts';
import { CopyFiles } from './copy-files.ts';
import { CopyStream } from './copy-stream.ts';
import { insertBatches } from './insert-batches.ts';
import { StatementQueue } from './statement-queue.ts';

/** Where rows are written to. */
export interface RowTarget {
  /** Writes many rows into a table. All rows have the same keys. */
  insertRows: <T extends PgTable>(table: T, rows: Iterable<T['$inferInsert']>) => Promise<void>;
  /** Marks tables that get no more rows. */
  complete: (...tables: PgTable[]) => Promise<void>;
}

/** How rows reach the database. */
export interface Loading {
  /** The `copyFolder` of `Connection`, from which the database reads files. */
  copyFolder?: string | undefined;
  /** The connection of the transaction, if COPY can send rows over it. Without both, INSERT statements are used. */
  copyClient?: pg.Client | undefined;
  /** The tables that were emptied for the rows. */
  emptied?: EmptiedTables | undefined;
  /** Called with the number of rows that were written. */
  onRows?: ((rows: number) => void) | undefined;
}

/** Files wait on the disk; statements and streams wait in memory. */
const limits = {
  files: { waiting: 64, together: 8 },
  streams: { waiting: 16, together: 1 },
  statements: { waiting: 1, together: 1 },
};

/**
 * Runs `work`, and resolves when the database has written its rows, in the order of the calls. Rows are
 * generated while the database writes earlier ones.
 */
export async function insertingRows(
  tx: Transaction,
  { copyFolder, copyClient, emptied, onRows = () => undefined }: Loading,
  work: (target: RowTarget) => Promise<void>,
): Promise<void> {
  const files = copyFolder === undefined ? undefined : new CopyFiles(copyFolder);
  const stream = copyClient && new CopyStream(copyClient, (table) => emptied?.has(table) === true);
  const way = files ?? stream;
  const limit = limits[files ? 'files' : stream ? 'streams' : 'statements'];
  const queue = new StatementQueue(tx, limit, onRows);
  try {
    await work({
      async insertRows(table, rows) {
        const batches =
          way === undefined ? insertBatches(table, rows) : copyBatches(table, rows, way);
        for (const batch of batches) {
          await queue.add(batch);
          // The event loop sends the statement before the next batch is made.
          await nextTurn();
        }
      },
      async complete(...tables) {
        // With streams, rows would wait in memory for minutes, so `bulkLoad` builds these indexes at the end.
        if (emptied === undefined || stream !== undefined) return;
        for (const table of tables) await queue.add({ send: emptied.makeIndexes(table), rows: 0 });
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
