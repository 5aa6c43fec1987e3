import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import { hashPassword, isPassword } from '../passwords.ts';
import { addAdministrator, countAccounts, findAccount } from '../repositories/accounts.ts';
import type { Database } from './connect.ts';
import { bulkLoad } from './sample/bulk-load.ts';
import { writeSample } from './sample/write-sample.ts';
import { identificationMeans, settings } from './schema/office.ts';

/** How the person at the terminal can sign in. */
export interface SignIn {
  email: string;
  password: string;
  note?: string;
}

const sampleSignIn: SignIn = {
  email: 'admin@artisan.example',
  password: 'artisan-admin',
  note: 'This is a sample marketplace, and its password is known to everybody.',
};

const signInOf = (
  { email, password }: Required<NonNullable<Config['firstAdmin']>>,
  made: boolean,
) =>
  made
    ? {
        email,
        password,
        note: 'This administrator is new. A password made here is not shown again.',
      }
    : { email, password: '(the ADMIN_PASSWORD that was set)' };

/**
 * Fills a database without accounts: with the sample marketplace, or with a first administrator
 * alone. Adds the administrator who is asked for to any database, and leaves one who is there as he
 * is, password and all.
 *
 * @param meetKnownPassword called before an administrator gets the sample's password, which everybody
 *   knows, and when one has it; may throw to prevent it
 * @returns how to sign in, where that may be told
 */
export async function fillEmptyDatabase(
  db: Database,
  { sampleSize, firstAdmin }: Pick<Config, 'sampleSize' | 'firstAdmin'>,
  meetKnownPassword: () => void = () => undefined,
): Promise<SignIn | undefined> {
  const isEmpty = (await countAccounts(db)) === 0;
  const wanted =
    firstAdmin ?? (isEmpty && sampleSize === 0 ? { email: 'admin@localhost.example' } : undefined);
  if (isEmpty) {
    if (sampleSize > 0) meetKnownPassword();
    await fill(db, sampleSize);
  }
  const added = wanted === undefined ? undefined : await addIfAbsent(db, wanted);
  const isKnown = await hasSamplePassword(db);
  if (isKnown) meetKnownPassword();
  return added ?? (isKnown ? sampleSignIn : undefined);
}

/** All or nothing: a server killed on the way starts from an empty database again. */
async function fill(db: Database, sampleSize: number): Promise<void> {
  const passwordHash = await hashPassword(sampleSignIn.password);
  await db.transaction(async (tx) => {
    if ((await tx.$count(identificationMeans)) === 0) {
      await tx.insert(identificationMeans).values([{ name: 'BVN' }, { name: 'NIN' }]);
    }
    if (sampleSize === 0) return;
    await addAdministrator(tx, sampleSignIn.email, passwordHash);
    await bulkLoad(tx, () => writeSample(tx, sampleSize, Date.now()));
    await tx.insert(settings).values({ key: 'sample', value: { artisans: sampleSize } });
  });
}

/** How the administrator signs in whom this has made; undefined for one who is there. */
async function addIfAbsent(
  db: Database,
  { email, password }: NonNullable<Config['firstAdmin']>,
): Promise<SignIn | undefined> {
  if ((await findAccount(db, email)) !== undefined) return undefined;
  const chosen = password ?? randomBytes(12).toString('base64url');
  const id = await addAdministrator(db, email, await hashPassword(chosen));
  return id === undefined
    ? undefined
    : signInOf({ email, password: chosen }, password === undefined);
}

async function hasSamplePassword(db: Database): Promise<boolean> {
  const account = await findAccount(db, sampleSignIn.email);
  return account !== undefined && isPassword(account.passwordHash, sampleSignIn.password);
}
