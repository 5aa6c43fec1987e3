import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../db/connect.ts';
import { auditEntries } from '../db/schema/office.ts';
import { countAll, countUpTo, estimate, type Total } from '../search/count-found.ts';
import { within } from '../search/within.ts';

/** The largest number of entries that is counted exactly. */
const mostCounted = 100_000;

/** Milliseconds for counting the entries that meet a condition; after that, the number is an estimate. */
const countTimeoutMs = 1_000;

/**
 * Counts the entries that meet a condition, or all entries. When there are more than `most`, or counting takes too
 * long, returns the planner's estimate.
 */
export async function countEntries(
  tx: Transaction,
  where: SQL | undefined,
  most = mostCounted,
): Promise<Total> {
  if (where === undefined) return countAll(tx, auditEntries, most);
  const counted = await within(tx, countTimeoutMs, (inner) =>
    countUpTo(inner, auditEntries, where, most + 1),
  );
  if (counted !== undefined && counted <= most) return { count: counted, is_exact: true };
  return {
    count: Math.max(await estimate(tx, auditEntries, where), counted ?? 0),
    is_exact: false,
  };
}
