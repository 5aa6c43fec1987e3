import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { privateFolder, unprivileged, urlIn } from '../../scripts/start-cluster.ts';

/** A PgBouncer in transaction mode, on a socket in a private folder. */
export interface Pooler {
  /** The address of the database `postgres`; other databases have the same address with their names. */
  url: string;
  stop(): void;
}

/** Debian and Homebrew install PgBouncer in folders that are not on every user's path. */
const folders = [
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
export async function startPooler(databaseFolder: string): Promise<Pooler | undefined> {
  const program = folders.map((one) => path.join(one, 'pgbouncer')).find((one) => existsSync(one));
  if (program === undefined) return undefined;
  const folder = privateFolder();
  const file = path.join(folder, 'settings');
  writeFileSync(file, settingsFor(databaseFolder, folder));
  writeFileSync(path.join(folder, 'users'), '"tester" ""\n');
  const child: ChildProcess = spawn(program, ['-q', file], { ...unprivileged(), stdio: 'ignore' });
  const socket = path.join(folder, '.s.PGSQL.5432');
  while (!existsSync(socket)) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: see ${folder}/log`);
    await sleep(10);
  }
  return {
    url: urlIn(folder),
    stop() {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
