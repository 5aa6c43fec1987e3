import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { inBatches } from './in-batches.ts';
import { columnsOf, driverValue } from './row-values.ts';
import type { WaitingStatement } from './statement-queue.ts';

/** Generates the statements that insert rows. */
export function* insertBatches<T extends PgTable>(
  table: T,
  rows: Iterable<T['$inferInsert']>,
): Generator<WaitingStatement> {
  for (const batch of inBatches(rows))
    yield { send: insertStatement(table, batch), rows: batch.length };
}

/**
 * Inserts a batch with one array parameter for each column, because the protocol allows 65,535
 * parameters in a statement.
 */
function insertStatement(table: PgTable, rows: readonly object[]): SQL {
  const columns = columnsOf(table, rows[0]);
  const arrays = columns.map(([key, column]) => {
    const values = rows.map((row) => driverValue(row, key, column));
    const type = column.getSQLType().replace('serial', 'integer');
    return sql`${sql.param(values)}::${sql.raw(type)}[]`;
  });
  const names = columns.map(([, column]) => sql.identifier(column.name));
  return sql`insert into ${table} (${sql.join(names, sql`, `)})
    select * from unnest(${sql.join(arrays, sql`, `)})`;
}
