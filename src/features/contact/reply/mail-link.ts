import { fullName } from '../../../../domain/person.ts';
import type { ContactMessage } from '../../../api/contact.ts';

/** The longest link in characters. Windows passes about 2,080 characters to a mail program. */
const maxLinkLength = 2000;

/** The longest subject in encoded characters. */
const maxSubjectLength = 300;

/** Encodes a text for a URL. It replaces lone surrogates, which encodeURIComponent rejects. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Returns the longest beginning of a text whose encoded form has at most `maxEncoded` characters. */
function beginningOf(text: string, maxEncoded: number): string {
  let [end, length] = [0, 0];
  for (const letter of text) {
    length += encode(letter).length;
    if (length > maxEncoded) return text.slice(0, end);
    end += letter.length;
  }
  return text;
}

/** Prefixes each line, and separates lines by CRLF as https://www.rfc-editor.org/rfc/rfc6068#section-5 requires. */
const withCrlf = (text: string, prefix = '') =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => prefix + line)
    .join('\r\n');

export const subjectOf = ({ category }: ContactMessage) => `Re: ${category ?? 'your message'}`;

interface MailLink {
  href: string;
  /** The rest of the reply, followed by the whole quote, if the reply does not fit into the link; else ''. */
  overflow: string;
}

/**
 * Returns a mailto: link with the reply and the quoted message. If they do not fit together, the quote is cut or left
 * out. If the reply alone is too long, the link has only the beginning of the reply.
 */
export function mailLink(message: ContactMessage, reply: string): MailLink {
  const subject = encode(beginningOf(subjectOf(message), maxSubjectLength));
  const head = `mailto:${encode(message.email ?? '')}?subject=${subject}&body=`;
  const maxBody = maxLinkLength - head.length;
  const text = withCrlf(reply.trim());
  const quote = quoteOf(message);
  const fitting = beginningOf(text, maxBody);
  if (fitting === text) {
    const body = encode(text) + encode(cutQuote(quote, maxBody - encode(text).length));
    return { href: head + body, overflow: '' };
  }
  // Cuts at a space, if there is one.
  const start = /^.*(?=\s)/s.exec(fitting)?.[0].trimEnd() || fitting;
  const overflow = text.slice(start.length).trimStart() + quote.head + quote.lines;
  return { href: head + encode(start), overflow };
}

interface Quote {
  head: string;
  lines: string;
}

function quoteOf(message: ContactMessage): Quote {
  const sender = fullName(message.first_name, message.last_name);
  const received = message.created_at ?? message.start_date;
  const start = received === null ? (sender ?? 'You') : `On ${received.day} ${sender ?? 'you'}`;
  return {
    head: withCrlf(`\n\n${start} wrote:\n`),
    lines: withCrlf(message.message ?? '', '> '),
  };
}

/** Returns the quote or its beginning; '' if none of the quoted text fits. */
function cutQuote({ head, lines }: Quote, maxEncoded: number): string {
  const quote = head + lines;
  if (encode(quote).length <= maxEncoded) return quote;
  const cut = beginningOf(quote, maxEncoded - encode('…').length);
  return cut.length > head.length ? `${cut}…` : '';
}
