import { cp } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { createEngine } from './create-engine.ts';
import { serveInThread } from './serve-in-thread.ts';
import { temporaryFolder } from './server-process.ts';

/** Returns a copy of the data folder of a server that has ended, because copying is faster than filling. */
export async function filledFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await cp(inject('filledFolder'), folder, { recursive: true });
  return folder;
}

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
