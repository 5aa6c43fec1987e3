import type { Transaction } from '../db/connect.ts';
import { type ChangedFields, recordChange, type SignedIn } from '../repositories/audit.ts';
import type { PageName, Texts } from '../repositories/content.ts';
import { addVersion, type NewVersion } from '../repositories/content-versions.ts';
import { nameInSentence } from '../repositories/name-in-sentence.ts';

/** The names of the pages, as the dashboard shows them. */
export const pageTitles: Record<PageName, string> = {
  about: 'About',
  privacy: 'Privacy',
  terms: 'Terms',
};

/** The words of each change in the audit. */
const words = {
  created: { action: 'create', verb: 'Added', link: 'to' },
  updated: { action: 'update', verb: 'Changed', link: 'in' },
  deleted: { action: 'delete', verb: 'Deleted', link: 'from' },
  restored: { action: 'restore', verb: 'Restored', link: 'in' },
} as const;

const fieldsOf = (page: PageName, { name, description }: Texts): ChangedFields =>
  page === 'about' ? { description } : { name, description };

function sentenceOf({ page, change, name }: NewVersion): string {
  const { verb, link } = words[change];
  if (page === 'about') return `${verb} the text of About.`;
  const title = nameInSentence(name?.replaceAll(/\s+/g, ' ') ?? '');
  return `${verb} ${title === null ? 'an item' : `“${title}”`} ${link} ${pageTitles[page]}.`;
}

/**
 * Writes a version of a text and the audit entry of its change, in the transaction of the change.
 *
 * @param before the texts before the change; undefined when there were none
 */
export async function recordVersion(
  tx: Transaction,
  actor: SignedIn,
  version: Omit<NewVersion, 'accountId'>,
  before?: Texts,
): Promise<void> {
  const { page, change, itemId } = version;
  const written = { ...version, accountId: actor.accountId };
  await addVersion(tx, written);
  await recordChange(tx, actor, {
    action: words[change].action,
    subject: 'page',
    subjectId: page,
    sentence: sentenceOf(written),
    ...(before !== undefined && { before: fieldsOf(page, before) }),
    ...(change !== 'deleted' && { after: fieldsOf(page, version) }),
    detail: { itemId, version: version.version },
  });
}
