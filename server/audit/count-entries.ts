import type { SQL } from 'drizzle-orm';
import { auditEntries } from '../db/schema/office.ts';
import { countMatches, type Total } from '../lists/count-rows.ts';
import type { Reader } from '../lists/limits.ts';

/** Counts the entries that meet a condition, or all entries, up to 100,000, or as many as the time allows. */
export const countEntries = (reader: Reader, where: SQL | undefined): Promise<Total> =>
  countMatches(reader, { table: auditEntries }, where);
