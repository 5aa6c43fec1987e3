/**
 * Passwords are stored as argon2id hashes with the defaults of the package, the first recommendation of
 * OWASP: 19 MiB, two passes. Node’s `scrypt` would save a package with binaries, but stored hashes need
 * argon2 as long as their accounts exist, so the server would need both.
 *
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
import { hash, verify } from '@node-rs/argon2';
import { Gate, GateTimeout } from './db/transactions/gate.ts';
import { HttpError } from './http/refusals/http-error.ts';

/**
 * The most hashes that are computed at a time. Each takes 19 MiB; more would not be faster on two cores.
 */
const atOnce = 2;
/** Milliseconds to wait for a turn. */
const turnTimeoutMs = 20_000;

const gate = new Gate(atOnce, turnTimeoutMs);

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await gate.run(work);
  } catch (error) {
    if (!(error instanceof GateTimeout)) throw error;
    throw new HttpError(503, 'Too many sign-ins at the same time. Try again in a moment.', {
      retryAfter: 5,
    });
  }
}

/** @throws HttpError 503 when it waits too long for its turn */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password));

/**
 * Whether the hash is of this password.
 *
 * @throws HttpError 503 when it waits too long for its turn
 */
export const isPassword = (passwordHash: string, password: string): Promise<boolean> =>
  inTurn(() => verify(passwordHash, password));
