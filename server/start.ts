import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { connect, databaseOver } from './db/connect.ts';
import { fillEmptyDatabase, type SignIn } from './db/fill-empty-database.ts';
import { prepare } from './db/migrate.ts';
import type { Answered } from './http/access-log.ts';
import { postgresBus } from './live/postgres-bus.ts';
import { openMail } from './mail/mail-service.ts';
import type { MailTimes } from './mail/sender.ts';
import { createMetrics } from './metrics.ts';
import { projectPath } from './process/project-path.ts';
import { codeOf, StartError } from './process/start-error.ts';
import { refuseKnownPassword } from './refuse-known-password.ts';
import { countMails } from './repositories/outgoing-mails.ts';
import { SearchKeeper } from './search/keeping/search-keeper.ts';

/** Milliseconds for running requests when the server ends. */
const drainTime = 10_000;

/** Milliseconds for one query; the statement timeout of PostgreSQL is shorter. */
const queryTimeout = 20_000;

/** A server that listens. */
export interface RunningServer {
  address: string;
  /** The message for the terminal: the address and the credentials. */
  greeting: string;
  /** Resolves with one sentence when the server cannot go on and has to be closed. */
  stopped: Promise<string>;
  close(): Promise<void>;
}

type Served = Pick<AppOptions, 'limits' | 'mail' | 'bus'> & { keeper?: SearchKeeper };

type TestOptions = Pick<AppOptions, 'limits'> & { mailTimes?: Partial<MailTimes> };

/**
 * Reads the environment, opens and fills the database, and listens. `limits` and `mailTimes` are for
 * benchmarks and tests; no setting changes them.
 *
 * @throws StartError with one sentence; nothing stays open then
 */
export async function start(
  env: NodeJS.ProcessEnv,
  { limits = {}, mailTimes = {} }: TestOptions = {},
): Promise<RunningServer> {
  const config = readConfig(env);
  if (config.apiUpstream !== undefined) {
    const { address, close } = await serve({ upstream: config.apiUpstream }, config);
    return {
      address,
      stopped: new Promise(() => undefined),
      greeting: `Back office on ${address}\nAnswers of the API come from ${config.apiUpstream}`,
      close,
    };
  }

  const connection = await connect(config, { query_timeout: queryTimeout });
  try {
    let signIn: SignIn | undefined;
    await prepare(connection.pool, async (db) => {
      const { copyFolder } = connection;
      signIn = await fillEmptyDatabase(db, { ...config, copyFolder }, () =>
        refuseKnownPassword(config),
      );
    });
    const db = databaseOver(connection.pool);
    const mail = config.mail && openMail(db, config.mail, mailTimes);
    const { databaseDirectUrl: url } = config;
    const bus = url === undefined ? undefined : postgresBus(url);
    const keeper = new SearchKeeper(db, {
      from: config.searchFrom,
      isShared: config.databaseUrl !== undefined,
      directUrl: url,
    });
    const { address, close } = await serve({ db }, config, {
      limits,
      keeper,
      ...(mail && { mail }),
      ...(bus && { bus }),
    });
    return {
      address,
      stopped: connection.stopped,
      greeting: greet(address, connection.describe, signIn),
      async close() {
        await close();
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/**
 * Listens with the app, and with the metrics where they are configured.
 *
 * @returns the address, and the function that closes both after the running requests
 */
async function serve(
  api: AppOptions['api'],
  config: Config,
  { limits = {}, mail, bus, keeper }: Served = {},
) {
  const mails = 'db' in api && mail !== undefined ? () => countMails(api.db) : undefined;
  const metrics = config.metrics === undefined ? undefined : createMetrics(mails);
  const { trustProxy, logLevel } = config;
  const app = await buildApp({
    api,
    limits,
    logLevel,
    dashboardDir: dashboardDir(),
    trustProxy,
    ...(mail !== undefined && { mail }),
    ...(bus !== undefined && { bus }),
    ...(metrics !== undefined && { observe: (answer: Answered) => metrics.observe(answer) }),
  });
  const address = await listen(app, config);
  try {
    const closeMetrics =
      config.metrics === undefined ? undefined : await metrics?.listen(config.metrics);
    mail?.start(app.log);
    keeper?.start(app.log);
    return {
      address,
      close: async () => {
        await Promise.all([keeper?.stop(), mail?.stop(drainTime), app.drain(drainTime)]);
        await closeMetrics?.();
      },
    };
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** The folder of the dashboard; undefined in the tools, where Vite serves it. */
function dashboardDir(): string | undefined {
  const folder = projectPath('dist/dashboard');
  return existsSync(path.join(folder, 'index.html')) ? folder : undefined;
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    const address = await app.listen({ host, port });
    return host === 'localhost' ? `http://localhost:${new URL(address).port}` : address;
  } catch (error) {
    await app.close();
    const code = codeOf(error);
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} is taken: stop what uses it, or set PORT to another one.`,
      EACCES: `Port ${port} may not be used by this user: set PORT to another one.`,
      EADDRNOTAVAIL: `This machine has no address ${host}: check HOST.`,
      ENOTFOUND: `This machine has no address ${host}: check HOST.`,
    };
    throw new StartError(reasons[code ?? ''] ?? `The server cannot listen on ${host}:${port}.`);
  }
}

function greet(address: string, database: string, signIn: SignIn | undefined): string {
  return [
    `Back office on ${address}`,
    `Data: ${database}`,
    ...(signIn === undefined ? [] : [`Sign in: ${signIn.email} / ${signIn.password}`]),
    ...(signIn?.note === undefined ? [] : [signIn.note]),
  ].join('\n');
}
