import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/connect.ts';
import { contentItems } from '../db/schema/office.ts';

/** A public page. About has one text, the others have items. */
export type PageName = 'about' | 'privacy' | 'terms';

/** The texts of an item of a page. The item of About has no name. */
export interface Texts {
  name: string | null;
  description: string | null;
}

/**
 * The keys of the advisory locks of the pages. Locks with two keys never conflict with the lock of migrate.ts, which
 * has one.
 */
const lockClass = 431_043;
const pageLocks: Record<PageName, number> = { about: 1, privacy: 2, terms: 3 };

/**
 * Locks a page until the transaction ends, so that its changes run one after the other. A row lock is not
 * sufficient, because a new or deleted item has no row.
 *
 * https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS
 */
export async function lockPage(tx: Transaction, page: PageName): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockClass}::int, ${pageLocks[page]}::int)`);
}

/** Returns the items of a public page in their order on it. */
export function listContent(db: Queryable, page: PageName) {
  return db
    .select({
      id: contentItems.id,
      name: contentItems.name,
      description: contentItems.description,
      version: contentItems.version,
    })
    .from(contentItems)
    .where(eq(contentItems.page, page))
    .orderBy(asc(contentItems.position), asc(contentItems.id));
}

/** Returns an item of the page, or undefined. */
export async function findItem(db: Queryable, page: PageName, id: number) {
  const [item] = await db
    .select()
    .from(contentItems)
    .where(and(eq(contentItems.page, page), eq(contentItems.id, id)));
  return item;
}

/**
 * Adds an item at the end of its page.
 *
 * @param item the item; it has an id only when a deleted item is restored
 * @returns the id
 */
export async function insertItem(
  tx: Transaction,
  item: Texts & { id?: number; page: PageName; version: number },
): Promise<number> {
  const [last] = await tx
    .select({ position: max(contentItems.position) })
    .from(contentItems)
    .where(eq(contentItems.page, item.page));
  const [added] = await tx
    .insert(contentItems)
    .values({ ...item, position: (last?.position ?? -1) + 1 })
    .returning({ id: contentItems.id });
  if (added === undefined) throw new Error('The database returned no id');
  return added.id;
}

/** Replaces the texts and the version of an item. */
export async function updateItem(
  tx: Transaction,
  { id, ...changes }: Texts & { id: number; version: number },
): Promise<void> {
  await tx.update(contentItems).set(changes).where(eq(contentItems.id, id));
}

/** Deletes an item. Its versions stay. */
export async function deleteItem(tx: Transaction, id: number): Promise<void> {
  await tx.delete(contentItems).where(eq(contentItems.id, id));
}

/** Sets the positions of items to the order of `ids`. */
export async function setPositions(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx
    .update(contentItems)
    .set({ position: sql`array_position(${sql.param(ids)}::int[], ${contentItems.id}) - 1` })
    .where(inArray(contentItems.id, [...ids]));
}
