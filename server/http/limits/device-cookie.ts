/**
 * A browser that has signed in to an account gets a signed cookie, by which the server recognizes the device. Failed
 * sign-ins from this device are counted separately from those of unknown devices, because those may be an attack.
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

/** Each account has its own cookie, named by the hash of its e-mail, because several people may share a browser. */
const cookiePattern = /(?:^|;)\s*device-([\w-]{43})=([\w-]{22})\.([\w-]{22})(?=;|$)/g;

/** Returns the text that is signed. It has spaces, which no token has, so the signature cannot be used for a token. */
const signedText = (account: string, device: string) => `device ${account} ${device}`;

/** Returns the devices in a header `Cookie` whose signature is valid, by the keys of their accounts (`accountKey`). */
export async function readDevices(
  db: Queryable,
  header = '',
): Promise<ReadonlyMap<string, string>> {
  const devices = new Map<string, string>();
  for (const [, account = '', device = '', signature = ''] of header.matchAll(cookiePattern)) {
    if (await isSigned(db, signedText(account, device), signature)) devices.set(account, device);
  }
  return devices;
}

/** Returns the value of `Set-Cookie` that makes the browser a known device of the account. */
export async function newDeviceCookie(
  { protocol, routeOptions, server: { db } }: FastifyRequest,
  email: string,
): Promise<string> {
  const account = accountKey(email);
  const device = randomBytes(16).toString('base64url');
  const signature = await sign(db, signedText(account, device));
  return [
    `device-${account}=${device}.${signature}`,
    `Path=${routeOptions.url}`,
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(protocol === 'https' ? ['Secure'] : []),
  ].join('; ');
}
