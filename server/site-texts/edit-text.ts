import type { Transaction } from '../db/connect.ts';
import type { SignedIn } from '../repositories/audit.ts';
import {
  deleteItem,
  findItem,
  insertItem,
  listContent,
  lockPage,
  type PageName,
  type Texts,
  updateItem,
} from '../repositories/content.ts';
import { newestVersion } from '../repositories/content-versions.ts';
import { recordVersion } from './record-version.ts';

/** The present text; a deleted item has only a version. */
export type Current = { version: number } & Partial<Texts>;

/** The outcome of an edit of a text. Only `saved` has written data. */
export type EditOutcome =
  | { kind: 'saved' | 'unchanged'; version: number }
  | { kind: 'changed-meanwhile' | 'deleted-meanwhile'; current: Current };

/** The outcome of an edit of an item or version that the caller names by its id. */
export type ItemOutcome = EditOutcome | { kind: 'not-found' };

export type CreateOutcome =
  | { kind: 'created'; id: number; version: number }
  /** The page already has the most items that are allowed. */
  | { kind: 'full' };

export type RestoreOutcome = ItemOutcome | { kind: 'full' };

export type OrderOutcome = 'saved' | 'unchanged' | 'changed-meanwhile';

/** An item, with its version that was on screen. */
export interface Seen {
  page: PageName;
  id: number;
  version: number;
}

type Item = Texts & { id: number; version: number };

export const isSame = (a: Texts, b: Texts) => a.name === b.name && a.description === b.description;

/** Returns the outcome for an item without a row, which was deleted or never existed. */
async function missingItem(tx: Transaction, page: PageName, id: number): Promise<ItemOutcome> {
  const version = await newestVersion(tx, page, id);
  return version === undefined
    ? { kind: 'not-found' }
    : { kind: 'deleted-meanwhile', current: { version } };
}

export const changedMeanwhile = ({ version, name, description }: Item): EditOutcome => ({
  kind: 'changed-meanwhile',
  current: { version, name, description },
});

/** Saves new texts of an existing item, unless the item changed since the version `seen`. */
async function save(
  tx: Transaction,
  item: Item,
  { seen, page, texts }: { seen: number; page: PageName; texts: Texts },
  actor: SignedIn,
): Promise<EditOutcome> {
  if (isSame(item, texts)) return { kind: 'unchanged', version: item.version };
  if (item.version !== seen) return changedMeanwhile(item);
  const version = item.version + 1;
  const written = { ...texts, version };
  await updateItem(tx, { ...written, id: item.id });
  await recordVersion(tx, actor, { ...written, itemId: item.id, page, change: 'updated' }, item);
  return { kind: 'saved', version };
}

/**
 * Changes an item. Equal texts change nothing, even if another version was on screen.
 *
 * @throws when the database throws
 */
export async function updateText(
  tx: Transaction,
  { page, id, version }: Seen,
  texts: Texts,
  actor: SignedIn,
): Promise<ItemOutcome> {
  await lockPage(tx, page);
  const item = await findItem(tx, page, id);
  if (item === undefined) return missingItem(tx, page, id);
  return save(tx, item, { seen: version, page, texts }, actor);
}

/**
 * Changes the text of About. A page without a text counts as version 1, so that one of two editors who
 * both write the first text gets a conflict.
 *
 * @throws when the database throws
 */
export async function updateAboutText(
  tx: Transaction,
  seen: number,
  description: string,
  actor: SignedIn,
): Promise<EditOutcome> {
  const page = 'about';
  const texts = { name: null, description };
  await lockPage(tx, page);
  const [item] = await listContent(tx, page);
  if (item !== undefined) {
    return save(tx, item, { seen, page, texts: { ...texts, name: item.name } }, actor);
  }
  if (seen !== 1) return { kind: 'deleted-meanwhile', current: { version: 1 } };
  const version = 2;
  const itemId = await insertItem(tx, { ...texts, page, version });
  await recordVersion(tx, actor, { ...texts, itemId, page, version, change: 'created' });
  return { kind: 'saved', version };
}

/**
 * Deletes an item. Its versions are kept.
 *
 * @throws when the database throws
 */
export async function deleteText(
  tx: Transaction,
  { page, id, version: seen }: Seen,
  actor: SignedIn,
): Promise<ItemOutcome> {
  await lockPage(tx, page);
  const item = await findItem(tx, page, id);
  if (item === undefined) return missingItem(tx, page, id);
  if (item.version !== seen) return changedMeanwhile(item);
  const { name, description } = item;
  const version = item.version + 1;
  await deleteItem(tx, id);
  const deleted = { itemId: id, page, version, change: 'deleted', name, description } as const;
  await recordVersion(tx, actor, deleted, item);
  return { kind: 'saved', version };
}
