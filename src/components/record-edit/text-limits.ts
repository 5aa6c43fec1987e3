import { formatCount } from '../../../domain/count.ts';
import { lengthOf, maxLengths } from '../../../domain/text-limits.ts';

/** Returns why a text is too long, or null. */
function whyTooLong(what: string, text: string, most: number): string | null {
  const length = text.length > most ? lengthOf(text) : 0;
  return length > most
    ? `${what} has ${formatCount(length)} characters; ${formatCount(most)} are the most`
    : null;
}

export const whyReasonTooLong = (text: string) => whyTooLong('The reason', text, maxLengths.reason);

/** Returns why a reason that is required cannot be sent, or null. */
export const whyNoReason = (text: string) =>
  text === '' ? 'Give a reason first' : whyReasonTooLong(text);

export const whyMessageTooLong = (text: string) => whyTooLong('The message', text, maxLengths.text);
