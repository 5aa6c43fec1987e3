import type { Transaction } from '../connect.ts';
import { accounts } from '../schema/office.ts';
import { administrators } from './data/decision-words.ts';

/** An administrator of the sample, as the actor of audit entries. */
export interface SampleActor {
  accountId: number;
  email: string;
  address: string;
}

/**
 * A hash that no password has: its output is all zeros. Verifying a password against it takes as long as
 * against any other.
 */
const hashOfNothing = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Adds the accounts of the sample's decisions. They cannot sign in, because they are former administrators. */
export async function addAdministrators(tx: Transaction, anchor: number): Promise<SampleActor[]> {
  const rows = administrators.map(({ email }) => ({
    email,
    passwordHash: hashOfNothing,
    role: 'former-admin',
    createdAt: new Date(anchor),
  }));
  const added = await tx
    .insert(accounts)
    .values(rows)
    .returning({ id: accounts.id, email: accounts.email });
  return added.map(({ id, email }, index) => ({
    accountId: id,
    email,
    address: administrators[index]?.address ?? '',
  }));
}

/** Returns an entry of the list. The same id gives the same entry, and ids spread evenly over the entries. */
export function chosenFor<T>(list: readonly T[], id: number): T {
  const chosen = list[(Math.imul(id, 0x9e3779b1) >>> 8) % list.length];
  if (chosen === undefined) throw new Error('There is nothing to choose from');
  return chosen;
}
