/**
 * A run of the tests has a temporary folder for databases, sockets, data folders and browser profiles. At the end of the
 * run, also of an interrupted one, the databases in the folder are stopped and the folder is removed.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onEnd } from '../../server/process/on-end.ts';
import { endTools } from '../run-tools.ts';

const prefix = 'office-tests-';

const pidFiles = /^(postmaster|pgbouncer)\.pid$/;

/** Sends a signal; 0 sends none. Returns whether a process has the id and this user may signal it. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/** Ends the databases that were started below a folder, and removes the folder. */
function removeRoot(root: string): void {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => pidFiles.test(path.basename(name)))) {
    const pid = Number.parseInt(readFileSync(path.join(root, file), 'utf8'), 10);
    // SIGQUIT ends PostgreSQL and PgBouncer at once. Their data is deleted next, so it needs no checkpoint.
    if (pid > 0) signal(pid, 'SIGQUIT');
  }
  rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** Removes the folders of runs that were killed. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN;
    if (pid > 0 && !signal(pid, 0)) removeRoot(path.join(tmpdir(), name));
  }
}

/**
 * Prepares this process for a run of tests. Removes the folders of killed runs, and sets TMPDIR, also for the processes
 * that it starts, to a new folder that is removed at exit. Lets an interruption end the running tools first.
 */
export function beginRun(): void {
  removeLeftovers();
  // Short, because the path of a Unix socket has at most 107 bytes.
  const root = path.join(tmpdir(), `${prefix}${process.pid}`);
  mkdirSync(root, { mode: 0o711 });
  process.env.TMPDIR = root;
  process.on('exit', () => removeRoot(root));
  onEnd(() => void endTools().then(() => process.exit(1)));
}
