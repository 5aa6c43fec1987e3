import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../db/connect.ts';
import { settings } from '../db/schema/office.ts';

const settingKey = 'token-key';
const keySchema = z.string().regex(/^[0-9a-f]{64}$/);

/** Reads the signing key of this database, which all its servers share. The first call creates it. */
async function messageStatusKey(db: Queryable): Promise<string> {
  const find = () => db.select().from(settings).where(eq(settings.key, settingKey));
  const [kept] = await find();
  if (kept !== undefined) return keySchema.parse(kept.value);
  const value = randomBytes(32).toString('hex');
  await db.insert(settings).values({ key: settingKey, value }).onConflictDoNothing();
  // Another server may have inserted a key first.
  const [made] = await find();
  return keySchema.parse(made?.value);
}

const seal = (key: string, secret: string) =>
  createHmac('sha256', key).update(secret).digest('base64url').slice(0, 22);

/** The token of a session: a secret and its signature, which is checked without a query. */
export async function signToken(db: Queryable, secret: string): Promise<string> {
  return `${secret}.${seal(await messageStatusKey(db), secret)}`;
}

const rereadAfterMs = 60_000;
const keys = new WeakMap<Queryable, { key: Promise<string>; at: number }>();

/** Returns the cached key. It is read again after a minute, because a restored database may have another key. */
function cachedKey(db: Queryable): Promise<string> {
  const kept = keys.get(db);
  if (kept !== undefined && performance.now() - kept.at < rereadAfterMs) return kept.key;
  const reading = { key: messageStatusKey(db), at: performance.now() };
  keys.set(db, reading);
  reading.key.catch(() => keys.delete(db));
  return reading.key;
}

/**
 * Returns the signature of a text, mostly without a query. For a minute after a restore it may be by another key.
 *
 * @throws when the key cannot be read
 */
export const sign = async (db: Queryable, text: string): Promise<string> =>
  seal(await cachedKey(db), text);

/**
 * Returns whether a server on this database signed the token. This needs no query, so wrong tokens are
 * cheap, and differ from the tokens of ended sessions.
 *
 * @throws when the key cannot be read
 */
export async function isOwnToken(db: Queryable, token: string): Promise<boolean> {
  const [secret = '', given = ''] = token.split('.');
  return isSigned(db, secret, given);
}

/**
 * Returns whether a server on this database signed the text.
 *
 * @throws when the key cannot be read
 */
export async function isSigned(db: Queryable, text: string, signature: string): Promise<boolean> {
  const right = Buffer.from(seal(await cachedKey(db), text));
  const sent = Buffer.from(signature);
  return right.length === sent.length && timingSafeEqual(right, sent);
}
