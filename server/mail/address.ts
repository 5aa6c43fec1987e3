import addressParser from 'nodemailer/lib/addressparser';
import { z } from 'zod';

/** The sender: an address, and a name where there is one. */
export interface Sender {
  name: string;
  address: string;
}

/** Octets of an address (RFC 5321 section 4.5.3.1.3, without its angle brackets). */
const longest = 254;

/** https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const address = z.email({ pattern: z.regexes.html5Email }).max(longest);

/** The one e-mail address in the text, without spaces around it; null for none, several or a list. */
export function usableAddress(text: string | null): string | null {
  const found = address.safeParse(text?.trim());
  return found.success ? found.data : null;
}

/** Reads `office@example.ng` or `Back Office <office@example.ng>`; null for anything else. */
export function readSender(text: string): Sender | null {
  if (/[\r\n]/.test(text)) return null;
  const [found, ...others] = addressParser(text);
  if (found === undefined || others.length > 0 || !('address' in found)) return null;
  const one = usableAddress(found.address ?? null);
  return one === null ? null : { name: found.name, address: one };
}
