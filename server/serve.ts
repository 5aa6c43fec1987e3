import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from './app.ts';
import type { Config } from './config.ts';
import { warnWithoutWordIndexes } from './lists/word-indexes.ts';
import { createMailService } from './mail/mail-service.ts';
import type { MailTimes } from './mail/sender.ts';
import { createMetrics } from './metrics.ts';
import { projectPath } from './process/project-path.ts';
import { codeOf, StartError } from './process/start-error.ts';

/** The longest time, in milliseconds, that a closing server waits for running requests and mails. */
const drainTimeoutMs = 10_000;

interface ListeningServer {
  address: string;
  close: () => Promise<void>;
}

/** Options that only tests and benchmarks set. */
export type TestOptions = Pick<AppOptions, 'limits'> & { mailTimes?: Partial<MailTimes> };

/** A server that does not listen yet. */
interface OpenedServer {
  /**
   * Listens for requests, and serves the metrics if they are configured. After a failure, the server is closed.
   *
   * @returns the address, and the function that waits for the running requests and closes everything
   * @throws StartError with the reason if an address cannot be used
   */
  listen: () => Promise<ListeningServer>;
  close: () => Promise<void>;
}

/** Builds the server of the API with its outbox and metrics, or the server that forwards calls to another host. */
export async function openServer(
  api: AppOptions['api'],
  config: Config,
  { limits, mailTimes }: TestOptions = {},
): Promise<OpenedServer> {
  const db = 'db' in api ? api.db : undefined;
  const mail = db && config.mail && createMailService(db, config.mail, mailTimes);
  const metrics = config.metrics && createMetrics(mail && db);
  const { trustProxy, logLevel, databaseDirectUrl: directUrl } = config;
  const app = await buildApp({
    api,
    limits,
    logLevel,
    dashboardDir: findDashboard(),
    trustProxy,
    mail,
    directUrl,
    observe: metrics?.observe,
  });
  return {
    async listen() {
      const address = await listen(app, config);
      try {
        if (db !== undefined) await warnWithoutWordIndexes(db, app.log);
        const closeMetrics = config.metrics && (await metrics?.listen(config.metrics));
        mail?.start(app.log);
        return {
          address,
          close: async () => {
            await Promise.all([mail?.stop(drainTimeoutMs), app.drain(drainTimeoutMs)]);
            await closeMetrics?.();
          },
        };
      } catch (error) {
        await app.close();
        throw error;
      }
    },
    close: () => app.close(),
  };
}

/** Returns the folder of the built dashboard; undefined without a build, as in development, where Vite serves it. */
function findDashboard(): string | undefined {
  const folder = projectPath('dist/dashboard');
  return existsSync(path.join(folder, 'index.html')) ? folder : undefined;
}

/**
 * Listens on several addresses of the machine with the same port. The framework itself would make another server for
 * the second address of `localhost`, without the limits of the first server. Addresses after the first one are left
 * out if they cannot be used.
 *
 * @returns the first address, with the port
 */
export async function listenOnAll(
  app: FastifyInstance,
  [host = 'localhost', ...otherHosts]: readonly string[],
  port: number,
): Promise<string> {
  const otherServers = otherHosts.map(() =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
      app.server.emit('connection', socket);
    }).on('error', () => undefined),
  );
  app.addHook('preClose', (done) => {
    for (const server of otherServers) server.close();
    done();
  });
  const firstAddress = await app.listen({ host, port });
  for (const [index, server] of otherServers.entries()) {
    server.listen(Number(new URL(firstAddress).port), otherHosts[index]);
    await once(server, 'listening').catch(() => undefined);
  }
  return firstAddress;
}

/** Listens, and returns the address. If that fails, closes the app and throws StartError with the reason. */
async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    if (host !== 'localhost') return await app.listen({ host, port });
    const addresses = await lookup(host, { all: true });
    const firstAddress = await listenOnAll(
      app,
      [...new Set(addresses.map(({ address }) => address))],
      port,
    );
    return `http://localhost:${new URL(firstAddress).port}`;
  } catch (error) {
    await app.close();
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} is taken: stop what uses it, or set PORT to another one.`,
      EACCES: `Port ${port} may not be used by this user: set PORT to another one.`,
      EADDRNOTAVAIL: `This machine has no address ${host}: check HOST.`,
      ENOTFOUND: `This machine has no address ${host}: check HOST.`,
    };
    throw new StartError(
      reasons[codeOf(error) ?? ''] ?? `The server cannot listen on ${host}:${port}.`,
    );
  }
}
