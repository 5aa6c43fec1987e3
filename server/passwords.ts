/**
 * Passwords are stored as argon2id hashes with the defaults of the package, the first recommendation of OWASP: 19 MiB,
 * two passes. Node’s `scrypt` would need no package with binaries, but the hashes that are stored already would still
 * need argon2.
 *
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
import { hash, verify } from '@node-rs/argon2';
import { Gate, GateTimeout } from './db/transactions/gate.ts';
import { HttpError } from './refusals/http-error.ts';

/** The most hashes that are computed at a time. Each takes 19 MiB; more would not be faster on two cores. */
const maxHashesAtOnce = 2;
/** Milliseconds to wait for a turn. */
const turnTimeoutMs = 20_000;

/**
 * The most sign-ins from unknown devices that are checked at a time: two passwords are hashed while the other sign-ins
 * use the database. With more, sign-ins from known devices would wait longer for the database and for hashes.
 */
const maxUnknownAtOnce = 4;
/** The most sign-ins from unknown devices that wait. Each takes one of the limited connections of the process. */
const maxUnknownWaiting = 500;

const hashGate = new Gate(maxHashesAtOnce, turnTimeoutMs);
const unknownDeviceGate = new Gate(maxUnknownAtOnce, turnTimeoutMs);

const tooManyPasswords = () =>
  new HttpError(503, 'Too many passwords are being checked. Try again in a moment.', {
    retryAfter: 5,
  });

async function runInTurn<T>(gate: Gate, work: () => Promise<T>): Promise<T> {
  try {
    return await gate.run(work);
  } catch (error) {
    throw error instanceof GateTimeout ? tooManyPasswords() : error;
  }
}

/**
 * Waits for a turn, and checks a sign-in from an unknown device: one without a valid device cookie of the account.
 *
 * @throws HttpError 503 when too many wait, or when it waits too long for its turn; then `check` was not called
 */
export async function checkUnknownDevice<T>(check: () => Promise<T>): Promise<T> {
  if (unknownDeviceGate.waitingCount >= maxUnknownWaiting) throw tooManyPasswords();
  return runInTurn(unknownDeviceGate, check);
}

/** Returns the argon2id hash of a password. @throws HttpError 503 when it waits too long for its turn */
export const hashPassword = (password: string): Promise<string> =>
  runInTurn(hashGate, () => hash(password));

/** Returns whether the hash is of this password. @throws HttpError 503 when it waits too long for its turn */
export const isPassword = (passwordHash: string, password: string): Promise<boolean> =>
  runInTurn(hashGate, () => verify(passwordHash, password));
