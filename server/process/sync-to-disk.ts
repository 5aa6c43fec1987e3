import { lstat, open, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Flushes a file, or the names in a folder, from the system's cache to the disk. */
export async function syncToDisk(file: string): Promise<void> {
  const isFolder = (await lstat(file)).isDirectory();
  // Windows cannot sync a folder, and syncs a file only where it may write.
  if (isFolder && process.platform === 'win32') return;
  const handle = await open(file, isFolder ? 'r' : 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Flushes a folder with all that it holds. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await syncToDisk(path.join(entry.parentPath, entry.name));
  }
  await syncToDisk(folder);
}
