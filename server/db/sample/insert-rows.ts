import { setImmediate as nextTurn } from 'node:timers/promises';
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../connect.ts';

/** Rows of one statement. More save no time and take memory. */
const batchSize = 1_000;

function* inBatches<T>(rows: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * Inserts many rows in batches. The next batch is generated while the database inserts the last, so
 * that two batches are in memory.
 */
export async function insertRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: Iterable<T['$inferInsert']>,
): Promise<void> {
  let inserting: Promise<unknown> = Promise.resolve();
  for (const batch of inBatches(rows)) {
    const statement = insertStatement(table, batch);
    await inserting;
    // The statement is sent in the next turn of the event loop.
    inserting = Promise.resolve(tx.execute(statement));
    await nextTurn();
  }
  await inserting;
}

/**
 * Inserts a batch with one array parameter for each column, because the protocol allows 65,535
 * parameters in a statement.
 */
function insertStatement<T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
    rows.some((row) => key in row),
  );
  const arrays = columns.map(([key, column]) => {
    const values = rows.map((row) => {
      const value: unknown = Reflect.get(row, key);
      return value === undefined || value === null ? null : column.mapToDriverValue(value);
    });
    const type = column.getSQLType().replace('serial', 'integer');
    return sql`${sql.param(values)}::${sql.raw(type)}[]`;
  });
  const names = columns.map(([, column]) => sql.identifier(column.name));
  return sql`insert into ${table} (${sql.join(names, sql`, `)})
    select * from unnest(${sql.join(arrays, sql`, `)})`;
}

/** Sets the sequence of a table, so that new ids follow the inserted ones. */
export async function continueIds(tx: Transaction, table: PgTable): Promise<void> {
  const name = getTableName(table);
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table}))`,
  );
}
