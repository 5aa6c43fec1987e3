import { randomId } from '../../../lib/browser/random-id.ts';
import { hasTexts, type TabDraft, tabDraft } from '../../../lib/browser/storage/tab-draft.ts';

/** An unsent reply. */
export interface Draft {
  /** A UUID that the call carries, so that the host queues the reply only once, even if the call is sent again. */
  id: string;
  subject: string;
  text: string;
  /** Whether the link to the mail program was pressed, so that the reply may have been sent. */
  isOpened?: boolean;
}

export type DraftStore = TabDraft<Draft>;

/** Returns a draft without text, with a new id. */
export const newDraft = (subject: string): Draft => ({ id: randomId(), subject, text: '' });

const isDraft = (stored: unknown): stored is Draft => hasTexts(stored, ['id', 'subject', 'text']);

/**
 * Returns the store of the reply to one message for the administrator with this e-mail address. Saving a blank text
 * deletes the draft.
 */
export function replyDraftStore(administrator: string, messageId: string): DraftStore {
  const { read, save } = tabDraft('reply', administrator, messageId, isDraft);
  return { read, save: (draft) => save(draft?.text.trim() === '' ? null : draft) };
}
