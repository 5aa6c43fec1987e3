import { parseStored, tabStore } from './stores.ts';

/**
 * The unsent input of a form, in the tab's session storage. The same administrator finds it again after a visit to
 * another page and after a new sign-in.
 */
export interface TabDraft<T> {
  read: () => T | null;
  /** Stores the draft; null deletes it. */
  save: (draft: T | null) => void;
}

/** Returns whether a stored value is an object that has a text under each of these names. */
export const hasTexts = <Name extends string>(
  stored: unknown,
  names: readonly Name[],
): stored is Record<Name, string> =>
  typeof stored === 'object' &&
  stored !== null &&
  names.every((name) => typeof Reflect.get(stored, name) === 'string');

/**
 * Returns the store of one draft.
 *
 * @param form the name of the form
 * @param administrator the e-mail address; case and surrounding spaces are ignored, as at sign-in
 * @param recordId the id of the message or the page that the draft belongs to
 * @param isDraft whether a stored value is such a draft
 */
export function tabDraft<T>(
  form: string,
  administrator: string,
  recordId: string,
  isDraft: (stored: unknown) => stored is T,
): TabDraft<T> {
  const key = `${form} ${JSON.stringify([administrator.trim().toLowerCase(), recordId])}`;
  return {
    read() {
      const stored = parseStored(tabStore.get(key));
      return isDraft(stored) ? stored : null;
    },
    save(draft) {
      tabStore.set(key, draft === null ? null : JSON.stringify(draft));
    },
  };
}
