import { type SQL, sql } from 'drizzle-orm';

/** The tests' own time as text for SQL. The clock of a PostgreSQL is not the one of the tests (shift-clock.mjs). */
export const nowText = (): string => `timestamptz '${new Date().toISOString()}'`;

/** The day in Africa/Lagos that is a number of days before the tests' day, as YYYY-MM-DD. */
export const dayBefore = (days: number): string =>
  new Date(Date.now() + 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);

/** The same for a query of drizzle. */
export const now = (): SQL => sql.raw(nowText());
