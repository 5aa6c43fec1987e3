import { type MutationOptions, mutationOptions } from '@tanstack/react-query';
import type { MutatingOperationId } from '../../openapi/generated/operations.ts';
import { writeMeta } from './cache/invalidation.ts';
import { keys } from './cache/keys.ts';
import {
  createPrivacyItem,
  createTermsItem,
  deletePrivacyItem,
  deleteTermsItem,
  listPageVersions,
  restorePageVersion,
  setPrivacyOrder,
  setTermsOrder,
  updateAbout,
  updatePrivacyItem,
  updateTermsItem,
} from './generated/extensions.ts';
import { getAbout, listPrivacyItems, listTermsItems } from './generated/pages.ts';
import { listQuery } from './lists/list-query.ts';
import { type Clean, count, fields, id, text } from './parse/read-fields.ts';
import { moment } from './parse/read-values.ts';
import { rowParser } from './parse/rows.ts';
import type { Schemas } from './parse/schemas.ts';
import { readWriteAnswer, type WriteError } from './writes/write-outcome.ts';

const about = fields<Schemas['About']>()({ about: text, version: count });

/** Reads the About page: a list whose first item has the text. */
export const aboutQuery = listQuery(keys.about, 'getAbout', rowParser(about), getAbout);

const contentItem = fields<Schemas['ContentItem']>()({
  id,
  name: text,
  description: text,
  version: count,
});

export type ContentItem = Clean<typeof contentItem>;

const parser = rowParser(contentItem);

export const privacyQuery = listQuery(keys.privacy, 'listPrivacyItems', parser, listPrivacyItems);

export const termsQuery = listQuery(keys.terms, 'listTermsItems', parser, listTermsItems);

/** A public page whose texts administrators change. */
export type PageKey = 'about' | 'privacy' | 'terms';

const pageVersion = fields<Schemas['PageVersion']>()({
  id,
  item_id: id,
  version: count,
  change: text,
  name: text,
  description: text,
  by: text,
  at: moment,
});

export type PageVersion = Clean<typeof pageVersion>;

const versionReading = rowParser(pageVersion);

/** Reads the newest 500 versions of all texts of a page, newest first. */
export const pageVersionsQuery = (page: PageKey) =>
  listQuery(keys.versionsOfPage(page), 'listPageVersions', versionReading, (options) =>
    listPageVersions({ page }, options),
  );

/** A text to add. About has no name. */
export interface NewText {
  name: string;
  description: string;
}

/** A new item. The host adds one item for each key, however often the call arrives. */
export interface AddedText extends NewText {
  /** A UUID, sent as `Idempotency-Key`. */
  key: string;
}

/** A record and the version of it that was on screen. */
export interface SeenRecord {
  id: string;
  version: number;
}

/** A changed text, with the version that it was made from. */
export type ChangedText = NewText & SeenRecord;

/** The ids of all items, in the order on screen and in the new one. */
export interface NewOrder {
  seen: string[];
  ids: string[];
}

/** A write of a page's text. It returns the host's message, or null. */
export type PageWrite<Variables> = MutationOptions<string | null, WriteError, Variables>;

/** Returns the mutation options of one write. */
function write<Variables>(
  operationId: MutatingOperationId,
  send: (variables: Variables) => Promise<unknown>,
): PageWrite<Variables> {
  return mutationOptions<string | null, WriteError, Variables>({
    meta: writeMeta(operationId),
    mutationFn: (variables) => readWriteAnswer(operationId, send(variables)),
  });
}

/** Changes the text of About, which has no id. */
export const aboutMutation = write<ChangedText>('updateAbout', ({ description, version }) =>
  updateAbout({ about: description, version }),
);

/** The writes of a page of items. */
export interface ItemWrites {
  create: PageWrite<AddedText>;
  update: PageWrite<ChangedText>;
  remove: PageWrite<SeenRecord>;
  order: PageWrite<NewOrder>;
}

export const privacyWrites: ItemWrites = {
  create: write('createPrivacyItem', ({ name, description, key }) =>
    createPrivacyItem({ name, description }, { 'Idempotency-Key': key }),
  ),
  update: write('updatePrivacyItem', (changed) =>
    updatePrivacyItem({ id: changed.id }, bodyOf(changed)),
  ),
  remove: write('deletePrivacyItem', (seen) => deletePrivacyItem({ id: seen.id }, versionOf(seen))),
  order: write('setPrivacyOrder', (order) => setPrivacyOrder(order)),
};

export const termsWrites: ItemWrites = {
  create: write('createTermsItem', ({ name, description, key }) =>
    createTermsItem({ name, description }, { 'Idempotency-Key': key }),
  ),
  update: write('updateTermsItem', (changed) =>
    updateTermsItem({ id: changed.id }, bodyOf(changed)),
  ),
  remove: write('deleteTermsItem', (seen) => deleteTermsItem({ id: seen.id }, versionOf(seen))),
  order: write('setTermsOrder', (order) => setTermsOrder(order)),
};

const bodyOf = ({ name, description, version }: ChangedText) => ({ name, description, version });
const versionOf = ({ version }: SeenRecord) => ({ version: String(version) });

/** Restores the version with this id. `version` is the newest version of its item on screen. */
export const restoreMutation = write<SeenRecord>('restorePageVersion', (seen) =>
  restorePageVersion({ id: seen.id }, { version: seen.version }),
);
