import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { createEngine } from './create-engine.ts';
import { environmentOf } from './database-addresses.ts';
import { serveInThread } from './serve-in-thread.ts';
import { newDatabase, type OnEnd, temporaryFolder } from './server-process.ts';
import type { Environment } from './start-process.ts';
import { templateFile } from './test-database.ts';

/** Makes a data folder whose database has the usual sample. It is unpacked, which is faster than filling it. */
export async function filledFolder(onEnd?: OnEnd): Promise<string> {
  const folder = await temporaryFolder(onEnd);
  const databaseDir = path.join(folder, 'postgres');
  await mkdir(databaseDir, { mode: 0o700 });
  // The names in the file are absolute, and `tar` warns that it removes their beginning.
  execFileSync('tar', ['-xf', templateFile('sample'), '-C', databaseDir], { stdio: 'ignore' });
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
