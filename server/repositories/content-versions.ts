import { and, desc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/connect.ts';
import { contentVersions } from '../db/schema/office.ts';
import { transactionTime } from '../db/transactions/transaction-time.ts';
import type { PageName, Texts } from './content.ts';
import { iso } from './sql-expressions.ts';

const maxVersions = 500;

/** Returns the versions of all items of a page, newest first, at most `maxVersions`. */
export function listVersions(db: Queryable, page: PageName) {
  return db
    .select({
      id: contentVersions.id,
      item_id: contentVersions.itemId,
      version: contentVersions.version,
      change: contentVersions.change,
      name: contentVersions.name,
      description: contentVersions.description,
      by: contentVersions.accountEmail,
      at: iso(contentVersions.at),
    })
    .from(contentVersions)
    .where(eq(contentVersions.page, page))
    .orderBy(desc(contentVersions.at), desc(contentVersions.id))
    .limit(maxVersions);
}

/** Returns the version with this id, or undefined. */
export async function findVersion(db: Queryable, id: number) {
  const [version] = await db.select().from(contentVersions).where(eq(contentVersions.id, id));
  return version;
}

/** Returns the newest version number of an item, even of a deleted one; undefined if the item never existed. */
export async function newestVersion(
  db: Queryable,
  page: PageName,
  itemId: number,
): Promise<number | undefined> {
  const [newest] = await db
    .select({ version: contentVersions.version })
    .from(contentVersions)
    .where(and(eq(contentVersions.page, page), eq(contentVersions.itemId, itemId)))
    .orderBy(desc(contentVersions.version))
    .limit(1);
  return newest?.version;
}

/** A version to be added, with its texts. */
export type NewVersion = Texts & {
  itemId: number;
  page: PageName;
  version: number;
  change: 'created' | 'updated' | 'deleted' | 'restored';
  accountId: number;
};

/** Adds a version to the history of a page text. */
export async function addVersion(tx: Transaction, version: NewVersion): Promise<void> {
  await tx.insert(contentVersions).values({ ...version, at: transactionTime(tx) });
}
