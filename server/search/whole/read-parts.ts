import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { snapshotReader } from '../../db/transactions/read-snapshot.ts';
import type { WriteParts } from '../../kept-lists/streamed.ts';
import type { LongList } from './long-lists.ts';

/** The number of rows that are read and written at a time, about 10 ms of work. */
const rowsAtOnce = 500;
/** Milliseconds for a whole list, and for the statement that sorts its rows. */
const [listTimeoutMs, sortTimeoutMs] = [600_000, 60_000];

interface Id extends Record<string, unknown> {
  id: number;
}

/**
 * Creates the function that reads a list in one snapshot with a cursor. It takes a connection, and memory for 500
 * rows.
 */
export const partsOf =
  (pool: Pool, { all, id, read }: LongList): WriteParts =>
  (write) =>
    snapshotReader(
      pool,
      listTimeoutMs,
    )(async (tx) => {
      await tx.execute(sql`
        select set_config('statement_timeout', ${String(sortTimeoutMs)}, true)`);
      await tx.execute(sql`
        declare list no scroll cursor for select ${sql.identifier(id)} as id from ${all(tx)} list`);
      for (;;) {
        const { rows } = await tx.execute<Id>(sql`fetch ${sql.raw(String(rowsAtOnce))} from list`);
        if (rows.length === 0) return;
        await write(
          await read(
            tx,
            rows.map((row) => row.id),
          ),
        );
      }
    });
