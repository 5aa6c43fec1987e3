import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { authenticate } from './authenticate.ts';
import { readContract, routesOf, wholeLists, withoutAnswerSchemas } from './documents.ts';
import { keepList } from './keep-list.ts';
import type { Handlers } from './types.ts';

/**
 * Gives every operation of the contract its route, by operationId, under the app's prefix, and the
 * contract itself at /openapi.json.
 *
 * @throws when an operation has no handler, at start instead of at its first call.
 */
export async function mountContract(app: FastifyInstance, handlers: Handlers): Promise<void> {
  const contract = readContract();
  const byId = new Map<string, (request: FastifyRequest, reply: FastifyReply) => unknown>(
    Object.entries(handlers),
  );

  // A hook and not the plugin's own security handlers: those run after validation, and would tell a
  // stranger which requests are well formed.
  const guarded = new Set(
    routesOf(contract)
      .filter(({ operation }) => operation.security?.length !== 0)
      .map(({ method, path }) => `${method} ${app.prefix}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  app.addHook('onRequest', async (request) => {
    // The framework answers HEAD wherever there is a GET, with its length and hash.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (guarded.has(`${method} ${request.routeOptions.url}`)) await authenticate(request);
  });

  const lists = wholeLists(contract);
  await app.register(openapiGlue, {
    specification: withoutAnswerSchemas(contract),
    operationResolver: (operationId, _method, path) => {
      const handler = byId.get(operationId);
      if (handler === undefined) throw new Error(`Operation ${operationId} has no handler`);
      if (!lists.has(operationId)) return handler;
      return { method: 'GET', url: path, handler: keepList(handler), compress: false };
    },
  });
  app.get('/openapi.json', () => contract);
}
