import { getAbout, listPrivacyItems, listTermsItems } from './generated/operations.ts';
import { keys } from './keys.ts';
import { listQuery } from './list-query.ts';
import { type Clean, fields, id, text } from './read-fields.ts';
import { rowReading } from './rows.ts';
import type { Schemas } from './schemas.ts';

const about = fields<Schemas['About']>()({ about: text });

/** A list whose first item holds the text. */
export const aboutQuery = listQuery(keys.about, 'getAbout', rowReading(about), getAbout);

const contentItem = fields<Schemas['ContentItem']>()({ id, name: text, description: text });

export type ContentItem = Clean<typeof contentItem>;

const reading = rowReading(contentItem);

export const privacyQuery = listQuery(keys.privacy, 'listPrivacyItems', reading, listPrivacyItems);

export const termsQuery = listQuery(keys.terms, 'listTermsItems', reading, listTermsItems);
