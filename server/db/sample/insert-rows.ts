import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../connect.ts';

/** Rows a statement; larger ones save nothing and take memory. */
const batch = 5_000;

/**
 * Inserts many rows, each column as one array parameter: the protocol allows 65,535 parameters in a
 * statement, which rows as parameters exceed at once. Every row must have the columns of the first.
 */
export async function insertRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
    rows.some((row) => key in row),
  );
  for (let from = 0; from < rows.length; from += batch) {
    const part = rows.slice(from, from + batch);
    const arrays = columns.map(([key, column]) => {
      const values = part.map((row) => {
        const value: unknown = Reflect.get(row, key);
        return value === undefined || value === null ? null : column.mapToDriverValue(value);
      });
      const type = column.getSQLType().replace('serial', 'integer');
      return sql`${sql.param(values)}::${sql.raw(type)}[]`;
    });
    const names = columns.map(([, column]) => sql.identifier(column.name));
    await tx.execute(
      sql`insert into ${table} (${sql.join(names, sql`, `)}) select * from unnest(${sql.join(arrays, sql`, `)})`,
    );
  }
}

/** Lets ids that are given out later follow the inserted ones. */
export async function continueIds(tx: Transaction, table: PgTable): Promise<void> {
  const name = getTableName(table);
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table}))`,
  );
}
