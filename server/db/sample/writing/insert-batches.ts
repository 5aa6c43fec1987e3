import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../connect.ts';
import { inBatches } from './in-batches.ts';
import { columnsOf, driverValue } from './row-values.ts';

/** Generates the insertions of rows; each is a function that sends one statement. */
export function* insertBatches<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: Iterable<T['$inferInsert']>,
): Generator<() => Promise<unknown>> {
  for (const batch of inBatches(rows)) {
    const statement = insertStatement(table, batch);
    yield () => Promise.resolve(tx.execute(statement));
  }
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
