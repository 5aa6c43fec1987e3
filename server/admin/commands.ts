import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { whyPasswordRefused } from '../../domain/password-rules.ts';
import type { Database, Transaction } from '../db/connect.ts';
import { hashPassword } from '../passwords.ts';
import { StartError } from '../process/start-error.ts';
import {
  addAdministrator,
  findAccount,
  listAdministrators,
  setPassword,
} from '../repositories/accounts.ts';
import { recordChange } from '../repositories/audit.ts';
import { endSessionsOf, lockSessionsOf } from '../repositories/sessions.ts';
import { unlockAccount } from '../repositories/sign-in-attempts.ts';

const sentenceStarts = {
  add: 'Added the account',
  reset: 'Gave another password to',
  unlock: 'Removed the lock of',
};

/**
 * Writes the audit entry of a change that a command or the start of the server makes to an account. The entry has no
 * account as its author, because nobody is signed in.
 */
export const recordCommand = (
  tx: Transaction,
  action: keyof typeof sentenceStarts,
  id: number,
  email: string,
): Promise<void> =>
  recordChange(
    tx,
    { accountId: null, address: null },
    { action, subject: 'account', subjectId: id, sentence: `${sentenceStarts[action]} ${email}.` },
  );

interface CommandInput {
  db: Database;
  email: string;
  password: string | undefined;
}

const usage =
  'Use: npm run admin -- list | add <email> [--password-stdin] | reset <email> [--password-stdin] | unlock <email>.';

/** Returns a random password, which its owner must change after signing in. */
export const randomPassword = (): string => randomBytes(12).toString('base64url');

/**
 * Checks a new password.
 *
 * @param email the e-mail address of the account
 * @param setting the setting that contains the password, for the message
 * @throws StartError when the rule for new passwords refuses the password
 */
export function requireGoodPassword(password: string, email: string, setting?: string): void {
  const why = whyPasswordRefused(password, email);
  if (why !== null) throw new StartError(setting === undefined ? why : `${setting}: ${why}`);
}

function choosePassword(fromStdin: string | undefined, email: string) {
  if (fromStdin === undefined) {
    const password = randomPassword();
    const note = `Password: ${password}\nIt is not shown again, and must be changed after the next sign-in.`;
    return { password, note, mustChange: true };
  }
  requireGoodPassword(fromStdin, email);
  return { password: fromStdin, note: 'The password is the one from stdin.', mustChange: false };
}

async function requireAccount({ db, email }: CommandInput) {
  const account = await findAccount(db, email);
  if (account === undefined)
    throw new StartError(`No administrator has the e-mail address ${email}.`);
  return account;
}

/** Runs the change of a command, as a write of the server does: the default level of a database can differ. */
const inTransaction = (db: Database, work: (tx: Transaction) => Promise<void>): Promise<void> =>
  db.transaction(work, { isolationLevel: 'read committed' });

async function add({ db, email, password: fromStdin }: CommandInput): Promise<string> {
  const { password, note, mustChange } = choosePassword(fromStdin, email);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    const subjectId = await addAdministrator(tx, email, passwordHash, mustChange);
    if (subjectId === undefined) throw new StartError(`There is an account ${email} already.`);
    await recordCommand(tx, 'add', subjectId, email);
  });
  return `${email} is an administrator now.\n${note}`;
}

async function reset(input: CommandInput): Promise<string> {
  const { db, email } = input;
  const { id } = await requireAccount(input);
  const { password, note, mustChange } = choosePassword(input.password, email);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    // Before the account: a change of the own password locks its session, then the account.
    await lockSessionsOf(tx, id);
    await setPassword(tx, id, passwordHash, mustChange);
    await endSessionsOf(tx, id);
    await unlockAccount(tx, email);
    await recordCommand(tx, 'reset', id, email);
  });
  return `${email} has another password, and is signed out everywhere.\n${note}`;
}

async function unlock(input: CommandInput): Promise<string> {
  const { db, email } = input;
  const { id } = await requireAccount(input);
  await inTransaction(db, async (tx) => {
    await unlockAccount(tx, email);
    await recordCommand(tx, 'unlock', id, email);
  });
  return `${email} may sign in again. A network with many failed sign-ins still has to wait until its own lock ends.`;
}

const commands = new Map(Object.entries({ add, reset, unlock }));

/**
 * Runs a command of `npm run admin`.
 *
 * @param password from stdin; undefined for a random password
 * @returns the message for the terminal
 * @throws StartError when the command is not possible
 */
export async function runAdminCommand(
  db: Database,
  args: readonly string[],
  password: string | undefined,
): Promise<string> {
  const [name = '', address = ''] = args;
  if (name === 'list') {
    const administrators = await listAdministrators(db);
    return administrators
      .map(({ email, createdAt }) => `${email}  since ${createdAt.toISOString()}`)
      .join('\n');
  }
  const command = commands.get(name);
  if (command === undefined) throw new StartError(usage);
  const email = z.email().safeParse(address.toLowerCase());
  if (!email.success) throw new StartError(`${name} needs an e-mail address. ${usage}`);
  return command({ db, email: email.data, password });
}
