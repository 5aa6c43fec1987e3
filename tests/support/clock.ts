import { type SQL, sql } from 'drizzle-orm';
import { lagosIsoDay } from '../../domain/lagos.ts';

/** The time of the tests as SQL text, because the clock of PostgreSQL is not the one of the tests (shift-clock.mjs). */
export const nowText = (): string => `timestamptz '${new Date().toISOString()}'`;

/** The time of the tests for a query of Drizzle. */
export const now = (): SQL => sql.raw(nowText());

/** The day in Africa/Lagos that is a number of days before the tests' day, as YYYY-MM-DD. */
export const dayBefore = (days: number): string => lagosIsoDay(Date.now() - days * 86_400_000);
