/**
 * The folder for everything that a run of the tests creates: databases, sockets, data folders, profiles of browsers.
 * It is removed after the run with the processes that still use it, also after an interrupted run.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const prefix = 'office-tests-';

/** The files with the process id of PostgreSQL and of PgBouncer. */
const pidFiles = /^(postmaster|pgbouncer)\.pid$/;

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
    // An immediate shutdown: the data is not needed any more.
    if (pid > 0) signal(pid, 'SIGQUIT');
  }
  rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** Removes the folders of runs whose process was killed. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN;
    if (pid > 0 && !signal(pid, 0)) removeRoot(path.join(tmpdir(), name));
  }
}

/**
 * Makes the folder, and makes it the temporary folder of this process and of those that it starts.
 *
 * @returns the function that removes it
 */
export function makeTemporaryRoot(): () => void {
  removeLeftovers();
  // Short, because the path of a Unix socket has at most 107 bytes.
  const root = path.join(tmpdir(), `${prefix}${process.pid}`);
  mkdirSync(root, { mode: 0o711 });
  process.env.TMPDIR = root;
  return () => removeRoot(root);
}
