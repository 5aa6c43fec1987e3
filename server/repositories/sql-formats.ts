import { type AnyColumn, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/connect.ts';

/** A moment as ISO 8601 in UTC. */
export const iso = (moment: AnyColumn | SQL) =>
  sql<string | null>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** First and last name in one, or null when both are missing. */
export const fullName = (person: { firstName: AnyColumn; lastName: AnyColumn }) =>
  sql<string | null>`nullif(trim(concat_ws(' ', ${person.firstName}, ${person.lastName})), '')`;

/** The condition that an id is one of these; undefined for all rows. */
export const among = (id: AnyColumn, ids: readonly number[] | undefined) =>
  ids && inArray(id, [...ids]);

/** Makes the function that returns whether a table has a row with this id. */
export const existsIn =
  (table: PgTable & { id: PgColumn }) =>
  async (db: Queryable, id: number): Promise<boolean> =>
    (await db.$count(table, eq(table.id, id))) > 0;

/** Kobo in naira, the unit of the contract, for a column or sum that is never null. */
export const naira = (kobo: AnyColumn | SQL) => sql<number>`(${kobo} / 100.0)::float8`;

/** Kobo in naira, for a column that may be null. */
export const nairaOrNull = (kobo: AnyColumn | SQL) => sql<number | null>`(${kobo} / 100.0)::float8`;
