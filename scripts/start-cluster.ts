import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres } from './find-postgres.ts';

/**
 * Returns the user that runs PostgreSQL and PgBouncer, which refuse to run as root: `postgres` if this process runs
 * as root, else an empty object, which means the current user.
 */
export function unprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim());
  return { uid: id('-u'), gid: id('-g') };
}

/** Creates a temporary folder that only the user of `unprivilegedUser` can open. Returns its path. */
export function privateFolder(): string {
  const { uid, gid } = unprivilegedUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  chmodSync(folder, 0o700);
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/** Returns the URL of a database of a server whose Unix socket (port 5432) is in a folder. */
export const databaseUrlIn = (folder: string, database = 'postgres') =>
  `postgres://tester@localhost/${database}?host=${folder}`;

/** A PostgreSQL for tests and benchmarks, on a socket in a private folder. */
export interface Cluster {
  /** The URL of its `postgres` database. */
  url: string;
  /** The folder of its Unix socket and its data. */
  folder: string;
  /** Creates an empty database. Returns its URL. */
  createDatabase(name: string): string;
  /** Ends PostgreSQL at once, without a checkpoint, like a crash. */
  end(): void;
  start(): void;
  /** Ends PostgreSQL like a crash, and starts it again. */
  crash(): void;
  /** Ends PostgreSQL and removes its folder. */
  stop(): void;
}

interface ClusterOptions {
  settings?: Readonly<Record<string, string>>;
  /** With a primary, the new cluster is its standby: it copies the primary and then follows it. */
  primary?: Cluster;
}

/** Creates and starts a cluster. Returns undefined on a machine without PostgreSQL. */
export function startCluster({ settings = {}, primary }: ClusterOptions = {}): Cluster | undefined {
  const bin = findPostgres();
  if (bin === undefined) return undefined;
  // PostgreSQL's tools and clients would use variables for another server, such as PGPORT.
  for (const name of Object.keys(process.env))
    if (/^PG[A-Z]+$/.test(name)) delete process.env[name];
  const user = unprivilegedUser();
  const folder = privateFolder();
  const data = path.join(folder, 'data');
  const run = (program: string, args: string[]) =>
    execFileSync(path.join(bin, program), args, { ...user, stdio: 'pipe', cwd: folder });

  if (primary === undefined) {
    run('initdb', ['-D', data, '-U', 'tester', '--auth=trust', '--encoding=UTF8', '--no-sync']);
  } else {
    const source = `host=${primary.folder} user=tester`;
    run('pg_basebackup', ['-D', data, '-d', source, '-R', '--checkpoint=fast', '--no-sync']);
  }
  const all = { listen_addresses: '', unix_socket_directories: folder, ...settings };
  const parameters = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`);
  const control = (...args: string[]) =>
    run('pg_ctl', [
      '-D',
      data,
      '-o',
      parameters.join(' '),
      '-l',
      path.join(folder, 'log'),
      '-w',
      ...args,
    ]);
  const start = () => void control('start');
  const end = () => void control('-m', 'immediate', 'stop');
  start();
  return {
    url: databaseUrlIn(folder),
    folder,
    createDatabase(name) {
      run('createdb', ['-h', folder, '-U', 'tester', name]);
      return databaseUrlIn(folder, name);
    },
    start,
    end,
    crash: () => void control('-m', 'immediate', 'restart'),
    stop() {
      // A test may have ended PostgreSQL already.
      if (existsSync(path.join(data, 'postmaster.pid'))) end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
