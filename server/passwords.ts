/**
 * Passwords are stored as argon2id hashes with the defaults of the package, the first recommendation of
 * OWASP: 19 MiB, two passes. Node’s `scrypt` would save a package with binaries, but stored hashes need
 * argon2 as long as their accounts exist, so the server would need both.
 *
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
import { hash, verify } from '@node-rs/argon2';
import { Gate, GateTimeout } from './db/transactions/gate.ts';
import { HttpError } from './refusals/http-error.ts';

/** The most hashes that are computed at a time. Each takes 19 MiB; more would not be faster on two cores. */
const atOnce = 2;
/** Milliseconds to wait for a turn. */
const turnTimeoutMs = 20_000;

/**
 * The most sign-ins of strangers that are handled at a time: two passwords are hashed while the others use the database.
 * More would keep the database and the hashes from known devices.
 */
const strangersAtOnce = 4;
/** The most sign-ins of strangers that wait. Each holds one of the 2,000 connections of the process. */
const mostWaiting = 500;

const hashes = new Gate(atOnce, turnTimeoutMs);
const strangers = new Gate(strangersAtOnce, turnTimeoutMs);

const tooMany = () =>
  new HttpError(503, 'Too many sign-ins at the same time. Try again in a moment.', {
    retryAfter: 5,
  });

async function inTurn<T>(gate: Gate, work: () => Promise<T>): Promise<T> {
  try {
    return await gate.run(work);
  } catch (error) {
    throw error instanceof GateTimeout ? tooMany() : error;
  }
}

/**
 * Checks the sign-in of a stranger when it has its turn.
 *
 * @throws HttpError 503 when too many wait, or when it waits too long for its turn; then `check` was not called
 */
export async function amongStrangers<T>(check: () => Promise<T>): Promise<T> {
  if (strangers.waitingCount >= mostWaiting) throw tooMany();
  return inTurn(strangers, check);
}

/** @throws HttpError 503 when it waits too long for its turn */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(hashes, () => hash(password));

/**
 * Whether the hash is of this password.
 *
 * @throws HttpError 503 when it waits too long for its turn
 */
export const isPassword = (passwordHash: string, password: string): Promise<boolean> =>
  inTurn(hashes, () => verify(passwordHash, password));
