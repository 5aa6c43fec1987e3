import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL where databases can be made; null on a machine that has none. */
    postgresUrl: string | null;
  }
}

/** Where Debian keeps the programs that are not on everybody's path. */
function binaries(): string | undefined {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const folders = versions.map((version) => `/usr/lib/postgresql/${version}/bin`);
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')));
}

/** PostgreSQL does not run as root; then it runs as the user its package made. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim());
  return { uid: id('-u'), gid: id('-g') };
}

/** A PostgreSQL of the tests' own, reached over a socket in a private folder. */
export interface Cluster {
  url: string;
  /** The folder of its Unix socket. */
  folder: string;
  /** Ends it as a crash does, and starts it again. */
  crash(): void;
  stop(): void;
}

/** Starts a cluster, or answers undefined on a machine without PostgreSQL. */
export function startCluster(): Cluster | undefined {
  const bin = binaries();
  if (bin === undefined) return undefined;
  const user = unprivileged();
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  chmodSync(folder, 0o700);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const run = (program: string, args: string[]) =>
    execFileSync(path.join(bin, program), args, { ...user, stdio: 'pipe', cwd: folder });

  run('initdb', ['-D', data, '-U', 'tester', '--auth=trust', '--encoding=UTF8', '--no-sync']);
  const settings = `-c listen_addresses='' -c unix_socket_directories='${folder}'`;
  const control = (...args: string[]) =>
    run('pg_ctl', ['-D', data, '-o', settings, '-l', path.join(folder, 'log'), '-w', ...args]);
  control('start');
  return {
    url: `postgres://tester@localhost/postgres?host=${folder}`,
    folder,
    crash: () => void control('-m', 'immediate', 'restart'),
    stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let cluster: Cluster | undefined;

/**
 * What the tests are told of a PostgreSQL that was found, or was not.
 *
 * @throws when there is none and REQUIRE_POSTGRES=1 makes that a failure instead of fewer tests.
 */
export function providedUrl(found: string | undefined, env: NodeJS.ProcessEnv): string | null {
  if (found === undefined && env.REQUIRE_POSTGRES === '1') {
    throw new Error('REQUIRE_POSTGRES is set, and there is no PostgreSQL on this machine.');
  }
  return found ?? null;
}

/** Gives the tests the PostgreSQL that TEST_DATABASE_URL names, or one of their own. */
export function setup(project: TestProject): void {
  const given = process.env.TEST_DATABASE_URL;
  if (given === undefined) cluster = startCluster();
  project.provide('postgresUrl', providedUrl(given ?? cluster?.url, process.env));
}

/** Ends it after the tests. */
export function teardown(): void {
  cluster?.stop();
}
