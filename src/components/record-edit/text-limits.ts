import { formatCount } from '../../../domain/count.ts';
import { lengthOf, maxLengths } from '../../../domain/text-limits.ts';

/** Returns why a text is too long, or null. `maxLength` is in characters, as the server counts them (`lengthOf`). */
function whyTooLong(what: string, text: string, maxLength: number): string | null {
  // A text has at least as many UTF-16 units as characters, so most texts need no count.
  const length = text.length > maxLength ? lengthOf(text) : 0;
  return length > maxLength
    ? `${what} has ${formatCount(length)} characters; ${formatCount(maxLength)} are the most`
    : null;
}

/** Returns why the reason of a decision or an edit is too long, or null. */
export const whyReasonTooLong = (text: string) => whyTooLong('The reason', text, maxLengths.reason);

/** Returns why a required reason cannot be sent: the trimmed text is empty or too long. Returns null if it can. */
export const whyReasonNotSendable = (text: string) =>
  text === '' ? 'Give a reason first' : whyReasonTooLong(text);

/** Returns why a note is too long, or null. */
export const whyNoteTooLong = (text: string) => whyTooLong('The note', text, maxLengths.note);

/** Returns why a message to an artisan is too long, or null. */
export const whyMessageTooLong = (text: string) => whyTooLong('The message', text, maxLengths.text);
