import type { NewText, PageKey } from '../../api/site-texts.ts';
import { hasTexts, type TabDraft, tabDraft } from '../../lib/browser/storage/tab-draft.ts';

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

export type TextDraft = TabDraft<UnsavedText>;

const isText = (value: unknown) => hasTexts(value, ['name', 'description']);

const isUnsaved = (stored: unknown): stored is UnsavedText =>
  typeof stored === 'object' &&
  stored !== null &&
  'start' in stored &&
  isText(stored.start) &&
  'id' in stored.start &&
  'mine' in stored &&
  isText(stored.mine);

/** Returns the unsaved text of one administrator on one page. */
export const textDraft = (administrator: string, page: PageKey): TextDraft =>
  tabDraft('text', administrator, page, isUnsaved);
