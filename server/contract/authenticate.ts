import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../db/connect.ts';
import { isRead } from '../http/is-read.ts';
import { HttpError } from '../http/refusals/http-error.ts';
import { type Account, findSession, sessionFinder } from '../repositories/sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account of the session; set on every call that requires a token. */
    account: Account | null;
  }
}

/**
 * Creates the function that requires the session of an administrator. It runs before validation, so that a
 * refusal reveals nothing of the contract. Only tokens that this server signed are looked up; see limitCalls.
 * Simultaneous reads share one query; a write has its own query, so that it does not wait for them.
 *
 * @returns a function that throws HttpError: 401 without a session, 403 when the account is not an administrator
 */
export function authenticator(db: Queryable): (request: FastifyRequest) => Promise<void> {
  const findWithOthers = sessionFinder(db);
  const find = (method: string, token: string) =>
    isRead(method) ? findWithOthers(token) : findSession(db, token);
  return async (request) => {
    const { token, method } = request;
    const account = token === null ? undefined : await find(method, token);
    if (account === undefined) throw new HttpError(401, 'Unathorized access');
    if (account.role !== 'admin') {
      throw new HttpError(403, 'This account may not use the back office.');
    }
    request.account = account;
  };
}
