/**
 * Puts a new database into a data folder, which this process has locked. The new database is made beside the old one,
 * takes its name when it is complete and on the disk, and only then the old one is deleted. So a failure, a kill or a
 * power cut leaves one complete database, the old or the new one.
 */
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, StartError } from '../../process/start-error.ts';
import { syncToDisk, syncTree } from '../../process/sync-to-disk.ts';

/** The database's folder within a data folder, a backup and the template. */
export const databaseFolder = 'postgres';
/** The folder in the data folder in which a new database is made. */
const newFolder = '.postgres-new';
/** The folder of the old database until the new database has replaced it. */
export const oldFolder = '.postgres-before';

export const isDatabase = (directory: string): boolean =>
  existsSync(path.join(directory, 'PG_VERSION'));

/** Returns whether a folder is missing or empty, apart from `lost+found`, which file systems create. */
export async function isUnused(directory: string): Promise<boolean> {
  if (!existsSync(directory)) return true;
  return (await readdir(directory)).every((name) => name === 'lost+found');
}

/**
 * Completes or undoes `placeDatabase` of a process that was killed: the old database is deleted if the new one is in
 * its place, and gets its name back if nothing has that name.
 */
export async function recoverDataDir(dataDir: string): Promise<void> {
  const target = path.join(dataDir, databaseFolder);
  const old = path.join(dataDir, oldFolder);
  await rm(path.join(dataDir, newFolder), { recursive: true, force: true });
  if (!existsSync(old)) return;
  if (!existsSync(target)) {
    await rename(old, target);
    await syncToDisk(dataDir);
  } else if (isDatabase(target)) {
    await rm(old, { recursive: true });
  }
}

/**
 * Replaces the database of a data folder.
 *
 * @param make makes the new database as a folder `postgres` in the folder that it is given
 * @throws StartError when the file system cannot rename the folders, and the errors of `make`; then the old database
 *   stays
 */
export async function placeDatabase(
  dataDir: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  await recoverDataDir(dataDir);
  const target = path.join(dataDir, databaseFolder);
  const old = path.join(dataDir, oldFolder);
  const parent = path.join(dataDir, newFolder);
  await mkdir(parent, { mode: 0o700 });
  try {
    await make(parent);
    const newDatabase = path.join(parent, databaseFolder);
    await chmod(newDatabase, 0o700);
    await syncTree(newDatabase);
    await swap(newDatabase, target, old);
    await syncToDisk(dataDir);
    await rm(old, { recursive: true, force: true });
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

async function swap(newDatabase: string, target: string, old: string): Promise<void> {
  try {
    if (existsSync(target)) await rename(target, old);
    await rename(newDatabase, target);
  } catch (error) {
    if (existsSync(old) && !existsSync(target)) await rename(old, target);
    throw new StartError(
      `The new database cannot be put at ${target} (${codeOf(error) ?? 'unknown error'}): it has to be a plain folder, not a file system of its own.`,
    );
  }
}
