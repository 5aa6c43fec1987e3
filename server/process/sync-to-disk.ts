import { lstat, open, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Flushes a file, or the entries of a folder, from the cache of the system to the disk. */
export async function syncToDisk(file: string): Promise<void> {
  const isFolder = (await lstat(file)).isDirectory();
  // Windows cannot sync a folder, and syncs a file only if it is open for writing.
  if (isFolder && process.platform === 'win32') return;
  const handle = await open(file, isFolder ? 'r' : 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Flushes a folder and all files and folders in it to the disk. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await syncToDisk(path.join(entry.parentPath, entry.name));
  }
  await syncToDisk(folder);
}
