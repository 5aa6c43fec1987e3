import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Queryable, Transaction } from '../db/connect.ts';
import { HttpError, notFound } from '../http/refusals/http-error.ts';
import type { SignedIn } from '../repositories/audit.ts';

/** A text as PostgreSQL stores it: without half of a surrogate pair, which its JSON refuses, too. */
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

/** The number in an id of a path or a body; it throws like `pathId`. */
export function idIn(id: string, what: string): number {
  if (!/^[1-9]\d*$/.test(id)) throw new HttpError(400, 'The id must be a positive whole number.');
  const value = Number(id);
  if (value > highestId) throw notFound(what, id);
  return value;
}

/**
 * Reads what belongs to the person in the path, in one snapshot.
 *
 * @throws HttpError 404 when there is no such person
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

/** What a whole list is read from; see keepList. */
export const sourceOf = ({ source, server }: FastifyRequest): Queryable => source ?? server.db;

/** The account and address of a call that needs a token. */
export function actorOf({ account, ip }: FastifyRequest): SignedIn {
  if (account === null) throw new HttpError(401, 'Unathorized access');
  return { accountId: account.id, address: ip };
}

/** A reason as it is kept, without the space around it. */
export const keptReason = z.string().transform((reason) => reason.trim());

/**
 * An amount in naira as kobo.
 *
 * @throws HttpError 400 for parts of a kobo
 */
export function koboIn(naira: number): number {
  const kobo = Math.round(naira * 100);
  if (kobo / 100 !== naira) {
    throw new HttpError(400, 'An amount must have at most two decimals.');
  }
  return kobo;
}
