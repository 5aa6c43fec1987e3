import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Transaction } from '../db/connect.ts';
import { WriteFailure } from '../db/transactions/write-failure.ts';
import { highestId } from '../lists/conditions.ts';
import { HttpError, notFound, unauthorized } from '../refusals/http-error.ts';
import type { SignedIn } from '../repositories/audit.ts';
import { type Account, lockSession } from '../repositories/sessions.ts';

/** A text in which U+FFFD replaces each unpaired surrogate, because `jsonb` refuses unpaired surrogates. */
export const wellFormed = z.string().transform((text) => Buffer.from(text).toString());

/** A text that is stored without the white space at its start and end. */
export const trimmed = z.string().transform((text) => text.trim());

export const pathParameters = z.object({ id: z.string() });

/**
 * Returns the id in the path.
 *
 * @param what the kind of the record in the refusal, such as 'artisan'
 * @throws HttpError 400 when the id is not a positive whole number, 404 when it is above the highest possible id
 */
export function pathId(request: FastifyRequest, what: string): number {
  return parseId(pathParameters.parse(request.params).id, what);
}

/** Parses an id that is a text. @throws the errors of `pathId` */
export function parseId(id: string, what: string): number {
  if (!/^[1-9]\d*$/.test(id)) throw new HttpError(400, 'The id must be a positive whole number.');
  const value = Number(id);
  if (value > highestId) throw notFound(what, id);
  return value;
}

/**
 * Parses a UUID, and returns it in lower case.
 *
 * @param name the value, as the subject of a sentence
 * @throws HttpError 400 for any other text, also for `urn:uuid:…`, which the contract's format accepts
 */
export function parseUuid(value: unknown, name: string): string {
  const { data } = z.guid().safeParse(value);
  if (data === undefined) throw new HttpError(400, `${name} must be a UUID.`);
  return data.toLowerCase();
}

/**
 * Reads data of the record whose id is in the path, in one snapshot.
 *
 * @throws HttpError 404 when the record does not exist, and the errors of `pathId`
 */
export function readExisting<T>(
  request: FastifyRequest,
  what: string,
  exists: (tx: Transaction, id: number) => Promise<boolean>,
  read: (tx: Transaction, id: number) => Promise<T>,
): Promise<T> {
  const id = pathId(request, what);
  return request.server.read(async (tx) => {
    if (!(await exists(tx, id))) throw notFound(what, id);
    return read(tx, id);
  });
}

/** Returns the account and the session of the caller. @throws HttpError 401 without a session */
export function accountOf({ account }: FastifyRequest): Account {
  if (account === null) throw unauthorized();
  return account;
}

/**
 * Runs a write transaction in which the caller is the actor. If `work` throws an HttpError, nothing is written.
 *
 * @throws HttpError 401 without a session, also when it has ended since the call arrived, and the errors of `work`
 * @throws WriteFailure for other errors
 */
export async function writeAsCaller<T>(
  request: FastifyRequest,
  work: (tx: Transaction, actor: SignedIn) => Promise<T>,
): Promise<T> {
  const account = accountOf(request);
  const actor = { accountId: account.id, address: request.ip };
  try {
    return await request.server.write(async (tx) => {
      // A call waits for its body, its turn and its locks, and its session may be ended meanwhile.
      if (!(await lockSession(tx, account))) throw unauthorized();
      return work(tx, actor);
    });
  } catch (error) {
    throw error instanceof WriteFailure && error.cause instanceof HttpError ? error.cause : error;
  }
}
