import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../db/connect.ts';
import type { Write } from '../db/transactions/write-transaction.ts';
import { hashPassword } from '../passwords.ts';
import { StartError } from '../process/start-error.ts';
import {
  addAdministrator,
  findAccount,
  listAdministrators,
  setPassword,
} from '../repositories/accounts.ts';
import { endSessionsOf } from '../repositories/sessions.ts';
import { unlockAccount } from '../repositories/sign-in-attempts.ts';
import { recordCommand } from './record-command.ts';

/** The input of a command. */
interface CommandInput {
  db: Database;
  write: Write;
  email: string;
  /** The password from stdin; when it is undefined, a random password is generated. */
  password: string | undefined;
}

const usage =
  'Use: npm run admin -- list | add <email> | reset <email> | unlock <email> [--password-stdin].';

const shortest = 8;

function choosePassword(given: string | undefined): { password: string; note: string } {
  if (given === undefined) {
    const password = randomBytes(12).toString('base64url');
    return { password, note: `Password: ${password}\nIt is not shown again.` };
  }
  if (given.length < shortest) {
    throw new StartError(`The password must have at least ${shortest} characters.`);
  }
  return { password: given, note: 'The password is the one from stdin.' };
}

async function requireAccount({ db, email }: CommandInput) {
  const account = await findAccount(db, email);
  if (account === undefined)
    throw new StartError(`No administrator has the e-mail address ${email}.`);
  return account;
}

async function add({ write, email, password: given }: CommandInput): Promise<string> {
  const { password, note } = choosePassword(given);
  const passwordHash = await hashPassword(password);
  await write(async (tx) => {
    const subjectId = await addAdministrator(tx, email, passwordHash);
    if (subjectId === undefined) throw new StartError(`There is an account ${email} already.`);
    await recordCommand(tx, 'add', subjectId, email);
  });
  return `${email} is an administrator now.\n${note}`;
}

async function reset(input: CommandInput): Promise<string> {
  const { write, email } = input;
  const { id } = await requireAccount(input);
  const { password, note } = choosePassword(input.password);
  const passwordHash = await hashPassword(password);
  await write(async (tx) => {
    await setPassword(tx, id, passwordHash);
    await endSessionsOf(tx, id);
    await unlockAccount(tx, email);
    await recordCommand(tx, 'reset', id, email);
  });
  return `${email} has another password, and is signed out everywhere.\n${note}`;
}

async function unlock(input: CommandInput): Promise<string> {
  const { write, email } = input;
  const { id } = await requireAccount(input);
  await write(async (tx) => {
    await unlockAccount(tx, email);
    await recordCommand(tx, 'unlock', id, email);
  });
  return `${email} may sign in again. An address that failed often has to wait its time.`;
}

const named: Record<string, (input: CommandInput) => Promise<string>> = { add, reset, unlock };

/**
 * Runs a command of `npm run admin`.
 *
 * @param write runs its transaction
 * @returns the message for the terminal
 * @throws StartError with one sentence when the command is not possible
 */
export async function runAdminCommand(
  db: Database,
  args: readonly string[],
  password: string | undefined,
  write: Write = (work) => db.transaction(work),
): Promise<string> {
  const [name = '', given = ''] = args;
  if (name === 'list') {
    const all = await listAdministrators(db);
    return all
      .map(({ email, createdAt }) => `${email}  since ${createdAt.toISOString()}`)
      .join('\n');
  }
  const command = named[name];
  if (command === undefined) throw new StartError(usage);
  const email = z.email().safeParse(given.toLowerCase());
  if (!email.success) throw new StartError(`${name} needs an e-mail address. ${usage}`);
  return command({ db, write, email: email.data, password });
}
