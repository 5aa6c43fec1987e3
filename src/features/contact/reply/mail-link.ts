import { fullName } from '../../../../domain/person.ts';
import type { ContactMessage } from '../../../api/contact.ts';
import { formatDate } from '../../../lib/values/dates.ts';

/** The longest link in characters. Windows gives about 2,080 of them to a mail program. */
const maxLength = 2000;

/** The longest subject in encoded characters. */
const maxSubjectLength = 300;

/** Encodes a text for a URL. It replaces lone surrogates, which encodeURIComponent rejects. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Returns the longest beginning of a text whose encoded form fits into `room` characters. */
function beginningOf(text: string, room: number): string {
  let [end, length] = [0, 0];
  for (const letter of text) {
    length += encoded(letter).length;
    if (length > room) return text.slice(0, end);
    end += letter.length;
  }
  return text;
}

/** Joins the lines of a text, each after a prefix, as https://www.rfc-editor.org/rfc/rfc6068#section-5 requires. */
const withCrlf = (text: string, prefix = '') =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => prefix + line)
    .join('\r\n');

/** Returns the subject of a reply. */
export const subjectOf = ({ category }: ContactMessage) => `Re: ${category ?? 'your message'}`;

/** A reply for the mail program. */
interface MailLink {
  href: string;
  /** The end of the reply, with the quote, if it does not fit into the link; else ''. */
  rest: string;
}

/** Returns a mailto: link with the reply and the quoted message. A long quote is cut, then the reply. */
export function mailLink(message: ContactMessage, reply: string): MailLink {
  const subject = encoded(beginningOf(subjectOf(message), maxSubjectLength));
  const head = `mailto:${encoded(message.email ?? '')}?subject=${subject}&body=`;
  const room = maxLength - head.length;
  const text = withCrlf(reply.trim());
  const quote = quoteOf(message);
  const fitting = beginningOf(text, room);
  if (fitting === text) {
    const body = encoded(text) + encoded(cutQuote(quote, room - encoded(text).length));
    return { href: head + body, rest: '' };
  }
  // The cut is between two words, if there are any.
  const start = /^.*(?=\s)/s.exec(fitting)?.[0].trimEnd() || fitting;
  const rest = text.slice(start.length).trimStart() + quote.head + quote.lines;
  return { href: head + encoded(start), rest };
}

interface Quote {
  head: string;
  lines: string;
}

function quoteOf(message: ContactMessage): Quote {
  const sender = fullName(message.first_name, message.last_name) ?? 'you';
  const when = formatDate(message.created_at ?? message.start_date);
  return {
    head: withCrlf(`\n\nOn ${when} ${sender} wrote:\n`),
    lines: withCrlf(message.message ?? '', '> '),
  };
}

/** Returns the quote, or its beginning, or '' where not even its first line fits. */
function cutQuote({ head, lines }: Quote, room: number): string {
  const whole = head + lines;
  if (encoded(whole).length <= room) return whole;
  const cut = beginningOf(whole, room - encoded('…').length);
  return cut.length > head.length ? `${cut}…` : '';
}
