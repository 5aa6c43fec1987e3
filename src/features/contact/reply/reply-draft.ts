import { randomId } from '../../../lib/browser/random-id.ts';
import { tabStore } from '../../../lib/browser/storage/stores.ts';

/** An unsent reply. */
export interface Draft {
  /** Is sent with the reply, so that the host queues the reply only once, even if it is sent again. */
  id: string;
  subject: string;
  text: string;
  /** Whether it was opened in the mail program, and may have been sent from there. */
  isOpened?: boolean;
}

/**
 * Stores an unsent reply in the tab's session storage, so that it is there again when its message is opened
 * later: after a look-up, another message, or a new session of the same administrator.
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
    const isOpened = Reflect.get(draft, 'isOpened') === true;
    return id && text ? { id, subject: subject ?? '', text, isOpened } : null;
  } catch {
    // The stored text is not valid JSON.
    return null;
  }
}

function textOf(source: object, name: string): string | undefined {
  const value: unknown = Reflect.get(source, name);
  return typeof value === 'string' ? value : undefined;
}
