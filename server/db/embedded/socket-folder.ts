import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeOf } from '../../process/start-error.ts';

const prefix = 'back-office-';
/** The name that PostgreSQL's drivers look for in a folder. */
export const socketName = '.s.PGSQL.5432';

/** A folder without a process in its name, of an earlier version, is left alone this long. */
const youngest = 3_600_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

/** Whether somebody answers there. A process in another container has an id that means nothing here. */
function answers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
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
  if (uid !== process.getuid?.()) return false;
  if (pid === undefined && Date.now() - mtimeMs < youngest) return false;
  return !(await answers(path.join(folder, socketName)));
}

/** Removes the folders of processes that were killed and could not do so themselves. */
async function clearLeftOvers(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    const folder = path.join(tmpdir(), name);
    // Another server that starts now may be faster.
    const isOver = await isLeftOver(folder).catch(() => false);
    if (isOver) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Makes the folder for the embedded database's socket, 0700, and clears away those of processes that
 * were killed. A Unix socket's path may have 107 bytes, which a data folder can exceed.
 */
export async function makeSocketFolder(): Promise<string> {
  await clearLeftOvers();
  return mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`));
}
