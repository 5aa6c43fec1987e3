import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { inject } from 'vitest';
import { createEngine } from './create-engine.ts';
import { environmentOf } from './database-addresses.ts';
import { serveInThread } from './serve-in-thread.ts';
import { newDatabase, type OnEnd, temporaryFolder } from './server-process.ts';
import type { Environment } from './start-process.ts';

/** Copies the data folder of a server that has ended, because copying is faster than filling. */
export async function filledFolder(onEnd?: OnEnd): Promise<string> {
  const folder = await temporaryFolder(onEnd);
  // `cp` of node:fs/promises takes ten times the CPU time.
  execFileSync('cp', ['-R', `${inject('filledFolder')}/.`, folder]);
  return folder;
}

/**
 * Copies a database with a sample, on PostgreSQL if the machine has it, because that starts faster.
 * Returns the settings with which a server uses it.
 */
export const filledDatabase = async (): Promise<Environment> =>
  inject('postgresUrl') === null
    ? { DATA_DIR: await filledFolder() }
    : environmentOf(await newDatabase('sample'));

/** Opens the database of a data folder in this thread, while no server runs on it. */
export async function openFolder(dataDir: string) {
  const database = await createEngine({ dataDir: path.join(dataDir, 'postgres') });
  const { pool, close } = await serveInThread(database, await temporaryFolder());
  return {
    pool,
    async close() {
      await close();
      await database.close();
    },
  };
}
