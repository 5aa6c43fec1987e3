import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { HttpError, notFound } from '../http/refusals/http-error.ts';
import type { Account } from '../repositories/sessions.ts';

const pathParameters = z.object({ id: z.string() });
const highestId = 2_147_483_647;

/**
 * The id in the path.
 *
 * @param what the name of the resource for the refusal, such as 'artisan'
 * @throws HttpError 400 when it is not a positive whole number, 404 when it is beyond the highest id
 */
export function pathId(request: FastifyRequest, what: string): number {
  const { id } = pathParameters.parse(request.params);
  if (!/^[1-9]\d*$/.test(id)) throw new HttpError(400, 'The id must be a positive whole number.');
  const value = Number(id);
  if (value > highestId) throw notFound(what, id);
  return value;
}

/** The account of the session, on a call that needs a token. */
export function signedIn(request: FastifyRequest): Account {
  if (request.account === null) throw new HttpError(401, 'Unathorized access');
  return request.account;
}
