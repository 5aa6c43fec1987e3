import addressParser from 'nodemailer/lib/addressparser';
import { z } from 'zod';

/** The sender of the e-mails: an address and a name. */
export interface Sender {
  /** Empty when the setting names only an address. */
  name: string;
  address: string;
}

/** The most octets of an address (RFC 5321 section 4.5.3.1.3, without the angle brackets). */
const maxLength = 254;

/** A valid e-mail address: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const address = z.email({ pattern: z.regexes.html5Email }).max(maxLength);

/** Returns the text without spaces around it if it is exactly one valid e-mail address; otherwise null. */
export function usableAddress(text: string | null): string | null {
  return address.safeParse(text?.trim()).data ?? null;
}

/** Parses `office@example.ng` or `Back Office <office@example.ng>`; null for anything else. */
export function parseSender(text: string): Sender | null {
  if (/[\r\n]/.test(text)) return null;
  const [first, ...others] = addressParser(text);
  if (first === undefined || others.length > 0 || !('address' in first)) return null;
  const usable = usableAddress(first.address ?? null);
  return usable === null ? null : { name: first.name, address: usable };
}
