import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http/refusals/http-error.ts';
import { type Account, findSession } from '../repositories/sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account of the session; set on every call that needs a token. */
    account: Account | null;
  }
}

/**
 * Requires the session of an administrator. It runs before validation, so that the refusal shows
 * nothing of the contract. Only tokens that this server signed are looked up; see limitCalls.
 *
 * @throws HttpError 401 without a session, 403 when the account is not an administrator
 */
export async function authenticate(request: FastifyRequest): Promise<void> {
  const { token, server } = request;
  const account = token === null ? undefined : await findSession(server.db, token);
  if (account === undefined) throw new HttpError(401, 'Unathorized access');
  if (account.role !== 'admin') {
    throw new HttpError(403, 'This account may not use the back office.');
  }
  request.account = account;
}
