import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../db/connect.ts';
import { artisans } from '../db/schema/people.ts';
import { fullName } from './sql-formats.ts';

/**
 * Locks an artisan, and returns what an edit needs of it; undefined if there is none. Until the transaction ends, the
 * lock blocks other changes and approvals. The order of locks is in payees.ts.
 */
export async function lockStanding(tx: Transaction, id: number) {
  const [standing] = await tx
    .select({
      id: artisans.id,
      name: fullName(artisans),
      status: artisans.status,
      level: artisans.level,
      version: artisans.version,
      declinedAt: artisans.declinedAt,
    })
    .from(artisans)
    .where(eq(artisans.id, id))
    .for('no key update');
  return standing;
}

/** An artisan as an edit reads it: id and name, status, level and decline, and the version of the row. */
export type Standing = NonNullable<Awaited<ReturnType<typeof lockStanding>>>;

/** The fields that an edit may set. */
export type StandingChange = Partial<
  Pick<typeof artisans.$inferInsert, 'status' | 'level' | 'declinedAt' | 'declineReason'>
>;

/**
 * Changes a locked artisan.
 *
 * @returns the new version
 */
export async function changeStanding(
  tx: Transaction,
  id: number,
  change: StandingChange,
): Promise<number> {
  const [changed] = await tx
    .update(artisans)
    .set({ ...change, version: sql`${artisans.version} + 1` })
    .where(eq(artisans.id, id))
    .returning({ version: artisans.version });
  if (changed === undefined) throw new Error(`There is no artisan ${id}`);
  return changed.version;
}
