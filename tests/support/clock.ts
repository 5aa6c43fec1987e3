import { type SQL, sql } from 'drizzle-orm';
import { lagosIsoDay } from '../../domain/lagos.ts';

/** The tests' own time as text for SQL. The clock of a PostgreSQL is not the one of the tests (shift-clock.mjs). */
export const nowText = (): string => `timestamptz '${new Date().toISOString()}'`;

/** The day in Africa/Lagos that is a number of days before the tests' day, as YYYY-MM-DD. */
export const dayBefore = (days: number): string => lagosIsoDay(Date.now() - days * 86_400_000);

/** The same for a query of drizzle. */
export const now = (): SQL => sql.raw(nowText());
