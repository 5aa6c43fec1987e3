import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { Queryable } from '../db/connect.ts';
import { isRead } from '../http/is-read.ts';
import { streamRoute } from '../http/streams.ts';
import { isCachedList } from '../lists/table-versions.ts';
import { HttpError } from '../refusals/http-error.ts';
import { type Account, findSession, sessionFinder } from '../repositories/sessions.ts';
import { cacheList } from '../response-cache/cache-list.ts';
import {
  isStream,
  type OpenApiOperation,
  readContract,
  routesOf,
  withOperations,
  withoutAnswerSchemas,
} from './documents.ts';
import type { Handlers } from './types.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Marks the route of the contract itself, which is public. */
    isContract?: boolean;
  }
}

/**
 * Bytes for the body of a call with a session. The longest texts have 20,000 characters, which take 12
 * bytes each when they are escaped as pairs of \\uXXXX. A call without a session is refused before its body
 * is read, and sign-in has the shorter limit of framework.ts.
 */
const longestBody = 256 * 1024;

/**
 * Adds a route for every operation that has a handler, and the document of these operations at
 * /openapi.json.
 */
export async function mountContract(app: FastifyInstance, handlers: Handlers): Promise<void> {
  const byId = new Map<string, (request: FastifyRequest, reply: FastifyReply) => unknown>(
    Object.entries(handlers),
  );
  const contract = withOperations(readContract(), (id) => byId.has(id));

  const idsOf = (belongs: (operation: OpenApiOperation) => boolean): ReadonlySet<string> =>
    new Set(
      routesOf(contract)
        .filter(({ operation }) => belongs(operation))
        .map(({ operation }) => operation.operationId),
    );
  const open = idsOf(({ security }) => security?.length === 0);
  const streams = idsOf(isStream);
  const authenticate = authenticator(app.db);
  // The plugin's security handlers run after validation, and would reveal to callers without a session
  // which requests are valid. A route is public only where the contract has `security: []`.
  app.addHook('onRequest', async (request) => {
    const { config } = request.routeOptions;
    const isOpen = config.operationId !== undefined && open.has(config.operationId);
    if (!request.is404 && !isOpen && config.isContract !== true) await authenticate(request);
  });

  await app.register(openapiGlue, {
    specification: withoutAnswerSchemas(contract),
    operationResolver: (operationId, method, path) => {
      const handler = byId.get(operationId);
      if (handler === undefined) throw new Error(`Operation ${operationId} is not offered`);
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
      const bodyLimit = open.has(operationId) ? {} : { bodyLimit: longestBody };
      const route = { method, url, config: { operationId }, ...bodyLimit };
      if (streams.has(operationId)) return { ...route, ...streamRoute(operationId), handler };
      if (!isCachedList(operationId)) return { ...route, handler };
      const whole = cacheList(operationId, app.db, handler);
      return {
        ...route,
        // The answer of a call with parameters depends on more than the tables.
        handler: (request: FastifyRequest, reply: FastifyReply) =>
          isEmpty(request.query) ? whole(request, reply) : handler(request, reply),
        // Whole lists are already compressed in one of these encodings.
        compress: { encodings: ['br', 'gzip'] },
      };
    },
  });
  const document = JSON.stringify(contract);
  app.get('/openapi.json', { config: { isContract: true } }, (_request, reply) =>
    reply.type('application/json').send(document),
  );
}

const isEmpty = (value: unknown) =>
  typeof value !== 'object' || value === null || Object.keys(value).length === 0;

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
function authenticator(db: Queryable): (request: FastifyRequest) => Promise<void> {
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
