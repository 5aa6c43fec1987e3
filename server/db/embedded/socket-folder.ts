import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeOf } from '../../process/start-error.ts';

const prefix = 'back-office-';
/** The name of the database's socket, with which tools such as psql find it in its folder. */
export const socketName = '.s.PGSQL.5432';
/** The name of the socket beside it, for the commands (server/control). */
export const controlName = 'control';

/**
 * Returns the path of a socket that belongs to a folder of `makeSocketFolder`. On Windows it is the name of a pipe, with
 * the random name of the folder; only the user's own processes may write to it.
 */
export const socketPath = (folder: string, name: string, platform = process.platform): string =>
  platform === 'win32'
    ? `\\\\.\\pipe\\${path.win32.basename(folder)}-${name}`
    : path.join(folder, name);

/**
 * Milliseconds for which a folder of an earlier version, which has no process id in its name, is not
 * removed.
 */
const youngest = 3_600_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

/** Whether a process listens. Its id is no proof, because it may belong to another container. */
export function isListening(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

async function isLeftOver(folder: string): Promise<boolean> {
  const [, pid] = /-(\d+)-[^-]+$/.exec(folder) ?? [];
  if (pid !== undefined && isAlive(Number(pid))) return false;
  const { uid, mtimeMs } = await stat(folder);
  // On Windows, the folders of a user are private.
  if (process.getuid !== undefined && uid !== process.getuid()) return false;
  if (pid === undefined && Date.now() - mtimeMs < youngest) return false;
  return !(await isListening(socketPath(folder, socketName)));
}

/** Removes the folders of killed processes. */
async function clearLeftOvers(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    const folder = path.join(tmpdir(), name);
    // Another server may remove it at the same time.
    const isOver = await isLeftOver(folder).catch(() => false);
    if (isOver) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Creates the folder for the socket of the embedded database with mode 0700, and removes the folders of
 * killed processes. It is not in the data folder, because the path of a Unix socket has at most 107
 * bytes.
 */
export async function makeSocketFolder(): Promise<string> {
  await clearLeftOvers();
  return mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`));
}
