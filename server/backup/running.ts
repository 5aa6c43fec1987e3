import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import type { EmbeddedFiles } from '../db/pool.ts';
import { StartError } from '../process/start-error.ts';
import { packDatabase } from './embedded.ts';

/** Writes a backup into a stream, and leaves the stream open. */
type RunningBackup = (output: Writable) => Promise<void>;

/**
 * Returns the function that backs up an embedded database while it runs. Statements wait while its files are copied
 * within the data folder, but not while the copy is packed and sent. The function throws a StartError with one
 * sentence, or the error of a stream that closes early.
 *
 * @param ending interrupts a running backup
 */
export async function runningBackup(
  { dataDir, copyFiles }: EmbeddedFiles,
  ending: AbortSignal,
): Promise<RunningBackup> {
  const copy = path.join(dataDir, 'backup-copy');
  const removeCopy = () => rm(copy, { recursive: true, force: true });
  // Of a server that was killed.
  await removeCopy();
  let isRunning = false;
  return async (output) => {
    if (isRunning) throw new StartError('Another backup is being made: wait until it has ended.');
    isRunning = true;
    try {
      await mkdir(copy, { mode: 0o700 });
      await copyFiles(copy);
      await packDatabase(copy, '-', { output, signal: ending });
    } finally {
      await removeCopy();
      isRunning = false;
    }
  };
}
