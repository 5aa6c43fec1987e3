import type { ContactMessage } from '../../api/contact.ts';
import { formatDate } from '../../lib/values/dates.ts';
import { fullName } from '../../lib/values/people.ts';

/** Mail programs cut addresses of about two thousand characters. */
const longestQuote = 900;

/** A text without the half of a character that a cut left at its end. */
const withoutHalf = (text: string) => text.replace(/[\uD800-\uDBFF]$/, '');

/** As part of an address. Half a character, which some hosts send, has no place in one. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** An address that opens a mail program with the reply and the message it answers. */
export function mailLink(message: ContactMessage, reply: string): string {
  const sender = fullName(message.first_name, message.last_name) ?? 'you';
  const original = message.message ?? '';
  const quoted =
    original.length > longestQuote ? `${withoutHalf(original.slice(0, longestQuote))}…` : original;
  const quote = quoted
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const when = formatDate(message.created_at ?? message.start_date);
  const subject = encoded(`Re: ${message.category ?? 'your message'}`);
  const body = encoded(`${reply.trim()}\n\nOn ${when} ${sender} wrote:\n${quote}\n`);
  return `mailto:${encoded(message.email ?? '')}?subject=${subject}&body=${body}`;
}
