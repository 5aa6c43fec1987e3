import type { Transaction } from '../db/connect.ts';
import type { SignedIn } from '../repositories/audit.ts';
import {
  findItem,
  insertItem,
  listContent,
  lockPage,
  type PageName,
  type Texts,
  updateItem,
} from '../repositories/content.ts';
import { findVersion, newestVersion } from '../repositories/content-versions.ts';
import { type CreateOutcome, changedMeanwhile, isSame, type RestoreOutcome } from './edit-text.ts';
import { recordVersion } from './record-version.ts';

/** The contract's limit for the ids in a new order. */
export const mostItems = 500;

const isFull = async (tx: Transaction, page: PageName) =>
  (await listContent(tx, page)).length >= mostItems;

/**
 * Adds an item at the end of its page.
 *
 * @throws when the database throws
 */
export async function createText(
  tx: Transaction,
  page: PageName,
  texts: Texts,
  actor: SignedIn,
): Promise<CreateOutcome> {
  await lockPage(tx, page);
  if (await isFull(tx, page)) return { kind: 'full' };
  const version = 1;
  const id = await insertItem(tx, { ...texts, page, version });
  await recordVersion(tx, actor, { ...texts, itemId: id, page, version, change: 'created' });
  return { kind: 'created', id, version };
}

/**
 * Makes the texts of an earlier version the current ones, as a new version. A deleted item is restored
 * with its id, at the end of its page.
 *
 * @param seen the newest version of the item that was on screen
 * @throws when the database throws
 */
export async function restoreText(
  tx: Transaction,
  versionId: number,
  seen: number,
  actor: SignedIn,
): Promise<RestoreOutcome> {
  const restored = await findVersion(tx, versionId);
  if (restored === undefined) return { kind: 'not-found' };
  const { page, itemId: id, name, description } = restored;
  await lockPage(tx, page);
  const item = await findItem(tx, page, id);
  const newest = item?.version ?? (await newestVersion(tx, page, id)) ?? restored.version;
  if (item !== undefined && isSame(item, restored)) return { kind: 'unchanged', version: newest };
  if (newest !== seen) {
    return item === undefined
      ? { kind: 'deleted-meanwhile', current: { version: newest } }
      : changedMeanwhile(item);
  }
  const version = newest + 1;
  const written = { name, description, version };
  if (item !== undefined) await updateItem(tx, { ...written, id });
  else if (await isFull(tx, page)) return { kind: 'full' };
  else await insertItem(tx, { ...written, id, page });
  await recordVersion(tx, actor, { ...written, itemId: id, page, change: 'restored' }, item);
  return { kind: 'saved', version };
}
