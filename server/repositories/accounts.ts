import { and, asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/connect.ts';
import { accounts } from '../db/schema/office.ts';

/** Returns the account with this e-mail address, in upper or lower case; undefined if there is none. */
export async function findAccount(db: Queryable, email: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email.toLowerCase()));
  return account;
}

/** Returns whether the account still has this hash. Then its password cannot be replaced until the transaction ends. */
export async function lockPassword(
  tx: Transaction,
  { id, passwordHash }: Pick<typeof accounts.$inferSelect, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const locked = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)))
    .for('share');
  return locked.length > 0;
}

/** Returns all administrators, in the order in which they were added. */
export function listAdministrators(db: Queryable) {
  return db
    .select({ id: accounts.id, email: accounts.email, createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.role, 'admin'))
    .orderBy(asc(accounts.id));
}

/**
 * Adds an administrator unless an account has the e-mail address. `passwordHash` is an argon2id hash.
 *
 * @param mustChangePassword whether the server made the password
 * @returns the id of the new account, or undefined when the account existed
 */
export async function addAdministrator(
  db: Queryable,
  email: string,
  passwordHash: string,
  mustChangePassword = false,
) {
  const values = { email: email.toLowerCase(), passwordHash, mustChangePassword };
  const [added] = await db
    .insert(accounts)
    .values({ ...values, role: 'admin', createdAt: new Date() })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return added?.id;
}

/** Stores the hash of a new password; the sessions stay. @param mustChangePassword whether the server made it */
export async function setPassword(
  db: Queryable,
  accountId: number,
  passwordHash: string,
  mustChangePassword: boolean,
) {
  await db
    .update(accounts)
    .set({ passwordHash, mustChangePassword })
    .where(eq(accounts.id, accountId));
}

/** Replaces the password whose hash is `currentHash`. Returns false if the password was changed meanwhile. */
export async function replacePassword(
  db: Queryable,
  accountId: number,
  currentHash: string,
  newHash: string,
): Promise<boolean> {
  const replaced = await db
    .update(accounts)
    .set({ passwordHash: newHash, mustChangePassword: false })
    .where(and(eq(accounts.id, accountId), eq(accounts.passwordHash, currentHash)))
    .returning({ id: accounts.id });
  return replaced.length > 0;
}
