import { lstat, mkdtemp, readdir, rm, rmdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeOf } from '../../process/start-error.ts';

const prefix = 'back-office-';
/** The name of a socket folder: the prefix, the id of its process, and the six characters of mkdtemp. */
const folderName = new RegExp(`^${prefix}(\\d+)-[A-Za-z0-9]{6}$`);
/** The name of the database's socket. Tools such as psql look for this name in the folder that they are given. */
export const socketName = '.s.PGSQL.5432';
/** The name of the socket for commands (server/control), in the same folder. */
export const controlName = 'control';

/**
 * Returns the path of a socket that belongs to a folder of `makeSocketFolder`. On Windows it is the name of a pipe,
 * with the random name of the folder; only the user's own processes may write to it.
 */
export const socketPath = (folder: string, name: string, platform = process.platform): string =>
  platform === 'win32'
    ? `\\\\.\\pipe\\${path.win32.basename(folder)}-${name}`
    : path.join(folder, name);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

/** Returns whether a process listens on a socket. */
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

/** Returns whether the folder belongs to this user, and the process that made it has ended. */
async function isLeftOver(folder: string, pid: number): Promise<boolean> {
  if (isAlive(pid)) return false;
  const { uid } = await lstat(folder);
  // On Windows, the folders of a user are private.
  if (process.getuid !== undefined && uid !== process.getuid()) return false;
  // The process may run in another container, where it has this id.
  return !(await isListening(socketPath(folder, socketName)));
}

/**
 * Removes a socket folder. A folder that contains anything except our sockets stays, because a person or another
 * program has put something there.
 */
export async function removeSocketFolder(folder: string): Promise<void> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    const areOurs = entries.every(
      (entry) => entry.isSocket() && (entry.name === socketName || entry.name === controlName),
    );
    if (!areOurs) return;
    for (const { name } of entries) await rm(path.join(folder, name), { force: true });
    await rmdir(folder);
  } catch {
    // Another server may have removed the folder. A folder that stays is removed at a later start.
  }
}

/** Removes the folders of killed processes. */
async function clearLeftOvers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const [, pid] = folderName.exec(name) ?? [];
    if (pid === undefined) continue;
    const folder = path.join(tmpdir(), name);
    // Another server may remove the folder at the same time.
    const canRemove = await isLeftOver(folder, Number(pid)).catch(() => false);
    if (canRemove) await removeSocketFolder(folder);
  }
}

/**
 * Removes the folders of killed processes, and creates the folder for the sockets of this one with mode 0700. It is not
 * in the data folder, because the path of a Unix socket has at most 107 bytes.
 *
 * @returns the path of the folder
 */
export async function makeSocketFolder(): Promise<string> {
  await clearLeftOvers();
  return mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`));
}
