import compress from '@fastify/compress';
import etag from '@fastify/etag';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { mountContract } from './contract/mount.ts';
import { serveDocs } from './contract/serve-docs.ts';
import {
  acceptEmptyJson,
  refuseUnstorableValues,
  validateStrictly,
} from './contract/validation.ts';
import { isEmbedded, type PooledDatabase } from './db/connect.ts';
import { vacuumAfterWrites } from './db/embedded/vacuum-after-writes.ts';
import { databaseProbe } from './db/probe.ts';
import type { Gate } from './db/transactions/gate.ts';
import { type Read, snapshotReader } from './db/transactions/read-snapshot.ts';
import { type Write, type WriteTimes, writer } from './db/transactions/write-transaction.ts';
import { handlersFor } from './handlers/all.ts';
import { createExportGate } from './handlers/send-file.ts';
import { forwardApi } from './http/forward-api.ts';
import { createFramework, type FrameworkOptions } from './http/framework.ts';
import { isRead } from './http/is-read.ts';
import { type CallLimits, limitCalls, withDefaults } from './http/limits/limit-calls.ts';
import { limitConnections } from './http/limits/limit-connections.ts';
import { mountProbes } from './http/probes.ts';
import { serveDashboard } from './http/serve-dashboard.ts';
import type { ListTotals } from './lists/count-rows.ts';
import { LiveService } from './live/live-service.ts';
import type { MailService } from './mail/mail-service.ts';
import { projectPath } from './process/project-path.ts';
import { HttpError } from './refusals/http-error.ts';
import { type BodyLimits, limitBodies } from './response-cache/body-slots.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: PooledDatabase;
    write: Write;
    read: Read;
    limits: CallLimits;
    live: LiveService;
    /** Limits how many exports an account has at the same time. */
    exports: Gate;
    /** The number of rows of each list without a search or filter, shared by all requests. */
    listTotals: ListTotals;
  }
}

export interface AppOptions extends FrameworkOptions {
  /** The database of the API, or the address of another host that /api/v1 is forwarded to. */
  api: { db: PooledDatabase } | { upstream: string };
  /** Sends the e-mails of the outbox; without it the server sends no e-mail. */
  mail?: MailService;
  /** The address of PostgreSQL without a pooler, to listen for changes; undefined for the embedded engine. */
  directUrl?: string;
  /** The folder of the built dashboard; without it the app serves no dashboard. */
  dashboardDir?: string;
  /** Limits of calls, failed sign-ins and connections; the defaults are in limit-calls.ts. */
  limits?: Partial<CallLimits>;
  /** Time limits of writes; the defaults are in write-transaction.ts. */
  writeTimes?: Partial<WriteTimes>;
  /** Limits of whole lists that are sent at the same time; the defaults are in body-slots.ts. */
  bodies?: BodyLimits;
}

/** Builds the whole server, which does not listen yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = createFramework(options);
  const limits = withDefaults(options.limits);
  const { trustProxy = 0 } = options;
  // A proxy sends the requests of all callers over its own connections, so these must not be limited by address.
  const isBehindProxy = (typeof trustProxy === 'number' ? trustProxy : trustProxy.length) > 0;
  limitConnections(app, isBehindProxy ? Number.POSITIVE_INFINITY : limits.connections);
  // The server refuses compressed request bodies, so the plugin must not unpack them.
  await app.register(compress, { threshold: 1024, globalDecompression: false });
  await app.register(etag);
  const { api } = options;

  if ('upstream' in api) {
    await forwardApi(app, api.upstream);
    mountProbes(app, () => Promise.resolve());
  } else {
    app.decorate('db', api.db);
    const mail = options.mail ?? null;
    const live = new LiveService(api.db, options.directUrl, app.log);
    app.addHook('onClose', () => live.stop());
    app.decorate('live', live);
    const plainWrite = writer(api.db.$client, options.writeTimes);
    const write = isEmbedded(api.db) ? vacuumAfterWrites(plainWrite, api.db) : plainWrite;
    app.decorate('mail', mail);
    app.decorate('write', mail?.wakeAfter(write) ?? write);
    app.decorate('read', snapshotReader(api.db.$client));
    app.decorate('limits', limits);
    app.decorateRequest('account', null);
    app.decorateRequest('token', null);
    limitBodies(app, options.bodies);
    app.decorate('exports', createExportGate());
    app.decorate('listTotals', new Map());
    await app.register((scope) => mountApi(scope, mail), { prefix: '/api/v1' });
    await serveDocs(app);
    // The sample marketplace refers to these pictures.
    await app.register(fastifyStatic, {
      root: projectPath('server/media'),
      prefix: '/media/',
      decorateReply: false,
      index: false,
      maxAge: '1d',
    });
    mountProbes(app, databaseProbe(api.db.$client));
  }
  if (options.dashboardDir === undefined) app.setNotFoundHandler(refuseUnknownPath);
  else await serveDashboard(app, options.dashboardDir);
  return app;
}

async function mountApi(scope: FastifyInstance, mail: MailService | null): Promise<void> {
  validateStrictly(scope);
  refuseUnstorableValues(scope);
  acceptEmptyJson(scope);
  await limitCalls(scope);
  scope.addHook('onSend', ({ account, method, routeOptions, server }, reply, _payload, done) => {
    // The dashboard caches answers in memory. A browser's cache would write personal data to the disk.
    reply.header('cache-control', 'no-store');
    // A response to a read is cut off when its session ends, because a slow client may take minutes for it. A write is
    // not cut off: its caller must learn the outcome. LiveService ends the streams of a session.
    const canBeCutOff = method === 'GET' && routeOptions.config.isStream !== true;
    if (account !== null && canBeCutOff) {
      server.live.answers.add(account.sessionHash, reply.raw, () => reply.raw.destroy());
    }
    done();
  });
  scope.setNotFoundHandler(refuseUnknownPath);
  await mountContract(scope, handlersFor(mail));
}

/**
 * @throws HttpError 404 always. A dashboard that was loaded from an older server may send a write that this server does
 *   not have, so the message says that nothing was written.
 */
const refuseUnknownPath = ({ method }: { method: string }) => {
  throw new HttpError(
    404,
    isRead(method)
      ? 'There is nothing at this address.'
      : 'The server does not have this call. Nothing was written. Reload the page, which may be older than the server.',
  );
};
