import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { Queryable } from '../db/connect.ts';
import { isRead } from '../http/is-read.ts';
import { streamRoute } from '../http/streams.ts';
import { isCachedList } from '../lists/table-versions.ts';
import { HttpError, unauthorized } from '../refusals/http-error.ts';
import { type Account, findSession, sharedSessionFinder } from '../repositories/sessions.ts';
import { cacheList } from '../response-cache/cache-list.ts';
import {
  isStream,
  readContract,
  routesOf,
  withOperations,
  withoutAnswerSchemas,
} from './documents.ts';
import type { Handlers } from './types.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Marks the route of the OpenAPI document, which is public. */
    isContract?: boolean;
  }
  interface FastifyRequest {
    /** The account of the session; null on public routes, and before `authenticate`. */
    account: Account | null;
  }
}

/**
 * The most bytes of a request body of a call with a session. The longest texts have 20,000 characters, each of which
 * can take 12 bytes, escaped as two \uXXXX. A call without a session is refused before its body is read, and
 * sign-in has the lower limit of framework.ts.
 */
const maxBodyBytes = 256 * 1024;

/** Adds a route for every operation that has a handler, and /openapi.json, the document with only these operations. */
export async function mountContract(app: FastifyInstance, handlers: Handlers): Promise<void> {
  const handlersById = new Map<string, (request: FastifyRequest, reply: FastifyReply) => unknown>(
    Object.entries(handlers),
  );
  const contract = withOperations(readContract(), (id) => handlersById.has(id));
  const operations = new Map(
    routesOf(contract).map(({ operation }) => [operation.operationId, operation]),
  );
  const isPublic = (operationId = '') => operations.get(operationId)?.security?.length === 0;
  const authenticate = authenticator(app.db);
  // The security handlers of the plugin would run after validation, so callers without a session would learn which
  // requests are valid.
  app.addHook('onRequest', async (request) => {
    const { isContract, operationId } = request.routeOptions.config;
    if (request.is404 || isContract === true || isPublic(operationId)) return;
    await authenticate(request);
  });

  await app.register(openapiGlue, {
    specification: withoutAnswerSchemas(contract),
    operationResolver: (operationId, method, path) => {
      const handler = handlersById.get(operationId);
      const operation = operations.get(operationId);
      if (handler === undefined || operation === undefined) {
        throw new Error(`Operation ${operationId} has no handler`);
      }
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
      const bodyLimit = isPublic(operationId) ? {} : { bodyLimit: maxBodyBytes };
      const route = { method, url, config: { operationId }, ...bodyLimit };
      if (isStream(operation)) return { ...route, ...streamRoute(operationId), handler };
      if (!isCachedList(operationId)) return { ...route, handler };
      const cached = cacheList(operationId, app.db, handler);
      return {
        ...route,
        // An answer to a call with parameters is not cached, because it depends on more than the tables.
        handler: (request: FastifyRequest, reply: FastifyReply) =>
          hasNoParameters(request.query) ? cached(request, reply) : handler(request, reply),
        // The plugin compresses the answers that are not cached, in the same encodings as the cache.
        compress: { encodings: ['br', 'gzip'] },
      };
    },
  });
  const document = JSON.stringify(contract);
  app.get('/openapi.json', { config: { isContract: true } }, (_request, reply) =>
    reply.type('application/json').send(document),
  );
}

const hasNoParameters = (query: unknown) =>
  typeof query !== 'object' || query === null || Object.keys(query).length === 0;

/** The calls that an account may make while it has to change its password. */
const callsBeforeChange: ReadonlySet<string> = new Set(['changeOwnPassword', 'logout']);

/**
 * Creates the function that requires the session of an administrator, and sets `request.account`. Simultaneous reads
 * share one query. A write has a separate query, so that it does not wait for a query of reads.
 *
 * @returns a function that throws HttpError: 401 without a session, 403 when the account is not an administrator or has
 *   to change its password first
 */
function authenticator(db: Queryable): (request: FastifyRequest) => Promise<void> {
  const findWithOthers = sharedSessionFinder(db);
  const find = (method: string, token: string) =>
    isRead(method) ? findWithOthers(token) : findSession(db, token);
  return async (request) => {
    const { token, method } = request;
    const account = token === null ? undefined : await find(method, token);
    if (account === undefined) throw unauthorized();
    if (account.role !== 'admin') {
      throw new HttpError(403, 'This account may not use the back office.');
    }
    const { operationId = '' } = request.routeOptions.config;
    if (account.mustChangePassword && !callsBeforeChange.has(operationId)) {
      const message =
        'The server made the password of this account. Change it before anything else.';
      throw new HttpError(403, message, { mustChangePassword: true });
    }
    request.account = account;
  };
}
