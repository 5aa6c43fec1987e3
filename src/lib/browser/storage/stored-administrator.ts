import { propertyOf } from '../../values/records.ts';
import { localStore, parseStored } from './stores.ts';

const key = 'administrator';

/** The signed-in administrator, as stored in this browser. */
export interface Administrator {
  /** The e-mail address in lower case, because the sign-in ignores case; '' if it is not known. */
  email: string;
  role: string | null;
}

/** Returns the stored administrator; without one, the address '' and the role null. */
export function readAdministrator(): Administrator {
  const stored = parseStored(localStore.get(key));
  const email = propertyOf(stored, 'email');
  const role = propertyOf(stored, 'role');
  return {
    email: typeof email === 'string' ? email : '',
    role: typeof role === 'string' ? role : null,
  };
}

/** Stores the signed-in administrator; null removes it. */
export function storeAdministrator(administrator: Administrator | null): void {
  localStore.set(key, administrator === null ? null : JSON.stringify(administrator));
}
