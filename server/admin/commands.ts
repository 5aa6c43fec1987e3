import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Database, Transaction } from '../db/connect.ts';
import { hashPassword } from '../passwords.ts';
import { StartError } from '../process/start-error.ts';
import {
  addAdministrator,
  findAccount,
  listAdministrators,
  setPassword,
} from '../repositories/accounts.ts';
import { recordDecision } from '../repositories/audit.ts';
import { endSessionsOf } from '../repositories/sessions.ts';
import { accountKey, removeAttempts } from '../repositories/sign-in-attempts.ts';

/** What a command works with. */
interface Commission {
  db: Database;
  email: string;
  /** A password from stdin; without it one is made up. */
  password: string | undefined;
}

const usage =
  'Use: npm run admin -- list | add <email> | reset <email> | unlock <email> [--password-stdin].';

const shortest = 8;

function choosePassword(given: string | undefined): { password: string; told: string } {
  if (given === undefined) {
    const password = randomBytes(12).toString('base64url');
    return { password, told: `Password: ${password}\nIt is not shown again.` };
  }
  if (given.length < shortest) {
    throw new StartError(`The password must have at least ${shortest} characters.`);
  }
  return { password: given, told: 'The password is the one from stdin.' };
}

async function existing({ db, email }: Commission) {
  const account = await findAccount(db, email);
  if (account === undefined) throw new StartError(`Nobody has the e-mail address ${email}.`);
  return account;
}

/** Writes into the audit what a person at the terminal, whose account is not known, did to an account. */
const record = (tx: Transaction, action: 'add' | 'reset' | 'unlock', subjectId: number) =>
  recordDecision(tx, { accountId: null, action, subject: 'account', subjectId, detail: {} });

async function add({ db, email, password: given }: Commission): Promise<string> {
  const { password, told } = choosePassword(given);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const subjectId = await addAdministrator(tx, email, passwordHash);
    if (subjectId === undefined) throw new StartError(`There is an account ${email} already.`);
    await record(tx, 'add', subjectId);
  });
  return `${email} is an administrator now.\n${told}`;
}

async function reset(commission: Commission): Promise<string> {
  const { db, email } = commission;
  const { id } = await existing(commission);
  const { password, told } = choosePassword(commission.password);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await setPassword(tx, id, passwordHash);
    await endSessionsOf(tx, id);
    await removeAttempts(tx, accountKey(email));
    await record(tx, 'reset', id);
  });
  return `${email} has another password, and is signed out everywhere.\n${told}`;
}

async function unlock(commission: Commission): Promise<string> {
  const { db, email } = commission;
  const { id } = await existing(commission);
  await db.transaction(async (tx) => {
    await removeAttempts(tx, accountKey(email));
    await record(tx, 'unlock', id);
  });
  return `${email} may sign in again. An address that failed often has to wait its time.`;
}

const named: Record<string, (commission: Commission) => Promise<string>> = { add, reset, unlock };

/**
 * Carries out a command of `npm run admin`.
 *
 * @returns what to tell the person at the terminal
 * @throws StartError with one sentence when it cannot be done.
 */
export async function runAdminCommand(
  db: Database,
  args: readonly string[],
  password: string | undefined,
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
  return command({ db, email: email.data, password });
}
