import { type FileHandle, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, StartError } from '../../process/start-error.ts';
import { syncToDisk } from '../../process/sync-to-disk.ts';

/**
 * Locks a data folder for this process, and creates it if needed. Two engines on one folder would lose data silently.
 * The kernel releases the lock when the process ends in any way.
 *
 * @returns the lock; closing it releases the folder
 * @throws StartError when the folder cannot be used or another process has the lock
 */
export async function lockDataDir(dataDir: string): Promise<FileHandle> {
  const file = await openLockFile(dataDir);
  // The import is dynamic, because the package has no build for musl; there the server runs on PostgreSQL.
  const { default: native } = await import('fs-native-extensions').catch(() => {
    throw new StartError(
      'The embedded database does not run on this system: set DATABASE_URL to use PostgreSQL.',
    );
  });
  if (native.tryLock(file.fd)) return file;
  await file.close();
  throw new StartError(
    `Another process already uses the data folder ${dataDir}: stop it, or set DATA_DIR to another folder.`,
  );
}

async function openLockFile(dataDir: string): Promise<FileHandle> {
  try {
    const outermost = await mkdir(dataDir, { recursive: true, mode: 0o700 });
    if (outermost !== undefined) {
      await syncNewFolders(path.resolve(dataDir), path.resolve(outermost));
    }
    return await open(path.join(dataDir, 'lock'), 'a+', 0o600);
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be used (${codeOf(error) ?? 'unknown error'}): check DATA_DIR and its permissions.`,
    );
  }
}

/** Flushes the directory entries of new folders to the disk, from the innermost to the outermost folder. */
async function syncNewFolders(innermost: string, outermost: string): Promise<void> {
  for (let folder = innermost; folder.length >= outermost.length; folder = path.dirname(folder)) {
    await syncToDisk(path.dirname(folder));
  }
}
