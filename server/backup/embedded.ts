import path from 'node:path';
import { lockDataDir } from '../db/embedded/lock-data-dir.ts';
import {
  databaseFolder,
  isDatabase,
  isUnused,
  oldFolder,
  placeDatabase,
  recoverDataDir,
} from '../db/embedded/place-database.ts';
import { packDatabase, unpackDatabase } from '../db/embedded/template.ts';
import { sentenceOf } from '../process/run-command.ts';
import { StartError } from '../process/start-error.ts';

/** @throws StartError when a data folder has no embedded database, also none that a killed restore has put aside */
export function requireEmbedded(dataDir: string): void {
  if ([databaseFolder, oldFolder].some((name) => isDatabase(path.join(dataDir, name)))) return;
  throw new StartError(`There is no database in ${dataDir}: check DATA_DIR.`);
}

/**
 * Packs the embedded database of a data folder into a compressed tar file. No other process may use the folder. The
 * database of a killed server can be packed too: the engine recovers it when the restored copy is opened.
 *
 * @throws StartError when there is no database, another process uses it, or tar fails
 */
export async function backUpEmbedded(dataDir: string, file: string): Promise<void> {
  requireEmbedded(dataDir);
  const lock = await lockDataDir(dataDir);
  try {
    await recoverDataDir(dataDir);
    await packDatabase(dataDir, file);
  } finally {
    await lock.close();
  }
}

/**
 * Replaces the database of a data folder with a backup.
 *
 * @param finish opens the restored database in the data folder that it is given, and closes it
 * @throws StartError when a database exists and `mayOverwrite` is false, another process uses the folder, or the backup
 *   cannot be unpacked and opened; then the old database stays
 */
export async function restoreEmbedded(
  dataDir: string,
  file: string,
  mayOverwrite: boolean,
  finish: (dataDir: string) => Promise<void>,
): Promise<void> {
  const lock = await lockDataDir(dataDir);
  try {
    await recoverDataDir(dataDir);
    if (!mayOverwrite && !(await isUnused(path.join(dataDir, databaseFolder)))) {
      throw new StartError(
        `There is a database in ${dataDir} already: add --overwrite to put the backup in its place.`,
      );
    }
    await placeDatabase(dataDir, async (folder) => {
      await unpackDatabase(file, folder);
      if (!isDatabase(path.join(folder, databaseFolder))) {
        throw new StartError(`${file} is not a backup of an embedded database.`);
      }
      await finish(folder).catch((error: unknown) => {
        throw new StartError(`${file} is not restored, nothing has changed: ${sentenceOf(error)}`);
      });
    });
  } finally {
    await lock.close();
  }
}
