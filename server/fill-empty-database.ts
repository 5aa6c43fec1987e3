import { randomPassword, recordCommand, requireGoodPassword } from './admin/commands.ts';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import { accounts, identificationMeans, settings } from './db/schema/office.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { addAdministrator, findAccount } from './repositories/accounts.ts';
import { writeSample } from './sample/write-sample.ts';

/** The credentials that are printed at the start. */
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
 * Fills a database without accounts with the sample marketplace, or with only a first administrator. Adds `firstAdmin`
 * to any database, unless its account exists; an existing account keeps its password, so the rule for new passwords does
 * not apply to it.
 *
 * @param checkKnownPassword called when an account has or gets the public password of the sample; it may throw
 * @throws StartError when `firstAdmin` is new and the rule for new passwords refuses its password
 * @returns the credentials to print; undefined when no account was added and none has the sample's password
 */
export async function fillEmptyDatabase(
  db: Database,
  { sampleSize, firstAdmin }: Pick<Config, 'sampleSize' | 'firstAdmin'>,
  checkKnownPassword: () => void = () => undefined,
): Promise<SignIn | undefined> {
  const isEmpty = (await db.$count(accounts)) === 0;
  const admin =
    firstAdmin ?? (isEmpty && sampleSize === 0 ? { email: 'admin@localhost.example' } : undefined);
  const isNewAdmin = admin !== undefined && (await findAccount(db, admin.email)) === undefined;
  if (isNewAdmin && admin.password !== undefined)
    requireGoodPassword(admin.password, admin.email, 'ADMIN_PASSWORD');
  if (isEmpty) {
    if (sampleSize > 0) checkKnownPassword();
    await fill(db, sampleSize);
  }
  const added = isNewAdmin ? await addAdmin(db, admin, isEmpty) : undefined;
  const isSamplePasswordInUse = await hasSamplePassword(db);
  if (isSamplePasswordInUse) checkKnownPassword();
  return added ?? (isSamplePasswordInUse ? sampleSignIn : undefined);
}

/** Writes means of identification and the sample in one transaction, so that a killed server leaves no part of them. */
async function fill(db: Database, sampleSize: number): Promise<void> {
  const passwordHash = await hashPassword(sampleSignIn.password);
  await db.transaction(async (tx) => {
    if ((await tx.$count(identificationMeans)) === 0) {
      await tx.insert(identificationMeans).values([{ name: 'BVN' }, { name: 'NIN' }]);
    }
    if (sampleSize === 0) return;
    await addAdministrator(tx, sampleSignIn.email, passwordHash);
    await writeSample(tx, sampleSize, Date.now());
    await tx.insert(settings).values({ key: 'sample', value: { artisans: sampleSize } });
  });
}

/**
 * Adds an administrator, with a generated password if none is given. Writes an audit entry, except in a new database.
 *
 * @returns the credentials; undefined when another server has added the account meanwhile
 */
async function addAdmin(
  db: Database,
  { email, password }: NonNullable<Config['firstAdmin']>,
  isNewDatabase: boolean,
): Promise<SignIn | undefined> {
  const chosen = password ?? randomPassword();
  const passwordHash = await hashPassword(chosen);
  const id = await db.transaction(async (tx) => {
    const addedId = await addAdministrator(tx, email, passwordHash, password === undefined);
    if (addedId !== undefined && !isNewDatabase) await recordCommand(tx, 'add', addedId, email);
    return addedId;
  });
  if (id === undefined) return undefined;
  if (password !== undefined) return { email, password: '(the ADMIN_PASSWORD that was set)' };
  const note =
    'This administrator is new. The password is not shown again, and must be changed after the first sign-in.';
  return { email, password: chosen, note };
}

async function hasSamplePassword(db: Database): Promise<boolean> {
  const account = await findAccount(db, sampleSignIn.email);
  return account !== undefined && isPassword(account.passwordHash, sampleSignIn.password);
}
