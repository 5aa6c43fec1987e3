import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../db/connect.ts';
import { artisans } from '../db/schema/people.ts';
import { fullName } from './sql-formats.ts';

/** What an administrator can change of an artisan. */
export interface Standing {
  id: number;
  name: string | null;
  status: string | null;
  level: number | null;
  /** One higher after each change by an administrator. */
  version: number;
  /** Set while the verification is turned down. */
  declinedAt: Date | null;
}

/**
 * An artisan, locked until the transaction ends against other changes and against approvals; or
 * undefined. The order of locks is in payees.ts.
 */
export async function lockStanding(tx: Transaction, id: number): Promise<Standing | undefined> {
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

/** Fields of an artisan that an administrator changes. */
export type StandingChange = Partial<
  Pick<typeof artisans.$inferInsert, 'status' | 'level' | 'declinedAt' | 'declineReason'>
>;

/**
 * Changes an artisan that is locked.
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
