import type { ExtensionId } from '../../api/capabilities/capabilities.ts';
import {
  type ItemWrites,
  type PageKey,
  type PageVersion,
  privacyWrites,
  termsWrites,
} from '../../api/site-texts.ts';

/** The words and calls that differ between Privacy and Terms. */
export interface PageKind {
  key: PageKey;
  title: string;
  subtitle: string;
  writes: ItemWrites;
  operations: Record<keyof ItemWrites, ExtensionId>;
}

export const privacyPage: PageKind = {
  key: 'privacy',
  title: 'Privacy',
  subtitle: 'The items of the public Privacy page',
  writes: privacyWrites,
  operations: {
    create: 'createPrivacyItem',
    update: 'updatePrivacyItem',
    remove: 'deletePrivacyItem',
    order: 'setPrivacyOrder',
  },
};

export const termsPage: PageKind = {
  key: 'terms',
  title: 'Terms',
  subtitle: 'The items of the public Terms page',
  writes: termsWrites,
  operations: {
    create: 'createTermsItem',
    update: 'updateTermsItem',
    remove: 'deleteTermsItem',
    order: 'setTermsOrder',
  },
};

/** Returns the name of an item in sentences and accessible names. */
export const itemName = ({ id, name }: { id: string | null; name: string | null }) =>
  name ?? `item ${id ?? ''}`.trim();

/** Returns the name of a version's item. About has one text without a name. */
export const versionName = (page: PageKey, { item_id, name }: PageVersion) =>
  page === 'about' ? 'About Us' : itemName({ id: item_id, name });

/** Why nothing can be changed while the host cannot be reached. */
export const offlineWords = 'Offline: nothing can be changed until the connection is back';

/** Why a text without a version cannot be changed. */
export const noVersionWords =
  'The server sends no version of this text, so it cannot be changed safely';
