/**
 * An unsent reply in the tab's session storage. An expired session closes the message, and the draft restores
 * the text after the same administrator has signed in again.
 */
export interface ReplyDraft {
  /** Returns the saved text, or ''. */
  read: () => string;
  /** Saves the text; a blank text deletes the draft. */
  save: (text: string) => void;
}

/**
 * Returns the draft of one administrator's reply to one message.
 *
 * @param administrator the e-mail address; case and surrounding spaces are ignored, as at sign-in
 */
export function replyDraft(administrator: string, messageId: string): ReplyDraft {
  const key = `reply ${JSON.stringify([administrator.trim().toLowerCase(), messageId])}`;
  return {
    read: () => sessionStorage.getItem(key) ?? '',
    save(text) {
      if (text.trim() === '') sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    },
  };
}
