import type { PageKey, TextContent } from '../../api/site-texts.ts';
import { hasTexts, type TabDraft, tabDraft } from '../../lib/browser/storage/tab-draft.ts';

/** The text that an edit starts from. */
export interface StartText extends TextContent {
  /** Null for a new item. */
  id: string | null;
  /** Null for a new item. */
  version: number | null;
}

/** An unsaved text, and the text that its edit started from. */
export interface UnsavedText {
  start: StartText;
  mine: TextContent;
  /** The Idempotency-Key for adding this text; undefined before the editor has made one. */
  key?: string;
}

/** The store of the unsaved text of one page. */
export type TextDraftStore = TabDraft<UnsavedText>;

const isText = (value: unknown) => hasTexts(value, ['name', 'description']);

const isUnsaved = (stored: unknown): stored is UnsavedText =>
  typeof stored === 'object' &&
  stored !== null &&
  'start' in stored &&
  isText(stored.start) &&
  'id' in stored.start &&
  'mine' in stored &&
  isText(stored.mine);

/** Returns the store of the unsaved text of one page for the administrator with this e-mail address. */
export const textDraftStore = (administrator: string, page: PageKey): TextDraftStore =>
  tabDraft('text', administrator, page, isUnsaved);
