import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { lockDataDir } from '../db/embedded/lock-data-dir.ts';
import { type RunOptions, runTool } from '../process/run-tool.ts';
import { StartError } from '../process/start-error.ts';

const tar = { name: 'tar', comesWith: 'it' };
/** The database's folder within the data folder, and within the backup. */
const folder = 'postgres';
const isDatabase = (directory: string) => existsSync(path.join(directory, 'PG_VERSION'));

/**
 * Packs the database in a data folder, or in a copy of it, into a file; `-` is the standard output. Nothing may write
 * to it meanwhile.
 *
 * @throws StartError when tar is missing or fails
 */
export const packDatabase = (dataDir: string, file: string, options?: RunOptions): Promise<void> =>
  runTool(tar, ['-czf', file, '-C', dataDir, folder], options);

/**
 * Writes the embedded database of a data folder into a file. It packs the files of the folder while no
 * process uses them. If the server was killed before, the engine recovers the restored backup in the same
 * way as the folder.
 *
 * @throws StartError when there is no database, another process uses it, or tar fails
 */
export async function backUpEmbedded(dataDir: string, file: string): Promise<void> {
  if (!isDatabase(path.join(dataDir, folder))) {
    throw new StartError(`There is no database in ${dataDir}: check DATA_DIR.`);
  }
  const lock = await lockDataDir(dataDir);
  try {
    await packDatabase(dataDir, file);
  } finally {
    await lock.close();
  }
}

/**
 * Replaces the database of a data folder with a backup. The old database stays until the backup is
 * unpacked.
 *
 * @throws StartError when a database exists and `overwrite` is not set, another process uses it, or the
 *   file is not a backup of an embedded database
 */
export async function restoreEmbedded(
  dataDir: string,
  file: string,
  overwrite: boolean,
): Promise<void> {
  const lock = await lockDataDir(dataDir);
  const target = path.join(dataDir, folder);
  const unpacked = await mkdtemp(path.join(dataDir, 'restore-'));
  try {
    const isEmpty = !existsSync(target) || (await readdir(target)).length === 0;
    if (!isEmpty && !overwrite) {
      throw new StartError(
        `There is a database in ${dataDir} already: add --overwrite to put the backup in its place.`,
      );
    }
    await runTool(tar, ['-xzf', file, '-C', unpacked]);
    const restored = path.join(unpacked, folder);
    if (!isDatabase(restored)) {
      throw new StartError(`${file} is no backup of an embedded database.`);
    }
    if (existsSync(target)) await rename(target, path.join(unpacked, 'before'));
    await rename(restored, target);
  } finally {
    await rm(unpacked, { recursive: true, force: true });
    await lock.close();
  }
}
