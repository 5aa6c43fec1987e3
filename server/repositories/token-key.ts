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

const rereadAfterMs = 60_000;
/** Wrong signatures must not cause a query each. */
const rereadForOtherAfterMs = 1_000;
const cachedKeys = new WeakMap<Queryable, CachedKey>();
/** The last reads because of a signature that did not fit. */
const rereadKeys = new WeakMap<Queryable, CachedKey>();

/** Returns the key from a cache, or reads it again after a minute: a restored database has another key. */
function cachedKey(db: Queryable): Promise<string> {
  const cached = cachedKeys.get(db);
  if (cached !== undefined && performance.now() - cached.at < rereadAfterMs) return cached.key;
  const entry = { key: readKey(db), at: performance.now() };
  cachedKeys.set(db, entry);
  entry.key.catch(() => cachedKeys.delete(db));
  return entry.key;
}

/**
 * Reads the key for a signature that does not fit the cached one: it may be that of a restored database. The cached key
 * stays until the read has succeeded, so that wrong signatures do not delay right ones.
 */
function rereadKey(db: Queryable): Promise<string> {
  const last = rereadKeys.get(db);
  if (last !== undefined && performance.now() - last.at < rereadForOtherAfterMs) return last.key;
  const entry = { key: readKey(db), at: performance.now() };
  rereadKeys.set(db, entry);
  entry.key.then(
    () => cachedKeys.set(db, entry),
    () => undefined,
  );
  return entry.key;
}

/**
 * Returns the signature of a text, usually without a query. In the first minute after a restore, the signature may be
 * made with the key of the earlier database.
 *
 * @throws when the key cannot be read
 */
export const sign = async (db: Queryable, text: string): Promise<string> =>
  signatureOf(await cachedKey(db), text);

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
 * @throws when the key cannot be read
 */
export async function isSigned(db: Queryable, text: string, signature: string): Promise<boolean> {
  const sent = Buffer.from(signature);
  const isMadeWith = (key: string) => {
    const expected = Buffer.from(signatureOf(key, text));
    return expected.length === sent.length && timingSafeEqual(expected, sent);
  };
  return isMadeWith(await cachedKey(db)) || isMadeWith(await rereadKey(db));
}
