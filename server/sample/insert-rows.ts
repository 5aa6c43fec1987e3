import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/connect.ts';

/** The most rows of one statement. The embedded engine never releases the memory of its largest statement. */
const batchSize = 2_000;

/**
 * Inserts rows in batches. Ignores properties that are not columns. If the first row lacks a column that has a default,
 * all rows get the default. Other missing values are null. Later ids of the database continue after those of the rows.
 */
export async function insertRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first = {}] = rows;
  const columns = Object.entries(getTableColumns(table)).filter(
    ([key, { hasDefault, generated }]) => generated === undefined && (!hasDefault || key in first),
  );
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows
      .slice(start, start + batchSize)
      .map((row) =>
        Object.fromEntries(columns.map(([key, { name }]) => [name, Reflect.get(row, key)])),
      );
    await tx.execute(sql`
      insert into ${table} (${names})
      select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(batch)})`);
  }
  if ('id' in first) {
    const sequence = sql`pg_get_serial_sequence(${getTableName(table)}, 'id')`;
    await tx.execute(sql`select setval(${sequence}, (select max(id) from ${table}))`);
  }
}
