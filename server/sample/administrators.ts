import type { Transaction } from '../db/connect.ts';
import { accounts } from '../db/schema/office.ts';
import type { SignedIn } from '../repositories/audit.ts';
import administrators from './data/administrators.json' with { type: 'json' };

/**
 * A hash that fits no password: its output is all zeros. Verifying a password against it takes as long as against any
 * other hash.
 */
const unusableHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * Adds the accounts that made the sample's decisions, and returns them as actors. They cannot sign in, because they are
 * former administrators.
 */
export async function addAdministrators(tx: Transaction, now: number): Promise<SignedIn[]> {
  const common = { passwordHash: unusableHash, role: 'former-admin', createdAt: new Date(now) };
  const added = await tx
    .insert(accounts)
    .values(administrators.map(({ email }) => ({ email, ...common })))
    .returning({ accountId: accounts.id });
  return added.map(({ accountId }, index) => ({
    accountId,
    // The IP addresses of the data file are reserved for examples (RFC 5737).
    address: administrators[index]?.address ?? '',
  }));
}
