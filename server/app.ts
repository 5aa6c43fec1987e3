import compress from '@fastify/compress';
import etag from '@fastify/etag';
import fastify, { type FastifyInstance } from 'fastify';
import { mountContract } from './contract/mount.ts';
import { validateStrictly } from './contract/validation.ts';
import type { Database, PooledDatabase } from './db/connect.ts';
import { type Write, type WriteTimes, writer } from './db/write-transaction.ts';
import { handlers } from './handlers/all.ts';
import { acceptEmptyJson } from './http/empty-json.ts';
import { handleError } from './http/error-handler.ts';
import { forwardApi } from './http/forward-api.ts';
import { HttpError } from './http/http-error.ts';
import { isRead } from './http/is-read.ts';
import { type CallLimits, limitCalls } from './http/limit-calls.ts';
import { serveDashboard } from './http/serve-dashboard.ts';
import { serveMedia } from './http/serve-media.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
    write: Write;
  }
}

export interface AppOptions {
  /** The database to answer from, or the address of another host to pass /api/v1 on to. */
  api: { db: PooledDatabase } | { upstream: string };
  /** Folder of the built dashboard; without it the app answers the API alone. */
  dashboardDir?: string;
  /** Calls a minute; the defaults are in limit-calls.ts. */
  limits?: Partial<CallLimits>;
  /** How long writes wait; the defaults are in write-transaction.ts. */
  writeTimes?: Partial<WriteTimes>;
  /** Writes what fails on the server to stderr; on by default. */
  log?: boolean;
}

/**
 * The whole server without listening: the API under /api/v1, the sample's pictures, /healthz and the
 * dashboard.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: options.log === false ? false : { level: 'warn', stream: process.stderr },
    routerOptions: { maxParamLength: 200 },
    // Connections that a browser keeps open would hold up closing.
    forceCloseConnections: true,
  });
  app.setErrorHandler(handleError);
  await app.register(compress, { threshold: 1024 });
  await app.register(etag);
  const { api } = options;

  if ('upstream' in api) {
    await forwardApi(app, api.upstream);
    app.get('/healthz', () => ({ status: 'ok' }));
  } else {
    app.decorate('db', api.db);
    app.decorate('write', writer(api.db.$client, options.writeTimes));
    app.decorateRequest('account', null);
    await app.register((scope) => mountApi(scope, options.limits ?? {}), { prefix: '/api/v1' });
    await serveMedia(app);
    app.get('/healthz', async () => {
      await api.db.execute('select 1');
      return { status: 'ok' };
    });
  }
  if (options.dashboardDir === undefined) app.setNotFoundHandler(refuseUnknownPath);
  else await serveDashboard(app, options.dashboardDir);
  return app;
}

async function mountApi(scope: FastifyInstance, limits: Partial<CallLimits>): Promise<void> {
  validateStrictly(scope);
  acceptEmptyJson(scope);
  await limitCalls(scope, limits);
  scope.addHook('onSend', (request, reply, _payload, done) => {
    // A browser may keep an answer, but only its own user's, and must ask before using it again.
    reply.header('cache-control', isRead(request.method) ? 'private, no-cache' : 'no-store');
    done();
  });
  scope.setNotFoundHandler(refuseUnknownPath);
  await mountContract(scope, handlers);
}

const refuseUnknownPath = () => {
  throw new HttpError(404, 'There is nothing at this address.');
};
