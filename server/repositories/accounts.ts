import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/connect.ts';
import { accounts } from '../db/schema/office.ts';

/** The account with this e-mail address (any case), or undefined. */
export async function findAccount(db: Queryable, email: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email.toLowerCase()));
  return account;
}

export async function countAccounts(db: Queryable): Promise<number> {
  return db.$count(accounts);
}

/** Adds an administrator. `passwordHash` is an argon2id hash. */
export async function addAdministrator(db: Queryable, email: string, passwordHash: string) {
  await db.insert(accounts).values({ email: email.toLowerCase(), passwordHash, role: 'admin' });
}
