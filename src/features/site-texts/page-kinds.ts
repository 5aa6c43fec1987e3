import {
  aboutWrites,
  type ContentItem,
  type PageKey,
  privacyWrites,
  type TextWrites,
  termsWrites,
} from '../../api/site-texts.ts';

/** The words and calls of a public page. */
export interface PageKind {
  key: PageKey;
  title: string;
  subtitle: string;
  writes: TextWrites;
}

export const aboutPage: PageKind = {
  key: 'about',
  title: 'About Us',
  subtitle: 'The text of the public About page',
  writes: aboutWrites,
};

export const privacyPage: PageKind = {
  key: 'privacy',
  title: 'Privacy',
  subtitle: 'The items of the public Privacy page',
  writes: privacyWrites,
};

export const termsPage: PageKind = {
  key: 'terms',
  title: 'Terms',
  subtitle: 'The items of the public Terms page',
  writes: termsWrites,
};

/** Returns the name of an item in sentences and accessible names. About has one text without a name. */
export const itemName = (page: PageKey, { id, name }: Pick<ContentItem, 'id' | 'name'>) =>
  page === 'about' ? aboutPage.title : (name ?? `item ${id ?? ''}`.trim());

/** Why nothing can be changed while the host cannot be reached. */
export const offlineWords = 'Offline: nothing can be changed until the connection is back';

/** Why a text without a version cannot be changed. */
export const noVersionWords =
  'The server sends no version of this text, so it cannot be changed safely';
