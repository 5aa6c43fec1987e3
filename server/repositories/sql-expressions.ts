import { type AnyColumn, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/connect.ts';

/** SQL: a moment as ISO 8601 in UTC with milliseconds. */
export const iso = (moment: AnyColumn | SQL) =>
  sql<string | null>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SQL: first and last name in one text, or null when both are missing. */
export const fullName = (person: { firstName: AnyColumn; lastName: AnyColumn }) =>
  sql<string | null>`nullif(trim(concat_ws(' ', ${person.firstName}, ${person.lastName})), '')`;

/** Returns the condition that a row has one of these ids; undefined without ids, for all rows. */
export const hasIdIn = (id: AnyColumn, ids: readonly number[] | undefined) =>
  ids && inArray(id, [...ids]);

/** The artisan or client whose jobs or transactions are read; an empty object for those of everybody. */
export type Owner = { artisanId: number } | { clientId: number } | Record<never, never>;

/** Returns the condition that a row belongs to the owner; undefined for the rows of everybody. */
export function belongsTo(
  table: { artisanId: AnyColumn; clientId: AnyColumn },
  owner: Owner,
): SQL | undefined {
  if ('artisanId' in owner) return eq(table.artisanId, owner.artisanId);
  if ('clientId' in owner) return eq(table.clientId, owner.clientId);
  return undefined;
}

/** Creates the function that returns whether a table has a row with an id. */
export const existsIn =
  (table: PgTable & { id: PgColumn }) =>
  async (db: Queryable, id: number): Promise<boolean> =>
    (await db.$count(table, eq(table.id, id))) > 0;

/** SQL: an amount in kobo as naira, the unit of the contract, for a column or sum that is never null. */
export const naira = (kobo: AnyColumn | SQL) => sql<number>`(${kobo} / 100.0)::float8`;

/** SQL: an amount in kobo as naira, for a column that may be null. */
export const nairaOrNull = (kobo: AnyColumn | SQL) => sql<number | null>`(${kobo} / 100.0)::float8`;
