/**
 * Unsent replies, kept in this tab: the end of a session closes the message at once, and the text is
 * there again when the same administrator opens the message after signing in.
 */
export interface ReplyDraft {
  /** Kept text, or ''. */
  read: () => string;
  /** Keeps the text; a blank one is forgotten. */
  keep: (text: string) => void;
}

/**
 * The draft of one administrator's reply to one message.
 *
 * @param administrator their e-mail; its letter case and the spaces around it make no difference, as at sign-in
 */
export function replyDraft(administrator: string, messageId: string): ReplyDraft {
  const key = `reply ${JSON.stringify([administrator.trim().toLowerCase(), messageId])}`;
  return {
    read: () => sessionStorage.getItem(key) ?? '',
    keep(text) {
      if (text.trim() === '') sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    },
  };
}
