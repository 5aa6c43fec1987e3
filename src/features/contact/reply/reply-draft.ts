import { randomId } from '../../../lib/browser/random-id.ts';
import { hasTexts, type TabDraft, tabDraft } from '../../../lib/browser/storage/tab-draft.ts';

/** An unsent reply. */
export interface Draft {
  /** Is sent with the reply, so that the host queues the reply only once, even if it is sent again. */
  id: string;
  subject: string;
  text: string;
  /** Whether it was opened in the mail program, and may have been sent from there. */
  isOpened?: boolean;
}

export type ReplyDraft = TabDraft<Draft>;

/** Returns an empty draft with a new id. */
export const newDraft = (subject: string): Draft => ({ id: randomId(), subject, text: '' });

const isDraft = (stored: unknown): stored is Draft => hasTexts(stored, ['id', 'subject', 'text']);

/** Returns the draft of one administrator's reply to one message. A blank text is no draft. */
export function replyDraft(administrator: string, messageId: string): ReplyDraft {
  const { read, save } = tabDraft('reply', administrator, messageId, isDraft);
  return { read, save: (draft) => save(draft?.text.trim() === '' ? null : draft) };
}
