import addressParser from 'nodemailer/lib/addressparser';
import { z } from 'zod';

/** The sender: an address, and a name, which may be empty. */
export interface Sender {
  name: string;
  address: string;
}

/** The most octets of an address (RFC 5321 section 4.5.3.1.3, without the angle brackets). */
const longest = 254;

/** https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const address = z.email({ pattern: z.regexes.html5Email }).max(longest);

/** Returns the text without spaces around it if it is exactly one e-mail address; otherwise null. */
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
