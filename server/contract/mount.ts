import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { streamRoute } from '../http/streams.ts';
import { keepList } from '../kept-lists/keep-list.ts';
import { isKeptList } from '../kept-lists/table-versions.ts';
import { authenticator } from './authenticate.ts';
import {
  isStream,
  type OpenApiOperation,
  onlyOffered,
  readContract,
  routesOf,
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
  const contract = onlyOffered(readContract(), (id) => byId.has(id));

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
      if (!isKeptList(operationId)) return { ...route, handler };
      const whole = keepList(operationId, app.db, handler);
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
