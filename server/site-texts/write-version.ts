import type { Transaction } from '../db/connect.ts';
import {
  type Change,
  type ChangedFields,
  recordChange,
  type SignedIn,
} from '../repositories/audit.ts';
import {
  deleteItem,
  insertItem,
  type PageName,
  type Texts,
  updateItem,
} from '../repositories/content.ts';
import { addVersion, type NewVersion } from '../repositories/content-versions.ts';
import { nameInSentence } from '../repositories/name-in-sentence.ts';

/** The names of the pages, as the dashboard shows them. */
export const pageTitles: Record<PageName, string> = {
  about: 'About',
  privacy: 'Privacy',
  terms: 'Terms',
};

/** The action of each change in the audit, and the words of its sentence. */
const auditWords = {
  created: { action: 'create', verb: 'Added', preposition: 'to' },
  updated: { action: 'update', verb: 'Changed', preposition: 'in' },
  deleted: { action: 'delete', verb: 'Deleted', preposition: 'from' },
  restored: { action: 'restore', verb: 'Restored', preposition: 'in' },
} as const;

type Version = Omit<NewVersion, 'accountId'>;

function sentenceOf({ page, change, name }: Version): string {
  const { verb, preposition } = auditWords[change];
  if (page === 'about') return `${verb} the text of About.`;
  const title = nameInSentence(name?.replaceAll(/\s+/g, ' ') ?? '');
  return `${verb} ${title === null ? 'an item' : `“${title}”`} ${preposition} ${pageTitles[page]}.`;
}

/** Returns the audit entry of a version. @param before the texts before the change; undefined if there were none */
export function changeOf(version: Version, before: Texts | undefined): Change {
  const { page, change, itemId } = version;
  const fieldsOf = ({ name, description }: Texts): ChangedFields =>
    page === 'about' ? { description } : { name, description };
  return {
    action: auditWords[change].action,
    subject: 'page',
    subjectId: page,
    sentence: sentenceOf(version),
    ...(before !== undefined && { before: fieldsOf(before) }),
    ...(change !== 'deleted' && { after: fieldsOf(version) }),
    detail: { itemId, version: version.version },
  };
}

/**
 * Writes a change of a text: the item, the new version, and the audit entry.
 *
 * @param version the new version, with the new texts; without `itemId` for a new item
 * @param item the item before the change; if undefined, an item is added at the end of the page
 * @returns the id of the item
 */
export async function writeVersion(
  tx: Transaction,
  actor: SignedIn,
  { itemId: id, ...version }: Omit<Version, 'itemId'> & { itemId?: number },
  item?: Texts & { id: number },
): Promise<number> {
  const { page, change, ...row } = version;
  if (item !== undefined && change === 'deleted') await deleteItem(tx, item.id);
  else if (item !== undefined) await updateItem(tx, { ...row, id: item.id });
  const added = { ...row, page, ...(id !== undefined && { id }) };
  const itemId = item?.id ?? (await insertItem(tx, added));
  const written = { ...version, itemId };
  await addVersion(tx, { ...written, accountId: actor.accountId });
  await recordChange(tx, actor, changeOf(written, item));
  return itemId;
}
