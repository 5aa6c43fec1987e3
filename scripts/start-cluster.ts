import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Debian's folder of the programs that are not on the path. */
function binaries(): string | undefined {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const folders = versions.map((version) => `/usr/lib/postgresql/${version}/bin`);
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root; it then runs as the user that its package created. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim());
  return { uid: id('-u'), gid: id('-g') };
}

/** A PostgreSQL for tests and benchmarks, on a socket in a private folder. */
export interface Cluster {
  url: string;
  /** The folder of its Unix socket. */
  folder: string;
  createDatabase(name: string): void;
  /** Ends it like a crash, and starts it again. */
  crash(): void;
  stop(): void;
}

/** Starts a cluster. Returns undefined on a machine without PostgreSQL. */
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
    createDatabase: (name) => void run('createdb', ['-h', folder, '-U', 'tester', name]),
    crash: () => void control('-m', 'immediate', 'restart'),
    stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
