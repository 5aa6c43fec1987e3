import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http/refusals/http-error.ts';
import { type Account, findSession } from '../repositories/sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; set on every call of the contract that needs a token. */
    account: Account | null;
  }
}

/**
 * Lets an administrator's request through. Runs before anything of the request is looked at, so
 * that a stranger learns nothing from how it is refused. Only a token that this server made is looked
 * up; see limitCalls.
 *
 * @throws HttpError 401 without a session, 403 when the account is no administrator.
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
