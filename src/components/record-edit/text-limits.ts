import { formatCount } from '../../../domain/count.ts';

/** The maximum number of characters of a reason, from the contract. */
const longestReason = 500;

/** The maximum number of characters of a long text such as a message, from the contract. */
const longestText = 20_000;

/** Returns why a text is too long, or null. JSON Schema counts code points, and not UTF-16 units. */
function whyTooLong(what: string, text: string, most: number): string | null {
  const length = text.length > most ? Array.from(text).length : 0;
  return length > most
    ? `${what} has ${formatCount(length)} characters; ${formatCount(most)} are the most`
    : null;
}

export const whyReasonTooLong = (text: string) => whyTooLong('The reason', text, longestReason);

/** Returns why a reason that is required cannot be sent, or null. */
export const whyNoReason = (text: string) =>
  text === '' ? 'Give a reason first' : whyReasonTooLong(text);

export const whyMessageTooLong = (text: string) => whyTooLong('The message', text, longestText);
