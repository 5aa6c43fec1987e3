import { type LoadState, useRead } from '../../api/lists/use-read.ts';
import {
  aboutQuery,
  aboutWrites,
  type ContentItem,
  itemsOf,
  itemsOfAbout,
  type PageKey,
  privacyQuery,
  privacyWrites,
  type TextContent,
  type TextWrites,
  termsQuery,
  termsWrites,
} from '../../api/site-texts.ts';

/** The words and calls of a public page. */
export interface PageKind {
  key: PageKey;
  title: string;
  subtitle: string;
  useItems: () => LoadState<ContentItem[]>;
  writes: TextWrites;
}

export const aboutPage: PageKind = {
  key: 'about',
  title: 'About Us',
  subtitle: 'The text of the public About page',
  useItems: () => useRead({ ...aboutQuery, select: itemsOfAbout }),
  writes: aboutWrites,
};

export const privacyPage: PageKind = {
  key: 'privacy',
  title: 'Privacy',
  subtitle: 'The items of the public Privacy page',
  useItems: () => useRead({ ...privacyQuery, select: itemsOf }),
  writes: privacyWrites,
};

export const termsPage: PageKind = {
  key: 'terms',
  title: 'Terms',
  subtitle: 'The items of the public Terms page',
  useItems: () => useRead({ ...termsQuery, select: itemsOf }),
  writes: termsWrites,
};

/** Returns the name of an item for sentences and accessible names; for About, which has none, the page's title. */
export const itemName = (page: PageKind, { id, name }: Pick<ContentItem, 'id' | 'name'>) =>
  page.writes.items === undefined ? page.title : (name ?? `item ${id ?? ''}`.trim());

/** Returns the name and the description of an item or a version, with '' instead of null. */
export const textOf = ({
  name,
  description,
}: Record<keyof TextContent, string | null>): TextContent => ({
  name: name ?? '',
  description: description ?? '',
});

/** Why a text without a version cannot be changed. */
export const noVersionWords =
  'The server sends no version of this text, so it cannot be changed safely';
