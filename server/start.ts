import { BlockList, isIP } from 'node:net';
import { type Config, readConfig } from './config.ts';
import { openControl } from './control/control-server.ts';
import { connect, databaseOver } from './db/connect.ts';
import { prepareDatabase } from './db/migrate.ts';
import { fillEmptyDatabase, type SignIn } from './fill-empty-database.ts';
import { StartError } from './process/start-error.ts';
import type { TestOptions } from './serve.ts';

/** Milliseconds for one query; the statement timeout of PostgreSQL is shorter. */
const queryTimeoutMs = 20_000;

/** Loads the modules of the app on demand, because they take longer to load than all others. */
const loadApp = () => import('./serve.ts');

export interface RunningServer {
  address: string;
  /** The message for the terminal. */
  greeting: string;
  /** Resolves with one sentence when the server cannot continue and must be closed. */
  stopped: Promise<string>;
  close(): Promise<void>;
}

/**
 * Reads the environment, opens the database, migrates it, fills it if it is empty, and listens. If the API is on another
 * host, there is no database.
 *
 * @param options only benchmarks and tests set them
 * @throws StartError with one sentence, after closing everything
 */
export async function start(
  env: NodeJS.ProcessEnv,
  options: TestOptions = {},
): Promise<RunningServer> {
  const config = readConfig(env);
  if (config.apiUpstream !== undefined) {
    const { openServer } = await loadApp();
    const server = await openServer({ upstream: config.apiUpstream }, config);
    const { address, close } = await server.listen();
    return {
      address,
      stopped: new Promise(() => undefined),
      greeting: `Back office on ${address}\nThe API is at ${config.apiUpstream}`,
      close,
    };
  }

  // Loading blocks this thread, so it must not run while the time limit of a connection to PostgreSQL runs.
  if (config.databaseUrl !== undefined) await loadApp();
  const connection = await connect(config, { query_timeout: queryTimeoutMs }, loadApp);
  const db = databaseOver(connection.pool);
  // The app is built while the embedded engine runs the migrations and writes a sample in its thread.
  const opening = loadApp().then(({ openServer }) => openServer({ db }, config, options));
  // `opening` is awaited below. Until then a failure must not count as unhandled.
  opening.catch(() => undefined);
  let closeControl: (() => Promise<void>) | undefined;
  try {
    let signIn: SignIn | undefined;
    await prepareDatabase(connection, async (db) => {
      signIn = await fillEmptyDatabase(db, config, () => refuseKnownPassword(config));
    });
    const server = await opening;
    const { embedded } = connection;
    closeControl = embedded && (await openControl(db, embedded));
    const { address, close } = await server.listen();
    return {
      address,
      stopped: connection.stopped,
      greeting: formatGreeting(address, connection.databaseName, signIn),
      async close() {
        await close();
        await closeControl?.();
        await connection.close();
      },
    };
  } catch (error) {
    await opening.then(
      ({ close }) => close(),
      () => undefined,
    );
    await closeControl?.();
    await connection.close();
    throw error;
  }
}

function formatGreeting(address: string, database: string, signIn: SignIn | undefined): string {
  return [
    `Back office on ${address}`,
    `Data: ${database}`,
    ...(signIn === undefined ? [] : [`Sign in: ${signIn.email} / ${signIn.password}`]),
    ...(signIn?.note === undefined ? [] : [signIn.note]),
  ].join('\n');
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Returns whether only this machine can reach the address. */
function isLoopback(host: string): boolean {
  if (host === 'localhost') return true;
  const version = isIP(host);
  return version !== 0 && loopback.check(host, version === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Refuses to start with the public password of the sample on an address that other machines can reach.
 *
 * @throws StartError unless the server listens on a loopback address, or SAMPLE_ON_NETWORK allows it
 */
function refuseKnownPassword({ host, isSampleAllowedOnNetwork }: Config): void {
  if (isSampleAllowedOnNetwork || isLoopback(host)) return;
  throw new StartError(
    `The sample's administrator has a password that everybody knows, and HOST is ${host}: change the password ` +
      '(npm run admin -- reset admin@artisan.example), or set SAMPLE_ON_NETWORK=yes.',
  );
}
