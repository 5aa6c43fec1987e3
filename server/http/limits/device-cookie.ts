/**
 * A browser that has signed in to an account keeps a signed cookie, by which the server knows the device again. Its
 * failed sign-ins are counted apart from those of strangers.
 *
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/connect.ts';
import { accountKey } from '../../repositories/sign-in-attempts.ts';
import { isSigned, sign } from '../../repositories/token-key.ts';

/** 400 days, the longest time that browsers keep a cookie (RFC 6265bis). */
const maxAgeSeconds = 400 * 24 * 3600;

/** The cookie of an account has the hash of its e-mail address in its name, because people share browsers. */
const cookie = /(?:^|;)\s*device-([\w-]{43})=([\w-]{22})\.([\w-]{22})(?=;|$)/g;

/** The text that is signed. No token is a text with spaces, so the signature is of no use as a token. */
const textOf = (account: string, device: string) => `device ${account} ${device}`;

/** Returns the valid devices in a header `Cookie`, by the keys of their accounts. */
export async function devicesIn(db: Queryable, header = ''): Promise<ReadonlyMap<string, string>> {
  const devices = new Map<string, string>();
  for (const [, account = '', device = '', signature = ''] of header.matchAll(cookie)) {
    if (await isSigned(db, textOf(account, device), signature)) devices.set(account, device);
  }
  return devices;
}

/** Returns the header `Set-Cookie` that makes the caller a known device of the account. */
export async function deviceCookie(
  { protocol, routeOptions, server: { db } }: FastifyRequest,
  email: string,
): Promise<string> {
  const account = accountKey(email);
  const device = randomBytes(16).toString('base64url');
  const signature = await sign(db, textOf(account, device));
  return [
    `device-${account}=${device}.${signature}`,
    `Path=${routeOptions.url}`,
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(protocol === 'https' ? ['Secure'] : []),
  ].join('; ');
}
