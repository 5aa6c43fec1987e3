import type { ContactField } from '../../../domain/mask.ts';
import { phoneDigits } from '../../../domain/phone.ts';
import { readAmountRange } from '../../lib/values/search/read-amount.ts';

/** A phone number as digits without its prefix, or an e-mail address in lower case. */
export interface Contact {
  field: ContactField;
  value: string;
}

/** What a part of a message's text names. An amount is a range of naira, as a filter has it. */
export type Named =
  | Contact
  | { record: 'withdrawal' | 'job' | 'transaction'; id: string }
  | { amount: string };

export interface MessagePart {
  text: string;
  /** Null for plain text. */
  named: Named | null;
}

const email = String.raw`(?<email>[\w.+'-]+@[a-z\d-]+(?:\.[a-z\d-]+)+)`;
const phone = String.raw`(?<phone>(?<![\w+])(?:(?:\+|00)?234[ .-]?(?:\(?0\)?[ .-]?)?|0)[ .-]?[789](?:[ ().-]{0,2}\d){9}(?!\d))`;
/** A number that goes on is a date, an amount or a time; one before a unit counts something. */
const ids = String.raw`(?<=[\s#])\d{1,15}(?![\w/:-]|[.,]\d|\s*(?:%|(?:st|nd|rd|th|am|pm|of|more|other|percent|minutes?|hours?|days?|weeks?|months?|years?|times?|k|thousand|million|naira)\b))`;
const record = String.raw`\b(?<word>withdrawal|withdraw|request|job|project|transaction)s?(?: request| payment)?(?: id| no\.?| number)?:? ?#? ?(?<id>${ids})`;
const bareId = String.raw`(?<![\w&])#(?<bare>${ids})`;
const number = String.raw`\d+(?:,\d{3})*(?:\.\d{1,2})?(?![\d,]*\d)`;
const amount = String.raw`(?<amount>(?:₦|\bNGN|\bN|#) ?${number}(?: ?(?:k|m|thousand|million)\b)?|(?<![\w₦.,])${number} ?(?:k|thousand|million|naira)\b)`;

const named = new RegExp([email, phone, record, bareId, amount].join('|'), 'gi');

/** Returns the named thing of a match; null if the match only looks like one. */
function readNamed(groups: Readonly<Record<string, string | undefined>>): Named | null {
  if (groups.email !== undefined) return { field: 'email', value: groups.email.toLowerCase() };
  if (groups.phone !== undefined) return { field: 'phone', value: phoneDigits(groups.phone) };
  const word = groups.word?.toLowerCase() ?? '';
  const id = groups.id ?? groups.bare;
  if (id !== undefined) {
    const isJob = word === 'job' || word === 'project';
    return { record: isJob ? 'job' : word === 'transaction' ? word : 'withdrawal', id };
  }
  const range = readAmountRange(groups.amount ?? '');
  return range === null ? null : { amount: range };
}

/** Cuts the text of a message into plain text and what it names: contact details, ids of records, and amounts. */
export function messageParts(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const match of text.matchAll(named)) {
    const found = readNamed(match.groups ?? {});
    if (found === null) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), named: null });
    parts.push({ text: match[0], named: found });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), named: null });
  return parts;
}
