import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { keepList } from '../kept-lists/keep-list.ts';
import { authenticate } from './authenticate.ts';
import { readContract, routesOf, wholeLists, withoutAnswerSchemas } from './documents.ts';
import type { Handlers } from './types.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract itself, which anybody may read. */
    isContract?: boolean;
  }
}

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

  const open = new Set(
    routesOf(contract)
      .filter(({ operation }) => operation.security?.length === 0)
      .map(({ operation }) => operation.operationId),
  );
  // A hook and not the plugin's own security handlers: those run after validation, and would tell a
  // stranger which requests are well formed. A route needs a session unless the contract says of its
  // operation that it does not.
  app.addHook('onRequest', async (request) => {
    const { config } = request.routeOptions;
    const isOpen = config.operationId !== undefined && open.has(config.operationId);
    if (!request.is404 && !isOpen && config.isContract !== true) await authenticate(request);
  });

  const lists = wholeLists(contract);
  await app.register(openapiGlue, {
    specification: withoutAnswerSchemas(contract),
    operationResolver: (operationId, method, path) => {
      const handler = byId.get(operationId);
      if (handler === undefined) throw new Error(`Operation ${operationId} has no handler`);
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
      const route = { method, url, config: { operationId } };
      // A list that is kept is packed already.
      return lists.has(operationId)
        ? { ...route, handler: keepList(operationId, handler), compress: false }
        : { ...route, handler };
    },
  });
  app.get('/openapi.json', { config: { isContract: true } }, () => contract);
}
