import type { MutationOptions } from '@tanstack/react-query';
import type { MutatingOperationId } from '../../openapi/generated/operations.ts';
import { keys } from './cache/keys.ts';
import type { ExtensionId } from './capabilities/capabilities.ts';
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
import { aboutFields } from './parse/generated/about.ts';
import { contentItemFields } from './parse/generated/content-item.ts';
import { pageVersionFields } from './parse/generated/page-version.ts';
import type { Clean } from './parse/read-fields.ts';
import { type Rows, rowParser } from './parse/rows.ts';
import type { Body } from './transport/call.ts';
import { writeOptions } from './writes/write-options.ts';
import type { WriteError } from './writes/write-outcome.ts';

/** Reads the About page, which the host sends as a list. */
export const aboutQuery = listQuery(keys.about, 'getAbout', rowParser(aboutFields), getAbout);

/** A text of a public page. The text of About has no name. */
export type ContentItem = Clean<typeof contentItemFields>;

const parser = rowParser(contentItemFields);

export const itemsOfAbout = (rows: Rows<Clean<typeof aboutFields>>): ContentItem[] =>
  rows.all().map(({ about: description, version }) => ({
    id: 'about',
    name: null,
    description,
    version,
  }));

export const itemsOf = (rows: Rows<ContentItem>): ContentItem[] => rows.all();

export const privacyQuery = listQuery(keys.privacy, 'listPrivacyItems', parser, listPrivacyItems);

export const termsQuery = listQuery(keys.terms, 'listTermsItems', parser, listTermsItems);

/** A public page whose texts administrators change. */
export type PageKey = 'about' | 'privacy' | 'terms';

/** An earlier or current version of one text: who changed it, how and when. */
export type PageVersion = Clean<typeof pageVersionFields>;

const versionParser = rowParser(pageVersionFields);

/** Reads the newest versions of all texts of a page, newest first. The host limits their number. */
export const pageVersionsQuery = (page: PageKey) =>
  listQuery(keys.versionsOfPage(page), 'listPageVersions', versionParser, (options) =>
    listPageVersions({ page }, options),
  );

/** The name and the description of a text. For About, the name is '' and is not sent. */
export interface TextContent {
  name: string;
  description: string;
}

/** A new item with the `Idempotency-Key` of its call, a UUID: the host adds one item for each key. */
type ItemToAdd = TextContent & { key: string };

/** The id of a record, and its version on screen. */
export interface RecordVersion {
  id: string;
  version: number;
}

/** The mutation options of a write to a page. It resolves with the host's message, or null. */
export type TextWrite<Variables> = MutationOptions<string | null, WriteError, Variables> & {
  operationId: ExtensionId;
};

/** The writes of a page's texts. About has one text, so its writes have no `items`. */
export interface TextWrites {
  /** Changes a text. The host refuses it if the text has a newer version. */
  update: TextWrite<TextContent & RecordVersion>;
  items?: ItemWrites;
}

/** The writes that only a page of items has. */
export interface ItemWrites {
  create: TextWrite<ItemToAdd>;
  remove: TextWrite<RecordVersion>;
  /** Takes the ids of all items, in the order on screen and in the new one. */
  order: TextWrite<Body<'setPrivacyOrder'>>;
}

const textWrite = <Variables>(
  operationId: ExtensionId & MutatingOperationId,
  send: (variables: Variables) => Promise<unknown>,
): TextWrite<Variables> => ({ ...writeOptions(operationId, send), operationId });

export const aboutWrites: TextWrites = {
  update: textWrite('updateAbout', ({ description, version }) =>
    updateAbout({ about: description, version }),
  ),
};

const privacyCalls = {
  create: createPrivacyItem,
  update: updatePrivacyItem,
  remove: deletePrivacyItem,
  order: setPrivacyOrder,
};

const termsCalls = {
  create: createTermsItem,
  update: updateTermsItem,
  remove: deleteTermsItem,
  order: setTermsOrder,
};

const itemWrites = (page: 'Privacy' | 'Terms', calls: typeof privacyCalls) =>
  ({
    update: textWrite(`update${page}Item`, ({ id, ...text }) => calls.update({ id }, text)),
    items: {
      create: textWrite(`create${page}Item`, ({ key, ...text }) =>
        calls.create(text, { 'Idempotency-Key': key }),
      ),
      remove: textWrite(`delete${page}Item`, ({ id, version }) =>
        calls.remove({ id }, { version: String(version) }),
      ),
      order: textWrite(`set${page}Order`, (order) => calls.order(order)),
    },
  }) satisfies TextWrites;

export const privacyWrites = itemWrites('Privacy', privacyCalls);

export const termsWrites = itemWrites('Terms', termsCalls);

/** Restores the version with this id. `version` is the newest version on screen of the same text. */
export const restoreMutation = textWrite<RecordVersion>('restorePageVersion', ({ id, version }) =>
  restorePageVersion({ id }, { version }),
);
