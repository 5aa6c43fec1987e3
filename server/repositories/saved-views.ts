import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/connect.ts';
import { savedViews } from '../db/schema/account-data.ts';
import { accounts } from '../db/schema/office.ts';

/** The filters of a screen, saved under a name. */
export type View = Pick<typeof savedViews.$inferSelect, 'screen' | 'name' | 'search'>;

/** The most views of one account. */
export const maxViews = 200;

/** Reads the views of an account, in any order. */
export function listViews(db: Queryable, accountId: number) {
  const { id, screen, name, search } = savedViews;
  return db
    .select({ id, screen, name, search })
    .from(savedViews)
    .where(eq(savedViews.accountId, accountId));
}

/**
 * Saves a view. It replaces the account's view with the same screen and name.
 *
 * @returns `full` when the account already has `maxViews` views, and `unchanged` for an equal view; then nothing was
 *   written
 */
export async function saveView(
  tx: Transaction,
  accountId: number,
  view: View,
): Promise<'saved' | 'replaced' | 'unchanged' | 'full'> {
  // Without this lock, two simultaneous calls could both count the views before the other one has saved.
  await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('no key update');
  const { screen, name, search } = view;
  const [before] = await tx
    .select()
    .from(savedViews)
    .where(
      and(
        eq(savedViews.accountId, accountId),
        eq(savedViews.screen, screen),
        eq(savedViews.name, name),
      ),
    );
  if (before !== undefined) {
    if (before.search === search) return 'unchanged';
    await tx.update(savedViews).set({ search }).where(eq(savedViews.id, before.id));
    return 'replaced';
  }
  const count = await tx.$count(savedViews, eq(savedViews.accountId, accountId));
  if (count >= maxViews) return 'full';
  await tx.insert(savedViews).values({ accountId, ...view });
  return 'saved';
}

/** Deletes a view of an account. Returns whether the view existed. */
export async function deleteView(tx: Transaction, accountId: number, id: number): Promise<boolean> {
  const deleted = await tx
    .delete(savedViews)
    .where(and(eq(savedViews.accountId, accountId), eq(savedViews.id, id)))
    .returning({ id: savedViews.id });
  return deleted.length > 0;
}
