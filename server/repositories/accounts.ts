import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/connect.ts';
import { accounts } from '../db/schema/office.ts';

/** Returns the account with this e-mail address in any case, or undefined. */
export async function findAccount(db: Queryable, email: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email.toLowerCase()));
  return account;
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
 * @returns the id of the new account, or undefined when the account existed
 */
export async function addAdministrator(db: Queryable, email: string, passwordHash: string) {
  const [added] = await db
    .insert(accounts)
    .values({ email: email.toLowerCase(), passwordHash, role: 'admin', createdAt: new Date() })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return added?.id;
}

/** Stores the hash of a new password. The sessions of the account stay. */
export async function setPassword(db: Queryable, accountId: number, passwordHash: string) {
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId));
}
