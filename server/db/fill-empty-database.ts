import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { addAdministrator, countAccounts } from '../repositories/accounts.ts';
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

/**
 * Gives a database without administrators its first one: with the sample marketplace, or alone.
 * Leaves every other database as it is. Answers how to sign in where that may be told.
 */
export async function fillEmptyDatabase(
  db: Database,
  { sampleSize, firstAdmin }: Pick<Config, 'sampleSize' | 'firstAdmin'>,
): Promise<SignIn | undefined> {
  if ((await countAccounts(db)) > 0) {
    return (await db.$count(settings, eq(settings.key, 'sample'))) > 0 ? sampleSignIn : undefined;
  }
  const signIn = sampleSize > 0 ? sampleSignIn : firstSignIn(firstAdmin);
  const passwordHash = await hash(signIn.password);
  // All or nothing: a server killed on the way starts from an empty database again.
  await db.transaction(async (tx) => {
    await addAdministrator(tx, signIn.email, passwordHash);
    await tx.insert(identificationMeans).values([{ name: 'BVN' }, { name: 'NIN' }]);
    if (sampleSize > 0) {
      await bulkLoad(tx, () => writeSample(tx, sampleSize, Date.now()));
      await tx.insert(settings).values({ key: 'sample', value: { artisans: sampleSize } });
    }
  });
  return firstAdmin?.password === undefined || sampleSize > 0
    ? signIn
    : { email: signIn.email, password: '(the ADMIN_PASSWORD that was set)' };
}

function firstSignIn(firstAdmin: Config['firstAdmin']): SignIn {
  return {
    email: firstAdmin?.email ?? 'admin@localhost.example',
    password: firstAdmin?.password ?? randomBytes(12).toString('base64url'),
    note: 'This is the first administrator. A password made here is not shown again.',
  };
}
