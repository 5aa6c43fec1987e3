import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import {
  databaseUrlIn,
  privateFolder,
  startCluster,
  unprivilegedUser,
} from '../../scripts/start-cluster.ts';
import { share } from './share-setup.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL that allows creating databases; null on a machine without one. */
    postgresUrl: string | null;
    /**
     * Its address through PgBouncer, in the project `server`; null in other projects, on a machine
     * without PgBouncer, and for a PostgreSQL that TEST_DATABASE_URL names.
     */
    poolerUrl: string | null;
  }
}

const ends: (() => void | Promise<void>)[] = [];

/** Starts a PostgreSQL. Returns no values on a machine that does not have it. */
function start() {
  // The data of tests is not needed after a crash of the machine.
  const cluster = startCluster({ settings: { fsync: 'off' } });
  if (cluster === undefined) return { values: {}, stop: () => undefined };
  const { url, folder } = cluster;
  return { values: { url, folder }, stop: () => cluster.stop() };
}

/**
 * Returns the address of a program that tests need; null if the machine does not have the program.
 *
 * @throws if the address is missing and REQUIRE_POSTGRES=1 forbids skipping the tests
 */
export function providedUrl(
  url: string | undefined,
  env: NodeJS.ProcessEnv,
  program: string,
): string | null {
  if (url === undefined && env.REQUIRE_POSTGRES === '1') {
    throw new Error(`REQUIRE_POSTGRES is set, and there is no ${program} on this machine.`);
  }
  return url ?? null;
}

/** A PgBouncer in transaction mode, on a socket in a private folder. */
interface Pooler {
  /** The address of the database `postgres`; other databases have the same address with their names. */
  url: string;
  stop(): void;
}

/** The folders that may have PgBouncer. Not every user's path has those of Debian and Homebrew. */
const programFolders = [
  ...(process.env.PATH ?? '').split(path.delimiter),
  '/usr/sbin',
  '/opt/homebrew/opt/pgbouncer/bin',
  '/usr/local/opt/pgbouncer/bin',
];

/**
 * The settings that differ from the defaults. Idle connections are closed soon, because every test has its own
 * database.
 */
const settingsFor = (databaseFolder: string, folder: string) => `
[databases]
* = host=${databaseFolder}
[pgbouncer]
listen_port = 5432
unix_socket_dir = ${folder}
auth_type = trust
auth_file = ${folder}/users
pool_mode = transaction
max_client_conn = 500
server_idle_timeout = 5
logfile = ${folder}/log
pidfile = ${folder}/pgbouncer.pid
`;

/** Starts a PgBouncer for the PostgreSQL whose socket is in a folder. Returns undefined if it is not installed. */
async function startPooler(databaseFolder: string): Promise<Pooler | undefined> {
  const program = programFolders
    .map((programFolder) => path.join(programFolder, 'pgbouncer'))
    .find((file) => existsSync(file));
  if (program === undefined) return undefined;
  const folder = privateFolder();
  const file = path.join(folder, 'settings');
  writeFileSync(file, settingsFor(databaseFolder, folder));
  writeFileSync(path.join(folder, 'users'), '"tester" ""\n');
  const child: ChildProcess = spawn(program, ['-q', file], {
    ...unprivilegedUser(),
    stdio: 'ignore',
  });
  const socket = path.join(folder, '.s.PGSQL.5432');
  while (!existsSync(socket)) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: see ${folder}/log`);
    await sleep(10);
  }
  return {
    url: databaseUrlIn(folder),
    stop() {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Provides the PostgreSQL that TEST_DATABASE_URL names, or one that it starts with PgBouncer. */
export async function setup(project: TestProject): Promise<void> {
  const givenUrl = process.env.TEST_DATABASE_URL;
  const shared = givenUrl === undefined ? await share('PostgreSQL', start) : undefined;
  if (shared !== undefined) ends.push(() => shared.release());
  const { url = givenUrl, folder } = shared?.values ?? {};
  project.provide('postgresUrl', providedUrl(url, process.env, 'PostgreSQL'));
  if (folder === undefined || project.name !== 'server') {
    project.provide('poolerUrl', null);
    return;
  }
  const pooler = await startPooler(folder);
  if (pooler !== undefined) ends.push(() => pooler.stop());
  project.provide('poolerUrl', providedUrl(pooler?.url, process.env, 'PgBouncer'));
}

/** Stops the started programs after the tests. */
export async function teardown(): Promise<void> {
  for (const end of ends.toReversed()) await end();
}
