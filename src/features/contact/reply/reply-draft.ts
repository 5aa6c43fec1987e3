import { randomId } from '../../../lib/browser/random-id.ts';
import { tabStore } from '../../../lib/browser/storage/stores.ts';

/** An unsent reply. */
export interface Draft {
  /** Is sent with the reply, so that the host queues the reply only once, even if it is sent again. */
  id: string;
  subject: string;
  text: string;
}

/**
 * Stores an unsent reply in the tab's session storage. An expired session closes the message, and the
 * draft restores the text after the same administrator has signed in again.
 */
export interface ReplyDraft {
  /** Returns the saved draft, or null. */
  read: () => Draft | null;
  /** Saves the draft; a blank text deletes it. */
  save: (draft: Draft) => void;
  clear: () => void;
}

/** Returns an empty draft with a new id. */
export const newDraft = (subject: string): Draft => ({ id: randomId(), subject, text: '' });

/**
 * Returns the draft of one administrator's reply to one message.
 *
 * @param administrator the e-mail address; case and surrounding spaces are ignored, as at sign-in
 */
export function replyDraft(administrator: string, messageId: string): ReplyDraft {
  const key = `reply ${JSON.stringify([administrator.trim().toLowerCase(), messageId])}`;
  const clear = () => tabStore.set(key, null);
  return {
    clear,
    read: () => parseDraft(tabStore.get(key)),
    save(draft) {
      if (draft.text.trim() === '') clear();
      else tabStore.set(key, JSON.stringify(draft));
    },
  };
}

function parseDraft(stored: string | null): Draft | null {
  try {
    const draft: unknown = JSON.parse(stored ?? 'null');
    if (typeof draft !== 'object' || draft === null) return null;
    const [id, subject, text] = ['id', 'subject', 'text'].map((name) => textOf(draft, name));
    return id && text ? { id, subject: subject ?? '', text } : null;
  } catch {
    // The stored text is not valid JSON.
    return null;
  }
}

function textOf(source: object, name: string): string | undefined {
  const value: unknown = Reflect.get(source, name);
  return typeof value === 'string' ? value : undefined;
}
