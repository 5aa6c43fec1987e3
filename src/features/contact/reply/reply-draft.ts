import { randomId } from '../../../lib/browser/random-id.ts';
import { hasTexts, type TabDraft, tabDraft } from '../../../lib/browser/storage/tab-draft.ts';

/** An unsent reply. */
export interface Draft {
  /** A UUID that the call carries, so that the host queues the reply only once, even if the call is sent again. */
  id: string;
  subject: string;
  text: string;
  /** Whether the reply was opened in the mail program, which may have sent it. */
  isOpened?: boolean;
}

/** The store of the draft of one reply. */
export type DraftStore = TabDraft<Draft>;

/** Returns an empty draft with a new id. */
export const newDraft = (subject: string): Draft => ({ id: randomId(), subject, text: '' });

const isDraft = (stored: unknown): stored is Draft => hasTexts(stored, ['id', 'subject', 'text']);

/**
 * Returns the store of one administrator's reply to one message. Saving a blank text deletes the draft.
 *
 * @param administrator the e-mail address
 */
export function replyDraftStore(administrator: string, messageId: string): DraftStore {
  const { read, save } = tabDraft('reply', administrator, messageId, isDraft);
  return { read, save: (draft) => save(draft?.text.trim() === '' ? null : draft) };
}
