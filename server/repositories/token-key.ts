import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../db/connect.ts';
import { settings } from '../db/schema/office.ts';

const settingKey = 'token-key';
const keySchema = z.string().regex(/^[0-9a-f]{64}$/);

/** Reads the key for signatures, which all servers of a database share. The first call creates it. */
async function readKey(db: Queryable): Promise<string> {
  const find = () => db.select().from(settings).where(eq(settings.key, settingKey));
  const [stored] = await find();
  if (stored !== undefined) return keySchema.parse(stored.value);
  const newKey = randomBytes(32).toString('hex');
  await db.insert(settings).values({ key: settingKey, value: newKey }).onConflictDoNothing();
  // Another server may have inserted a key first.
  const [inserted] = await find();
  return keySchema.parse(inserted?.value);
}

const signatureOf = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);

/**
 * Returns the token of a session: a secret and its signature, which `isSignedToken` checks without reading the session.
 * The key does not come from the cache, because a token with the key of an earlier database would soon be refused.
 */
export async function signToken(db: Queryable, secret: string): Promise<string> {
  return `${secret}.${signatureOf(await readKey(db), secret)}`;
}

interface CachedKey {
  key: Promise<string>;
  at: number;
}

/** The keys for right signatures, which are read again after a minute: a restored database has another key. */
const keys = { read: new WeakMap<Queryable, CachedKey>(), maxAgeMs: 60_000 };
/** The keys that a wrong signature is checked against once more. Wrong signatures must not cause a query each. */
const newerKeys = { read: new WeakMap<Queryable, CachedKey>(), maxAgeMs: 1_000 };

/** Returns the key from a cache, or reads it again if it is too old. A read that fails is not cached. */
function cachedKey({ read, maxAgeMs }: typeof keys, db: Queryable): CachedKey {
  const cached = read.get(db);
  if (cached !== undefined && performance.now() - cached.at < maxAgeMs) return cached;
  const entry = { key: readKey(db), at: performance.now() };
  read.set(db, entry);
  entry.key.catch(() => read.get(db) === entry && read.delete(db));
  return entry;
}

/**
 * Returns the signature of a text, usually without a query. In the first minute after a restore, the signature may be
 * made with the key of the earlier database.
 *
 * @throws when the key cannot be read
 */
export const sign = async (db: Queryable, text: string): Promise<string> =>
  signatureOf(await cachedKey(keys, db).key, text);

/**
 * Returns whether a server on this database signed the token, as `isSigned` does for a text. This usually needs no
 * query, so that wrong tokens cost little. The tokens of ended sessions are signed, too.
 *
 * @throws when the key cannot be read
 */
export async function isSignedToken(db: Queryable, token: string): Promise<boolean> {
  const [secret = '', signature = ''] = token.split('.');
  return isSigned(db, secret, signature);
}

/**
 * Returns whether a server on this database signed the text. In the first minute after a restore, the signatures of the
 * earlier database are valid, too.
 *
 * @throws when the key cannot be read. A signature with another key than the cached one waits for that, because it may
 *   be right: a refusal would end the session of an administrator
 */
export async function isSigned(db: Queryable, text: string, signature: string): Promise<boolean> {
  const sent = Buffer.from(signature);
  const isMadeWith = (key: string) => {
    const expected = Buffer.from(signatureOf(key, text));
    return expected.length === sent.length && timingSafeEqual(expected, sent);
  };
  if (isMadeWith(await cachedKey(keys, db).key)) return true;
  // The cached key stays in use meanwhile, so that wrong signatures do not delay right ones.
  const newer = cachedKey(newerKeys, db);
  if (!isMadeWith(await newer.key)) return false;
  keys.read.set(db, newer);
  return true;
}
