import type { ContactMessage } from '../../../api/contact.ts';
import { formatDate } from '../../../lib/values/dates.ts';
import { fullName } from '../../../lib/values/people.ts';

/** The message is cut to this length, because mail programs truncate a link of about 2,000 characters. */
const maxQuoteLength = 900;

/** Removes a lone high surrogate from the end of a cut text. */
const trimLoneSurrogate = (text: string) => text.replace(/[\uD800-\uDBFF]$/, '');

/** Encodes a text for a URL. It replaces lone surrogates, which encodeURIComponent rejects. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Returns the subject of a reply. */
export const subjectOf = ({ category }: ContactMessage) => `Re: ${category ?? 'your message'}`;

/** Returns a mailto: link with the reply and the quoted message. */
export function mailLink(message: ContactMessage, reply: string): string {
  const sender = fullName(message.first_name, message.last_name) ?? 'you';
  const original = message.message ?? '';
  const quoted =
    original.length > maxQuoteLength
      ? `${trimLoneSurrogate(original.slice(0, maxQuoteLength))}…`
      : original;
  const quote = quoted
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const when = formatDate(message.created_at ?? message.start_date);
  const subject = encoded(subjectOf(message));
  const body = encoded(`${reply.trim()}\n\nOn ${when} ${sender} wrote:\n${quote}\n`);
  return `mailto:${encoded(message.email ?? '')}?subject=${subject}&body=${body}`;
}
