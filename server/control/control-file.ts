/**
 * A file in the data folder that names the socket of the running server. The socket itself is elsewhere, because its
 * path may have at most 107 bytes.
 */
import { lstat, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isListening } from '../db/embedded/socket-folder.ts';
import { codeOf, StartError } from '../process/start-error.ts';

const controlFile = (dataDir: string) => path.join(dataDir, 'control');

/** Writes the path of the socket of this process into the data folder, which this process has locked. */
export async function writeControlFile(dataDir: string, socketPath: string): Promise<void> {
  const partial = `${controlFile(dataDir)}.partial`;
  await writeFile(partial, socketPath, { mode: 0o600 });
  await rename(partial, controlFile(dataDir));
}

/** Removes the file with the path of the socket. */
export const removeControlFile = (dataDir: string): Promise<void> =>
  rm(controlFile(dataDir), { force: true });

/**
 * Returns the path of the socket on which a server of this data folder listens; undefined when there is none.
 *
 * @throws StartError when another user could have written the file or made the socket
 */
export async function findControlSocket(dataDir: string): Promise<string | undefined> {
  try {
    await requirePrivate(controlFile(dataDir));
    const socketPath = await readFile(controlFile(dataDir), 'utf8');
    await requirePrivate(path.dirname(socketPath));
    return (await isListening(socketPath)) ? socketPath : undefined;
  } catch (error) {
    // No server has started here, it has ended, or it was killed and another server has removed its socket's folder.
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** @throws StartError unless the file or folder belongs to this user, and others have no rights to it */
async function requirePrivate(file: string): Promise<void> {
  // On Windows, the folders of a user are private.
  if (process.getuid === undefined) return;
  const { uid, mode } = await lstat(file);
  if (uid === process.getuid() && (mode & 0o077) === 0) return;
  throw new StartError(
    `${file} does not belong to this user alone: run the command as the user who runs the server.`,
  );
}
