import type { NewText, PageKey } from '../../../api/site-texts.ts';
import { tabStore } from '../../../lib/browser/storage/stores.ts';

/** A text of a page when its editor opened. */
export interface StartText extends NewText {
  /** Null for a new item. */
  id: string | null;
  /** Null for a new item. */
  version: number | null;
}

/** Unsaved text, with the text that it was made from. */
export interface UnsavedText {
  start: StartText;
  mine: NewText;
  /** The Idempotency-Key of this text; undefined before the editor has chosen it. */
  key?: string;
}

/**
 * The unsaved text of one page in the tab's session storage. Another page or an expired session closes the editor,
 * and the draft opens it again when the same administrator comes back.
 */
export interface TextDraft {
  /** Returns the saved text, or null. */
  read: () => UnsavedText | null;
  /** Saves the text; null deletes the draft. */
  save: (unsaved: UnsavedText | null) => void;
}

/**
 * Returns the draft of one administrator's text of one page.
 *
 * @param administrator the e-mail address; case and surrounding spaces are ignored, as at sign-in
 */
export function textDraft(administrator: string, page: PageKey): TextDraft {
  const key = `text ${JSON.stringify([administrator.trim().toLowerCase(), page])}`;
  return {
    read: () => parse(tabStore.get(key)),
    save(unsaved) {
      tabStore.set(key, unsaved === null ? null : JSON.stringify(unsaved));
    },
  };
}

function parse(stored: string | null): UnsavedText | null {
  if (stored === null) return null;
  const unsaved: unknown = JSON.parse(stored);
  return isUnsaved(unsaved) ? unsaved : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown): value is Record<string, unknown> & NewText =>
  isObject(value) && typeof value.name === 'string' && typeof value.description === 'string';

function isUnsaved(value: unknown): value is UnsavedText {
  if (!isObject(value) || !isText(value.start) || !isText(value.mine)) return false;
  return 'id' in value.start && (value.key === undefined || typeof value.key === 'string');
}
