import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../db/connect.ts';
import { artisans } from '../db/schema/people.ts';
import { fullName } from './sql-formats.ts';

/**
 * Locks an artisan and returns the fields that an edit reads; undefined if there is none. Until the transaction ends,
 * the lock blocks other changes of the artisan and approvals for the artisan. The order of locks is in payees.ts.
 */
export async function lockArtisan(tx: Transaction, id: number) {
  const [artisan] = await tx
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
  return artisan;
}

export type ArtisanState = NonNullable<Awaited<ReturnType<typeof lockArtisan>>>;

/** The fields that an edit may set. */
export type ArtisanChange = Partial<
  Pick<typeof artisans.$inferInsert, 'status' | 'level' | 'declinedAt' | 'declineReason'>
>;

/** Changes a locked artisan, and returns the new version. */
export async function changeArtisan(
  tx: Transaction,
  id: number,
  change: ArtisanChange,
): Promise<number> {
  const [changed] = await tx
    .update(artisans)
    .set({ ...change, version: sql`${artisans.version} + 1` })
    .where(eq(artisans.id, id))
    .returning({ version: artisans.version });
  if (changed === undefined) throw new Error(`There is no artisan ${id}`);
  return changed.version;
}
