import { type Column, getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * The columns to write, each with its key in the rows. A column with a default is left out when
 * `first`, the first of the rows, does not have it.
 */
export const columnsOf = (table: PgTable, first: object = {}): [string, Column][] =>
  Object.entries(getTableColumns(table)).filter(
    ([key, { hasDefault }]) => !hasDefault || key in first,
  );

/** Returns a value of a row in the driver's form; null when the row has none. */
export function driverValue(row: object, key: string, column: Column): unknown {
  const value: unknown = Reflect.get(row, key);
  return value === undefined || value === null ? null : column.mapToDriverValue(value);
}
