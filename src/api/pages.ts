import { keys } from './cache/keys.ts';
import { getAbout, listPrivacyItems, listTermsItems } from './generated/pages.ts';
import { listQuery } from './lists/list-query.ts';
import { type Clean, count, fields, id, text } from './reading/read-fields.ts';
import { rowReading } from './reading/rows.ts';
import type { Schemas } from './reading/schemas.ts';

const about = fields<Schemas['About']>()({ about: text, version: count });

/** Reads the About page: a list whose first item has the text. */
export const aboutQuery = listQuery(keys.about, 'getAbout', rowReading(about), getAbout);

const contentItem = fields<Schemas['ContentItem']>()({
  id,
  name: text,
  description: text,
  version: count,
});

export type ContentItem = Clean<typeof contentItem>;

const reading = rowReading(contentItem);

export const privacyQuery = listQuery(keys.privacy, 'listPrivacyItems', reading, listPrivacyItems);

export const termsQuery = listQuery(keys.terms, 'listTermsItems', reading, listTermsItems);
