import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { streamRoute } from '../http/streams.ts';
import { keepList } from '../kept-lists/keep-list.ts';
import { isKeptList } from '../kept-lists/table-versions.ts';
import { authenticator } from './authenticate.ts';
import {
  isFile,
  isStream,
  type OpenApiDocument,
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
  interface FastifyInstance {
    /** The schemas of the parameters in addresses, by their operations. */
    parameterSchemas: Map<string, object>;
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
 *
 * @param withheld returns the operations that the document must not list at the moment
 */
export async function mountContract(
  app: FastifyInstance,
  handlers: Handlers,
  withheld: () => Promise<ReadonlySet<string>>,
): Promise<void> {
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
  const files = idsOf(isFile);
  const authenticate = authenticator(app.db);
  // The plugin's security handlers run after validation, and would reveal to callers without a session
  // which requests are valid. A route is public only where the contract has `security: []`.
  app.addHook('onRequest', async (request) => {
    const { config } = request.routeOptions;
    const isOpen = config.operationId !== undefined && open.has(config.operationId);
    if (!request.is404 && !isOpen && config.isContract !== true) await authenticate(request);
  });

  app.decorate('parameterSchemas', new Map());
  app.addHook('onRoute', ({ config, schema }) => {
    const { operationId } = config ?? {};
    if (operationId !== undefined && isObject(schema?.querystring)) {
      app.parameterSchemas.set(operationId, schema.querystring);
    }
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
      // No HEAD route, because a HEAD request would use up a ticket and find all rows without sending them.
      if (files.has(operationId)) {
        return { ...route, handler, compress: false, exposeHeadRoute: false };
      }
      if (!isKeptList(operationId)) return { ...route, handler };
      const whole = keepList(operationId, app.db, handler);
      return {
        ...route,
        // The answer of a call with parameters depends on more than the tables.
        handler: (request: FastifyRequest, reply: FastifyReply) =>
          isEmpty(request.query) ? whole(request, reply) : handler(request, reply),
        // Files are sent as they are written. Whole lists are already compressed in one of these encodings.
        compress: { customTypes: /^application\/json/, encodings: ['br', 'gzip'] },
      };
    },
  });
  const documentWithout = keepDocuments(contract);
  app.get('/openapi.json', { config: { isContract: true } }, async (_request, reply) =>
    reply.type('application/json').send(documentWithout(await withheld())),
  );
}

const isEmpty = (value: unknown) => !isObject(value) || Object.keys(value).length === 0;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns a function that serializes the document without the withheld operations, and caches the results. */
function keepDocuments(contract: OpenApiDocument): (withheld: ReadonlySet<string>) => string {
  const written = new Map<string, string>();
  return (withheld) => {
    const key = [...withheld].sort().join();
    const known =
      written.get(key) ?? JSON.stringify(onlyOffered(contract, (id) => !withheld.has(id)));
    written.set(key, known);
    return known;
  };
}
