import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { toKobo, toNaira } from '../../domain/money.ts';
import type { Transaction } from '../db/connect.ts';
import { HttpError, notFound } from '../refusals/http-error.ts';
import type { SignedIn } from '../repositories/audit.ts';

/** Replaces half of a surrogate pair by U+FFFD, because `jsonb` columns refuse it. Validation refuses U+0000 before. */
export const wellFormed = z.string().transform((text) => Buffer.from(text).toString());

const pathParameters = z.object({ id: z.string() });
const highestId = 2_147_483_647;

/**
 * The id in the path.
 *
 * @param what the name of the resource for the refusal, such as 'artisan'
 * @throws HttpError 400 when it is not a positive whole number, 404 when it is beyond the highest id
 */
export function pathId(request: FastifyRequest, what: string): number {
  return idIn(pathParameters.parse(request.params).id, what);
}

/** Returns the number in an id of a path or a body. Throws the errors of `pathId`. */
export function idIn(id: string, what: string): number {
  if (!/^[1-9]\d*$/.test(id)) throw new HttpError(400, 'The id must be a positive whole number.');
  const value = Number(id);
  if (value > highestId) throw notFound(what, id);
  return value;
}

/**
 * Reads data of the record in the path, in one snapshot.
 *
 * @throws HttpError 404 when the record does not exist
 */
export function readOf<T>(
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

/** Returns the account and address of a call that requires a token. Throws HttpError 401 without a session. */
export function actorOf({ account, ip }: FastifyRequest): SignedIn {
  if (account === null) throw new HttpError(401, 'Unathorized access');
  return { accountId: account.id, address: ip };
}

/** Runs a write in the name of the account that calls; the errors of `write`. */
export function writeBy<T>(
  request: FastifyRequest,
  work: (tx: Transaction, actor: SignedIn) => Promise<T>,
): Promise<T> {
  const actor = actorOf(request);
  return request.server.write((tx) => work(tx, actor));
}

/** A reason without the space around it, as it is stored. */
export const trimmedReason = z.string().transform((reason) => reason.trim());

/**
 * Converts an amount in naira to kobo.
 *
 * @throws HttpError 400 for parts of a kobo
 */
export function koboIn(naira: number): number {
  const kobo = toKobo(naira);
  if (toNaira(kobo) !== naira) {
    throw new HttpError(400, 'An amount must have at most two decimals.');
  }
  return kobo;
}
