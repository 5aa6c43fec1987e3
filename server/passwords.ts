/**
 * Passwords are kept as argon2id hashes with the package's defaults, which are OWASP's first choice:
 * 19 MiB, two passes. Node's own `scrypt` would spare a package with binaries, and is no reason to
 * change: hashes that are stored have to be checked with argon2 for as long as accounts have them, so
 * both would have to stay.
 *
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
import { hash, verify } from '@node-rs/argon2';
import { Gate, GateTimeout } from './db/transactions/gate.ts';
import { HttpError } from './http/refusals/http-error.ts';

/** As many hashings run at a time, each in 19 MiB; more of them finish no sooner on two cores. */
const atOnce = 2;
/** Milliseconds to wait for a turn. */
const patience = 20_000;

const gate = new Gate(atOnce, patience);

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await gate.run(work);
  } catch (error) {
    if (!(error instanceof GateTimeout)) throw error;
    throw new HttpError(503, 'Too many people sign in. Try again in a moment.', { retryAfter: 5 });
  }
}

/** @throws HttpError 503 when too many wait for theirs */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password));

/**
 * Whether a password is the one that was hashed.
 *
 * @throws HttpError 503 when too many wait for theirs
 */
export const isPassword = (passwordHash: string, password: string): Promise<boolean> =>
  inTurn(() => verify(passwordHash, password));
