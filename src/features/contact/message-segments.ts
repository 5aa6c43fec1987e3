import type { ContactField } from '../../../domain/mask.ts';
import { phoneDigits } from '../../../domain/phone.ts';
import { readAmountRange } from '../../lib/values/search/read-amount.ts';

/** A phone number as digits without its prefix, or an e-mail address in lower case. */
export interface Contact {
  field: ContactField;
  value: string;
}

/** What a segment of a message refers to. An amount is a range of naira, such as `25000..25000`. */
export type Entity =
  | Contact
  | { record: 'withdrawal' | 'job' | 'transaction'; id: string }
  | { amount: string };

export interface MessageSegment {
  text: string;
  /** Null for plain text. */
  entity: Entity | null;
}

const emailPattern = String.raw`(?<email>[\w.+'-]+@[a-z\d-]+(?:\.[a-z\d-]+)+)`;
const phonePattern = String.raw`(?<phone>(?<![\w+])(?:(?:\+|00)?234[ .-]?(?:\(?0\)?[ .-]?)?|0)[ .-]?[789](?:[ ().-]{0,2}\d){9}(?!\d))`;
/** The digits of an id. Digits in a date, an amount or a time, or before a unit, do not match. */
const idDigitsPattern = String.raw`(?<=[\s#])\d{1,15}(?![\w/:-]|[.,]\d|\s*(?:%|(?:st|nd|rd|th|am|pm|of|more|other|percent|minutes?|hours?|days?|weeks?|months?|years?|times?|k|thousand|million|naira)\b))`;
const recordPattern = String.raw`\b(?<word>withdrawal|withdraw|request|job|project|transaction)s?(?: request| payment)?(?: id| no\.?| number)?:? ?#? ?(?<id>${idDigitsPattern})`;
const bareIdPattern = String.raw`(?<![\w&])#(?<bare>${idDigitsPattern})`;
const numberPattern = String.raw`\d+(?:,\d{3})*(?:\.\d{1,2})?(?![\d,]*\d)`;
const amountPattern = String.raw`(?<amount>(?:₦|\bNGN|\bN|#) ?${numberPattern}(?: ?(?:k|m|thousand|million)\b)?|(?<![\w₦.,])${numberPattern} ?(?:k|thousand|million|naira)\b)`;

const entityPattern = new RegExp(
  [emailPattern, phonePattern, recordPattern, bareIdPattern, amountPattern].join('|'),
  'gi',
);

/** Returns the entity of a match; null if the text is not a valid amount. */
function readEntity(groups: Readonly<Record<string, string | undefined>>): Entity | null {
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

/** Splits the text of a message into plain text and entities: contact details, ids of records, and amounts. */
export function messageSegments(text: string): MessageSegment[] {
  const segments: MessageSegment[] = [];
  let end = 0;
  for (const match of text.matchAll(entityPattern)) {
    const entity = readEntity(match.groups ?? {});
    if (entity === null) continue;
    if (match.index > end) segments.push({ text: text.slice(end, match.index), entity: null });
    segments.push({ text: match[0], entity });
    end = match.index + match[0].length;
  }
  if (end < text.length) segments.push({ text: text.slice(end), entity: null });
  return segments;
}
