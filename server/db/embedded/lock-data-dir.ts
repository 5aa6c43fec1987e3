import { type FileHandle, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, StartError } from '../../process/start-error.ts';

/**
 * Makes this process the only one that uses a data folder, and creates the folder if need be. Two
 * embedded databases on one folder lose data without a word, so the second process must not start.
 * The lock belongs to the kernel: it is gone the moment its process is, however that ends.
 *
 * @throws StartError when the folder cannot be used or another process holds it.
 */
export async function lockDataDir(dataDir: string): Promise<FileHandle> {
  const file = await openLockFile(dataDir);
  // Loaded here because the package has no build for musl, where PostgreSQL still works.
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
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    return await open(path.join(dataDir, 'lock'), 'a+', 0o600);
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be used (${codeOf(error) ?? 'unknown error'}): check DATA_DIR and its permissions.`,
    );
  }
}
