import type { Transaction } from '../db/connect.ts';
import { recordChange, type SignedIn } from '../repositories/audit.ts';
import {
  findItem,
  listContent,
  lockPage,
  type PageName,
  setPositions,
  type Texts,
} from '../repositories/content.ts';
import { findVersion, newestVersion } from '../repositories/content-versions.ts';
import { pageTitles, writeVersion } from './write-version.ts';

/** The outcome of an edit of a text. Only `saved` has written data; `unchanged` had nothing to write. */
export type EditOutcome =
  | { kind: 'saved' | 'unchanged'; version: number }
  | {
      kind: 'changed-meanwhile' | 'deleted-meanwhile';
      /** The current version and texts; a deleted item has only the version. */
      current: { version: number } & Partial<Texts>;
    };

/** The outcome of an edit of an item or version that the caller names by its id. */
export type ItemOutcome = EditOutcome | { kind: 'not-found' };

/** An item of a page, and the version of it that was on screen. */
export interface ItemOnScreen {
  page: PageName;
  id: number;
  version: number;
}

type Item = Texts & { id: number; version: number };

/** The most items of a page, because the contract allows at most this many ids in a new order. */
export const maxItems = 500;

const isFull = async (tx: Transaction, page: PageName) =>
  (await listContent(tx, page)).length >= maxItems;

const hasSameTexts = (a: Texts, b: Texts) => a.name === b.name && a.description === b.description;

const changedMeanwhile = ({ version, name, description }: Item): EditOutcome => ({
  kind: 'changed-meanwhile',
  current: { version, name, description },
});

const deletedMeanwhile = (version: number): EditOutcome => ({
  kind: 'deleted-meanwhile',
  current: { version },
});

/** Locks the page of an item, and calls `edit` with the item unless it was deleted or never existed. */
async function editItem(
  tx: Transaction,
  { page, id }: ItemOnScreen,
  edit: (item: Item) => Promise<EditOutcome>,
): Promise<ItemOutcome> {
  await lockPage(tx, page);
  const item = await findItem(tx, page, id);
  if (item !== undefined) return edit(item);
  const version = await newestVersion(tx, page, id);
  return version === undefined ? { kind: 'not-found' } : deletedMeanwhile(version);
}

/** Saves new texts of an existing item, if its version is still the version that was on screen. */
async function saveTexts(
  tx: Transaction,
  item: Item,
  { versionOnScreen, page, texts }: { versionOnScreen: number; page: PageName; texts: Texts },
  actor: SignedIn,
): Promise<EditOutcome> {
  if (hasSameTexts(item, texts)) return { kind: 'unchanged', version: item.version };
  if (item.version !== versionOnScreen) return changedMeanwhile(item);
  const version = item.version + 1;
  await writeVersion(tx, actor, { ...texts, page, version, change: 'updated' }, item);
  return { kind: 'saved', version };
}

/** Adds an item at the end of its page. Returns its id and version; `full` when the page has `maxItems` items. */
export async function createText(
  tx: Transaction,
  page: PageName,
  texts: Texts,
  actor: SignedIn,
): Promise<'full' | { id: number; version: number }> {
  await lockPage(tx, page);
  if (await isFull(tx, page)) return 'full';
  const version = 1;
  const id = await writeVersion(tx, actor, { ...texts, page, version, change: 'created' });
  return { id, version };
}

/** Changes an item. Equal texts change nothing, even if another version was on screen. */
export const updateText = (
  tx: Transaction,
  item: ItemOnScreen,
  texts: Texts,
  actor: SignedIn,
): Promise<ItemOutcome> =>
  editItem(tx, item, (row) =>
    saveTexts(tx, row, { versionOnScreen: item.version, page: item.page, texts }, actor),
  );

/**
 * Changes the text of About. A page without a text counts as version 1, so that one of two editors who
 * both write the first text gets a conflict.
 */
export async function updateAboutText(
  tx: Transaction,
  versionOnScreen: number,
  description: string,
  actor: SignedIn,
): Promise<EditOutcome> {
  const page = 'about';
  await lockPage(tx, page);
  const [item] = await listContent(tx, page);
  const texts = { name: item?.name ?? null, description };
  if (item !== undefined) return saveTexts(tx, item, { versionOnScreen, page, texts }, actor);
  if (versionOnScreen !== 1) return deletedMeanwhile(1);
  const version = 2;
  await writeVersion(tx, actor, { ...texts, page, version, change: 'created' });
  return { kind: 'saved', version };
}

/** Deletes an item, if its version is still the version that was on screen. Its versions stay. */
export const deleteText = (
  tx: Transaction,
  onScreen: ItemOnScreen,
  actor: SignedIn,
): Promise<ItemOutcome> =>
  editItem(tx, onScreen, async (item) => {
    if (item.version !== onScreen.version) return changedMeanwhile(item);
    const { name, description } = item;
    const version = item.version + 1;
    const deleted = { page: onScreen.page, version, change: 'deleted', name, description } as const;
    await writeVersion(tx, actor, deleted, item);
    return { kind: 'saved', version };
  });

/**
 * Makes the texts of an earlier version the current ones, as a new version. A deleted item is restored
 * with its id, at the end of its page.
 *
 * @param versionOnScreen the item's newest version when the page was read
 */
export async function restoreText(
  tx: Transaction,
  versionId: number,
  versionOnScreen: number,
  actor: SignedIn,
): Promise<ItemOutcome | { kind: 'full' }> {
  const restored = await findVersion(tx, versionId);
  if (restored === undefined) return { kind: 'not-found' };
  const { page, itemId, name, description } = restored;
  await lockPage(tx, page);
  const item = await findItem(tx, page, itemId);
  const newest = item?.version ?? (await newestVersion(tx, page, itemId)) ?? restored.version;
  if (item !== undefined && hasSameTexts(item, restored))
    return { kind: 'unchanged', version: newest };
  if (newest !== versionOnScreen)
    return item === undefined ? deletedMeanwhile(newest) : changedMeanwhile(item);
  if (item === undefined && (await isFull(tx, page))) return { kind: 'full' };
  const version = newest + 1;
  const written = { name, description, itemId, page, version, change: 'restored' } as const;
  await writeVersion(tx, actor, written, item);
  return { kind: 'saved', version };
}

const isSameOrder = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/**
 * Changes the order of a page, unless its current order differs from `seen`, the order that was on screen.
 *
 * @param ids the ids of `seen` in their new order
 */
export async function orderItems(
  tx: Transaction,
  page: PageName,
  { seen, ids }: { seen: readonly string[]; ids: readonly string[] },
  actor: SignedIn,
): Promise<'saved' | 'unchanged' | 'changed-meanwhile'> {
  await lockPage(tx, page);
  const items = await listContent(tx, page);
  const current = items.map(({ id }) => String(id));
  if (isSameOrder(current, ids)) return 'unchanged';
  if (!isSameOrder(current, seen)) return 'changed-meanwhile';
  await setPositions(tx, ids.map(Number));
  const names = new Map(items.map(({ id, name }) => [String(id), name ?? String(id)]));
  const joinNames = (order: readonly string[]) => order.map((id) => names.get(id)).join('; ');
  await recordChange(tx, actor, {
    action: 'reorder',
    subject: 'page',
    subjectId: page,
    sentence: `Changed the order of ${pageTitles[page]}.`,
    before: { order: joinNames(current) },
    after: { order: joinNames(ids) },
    detail: { before: current.join(' '), after: ids.join(' ') },
  });
  return 'saved';
}
