import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import type { Connection } from './connect.ts';
import type { EmbeddedWorkerData } from './embedded-worker.ts';
import { lockDataDir } from './lock-data-dir.ts';
import { makeSocketFolder, socketName } from './socket-folder.ts';

/** A thread cannot be started from TypeScript, so this is the name of the compiled file. */
const workerUrl = new URL('./embedded-worker.js', import.meta.url);

/**
 * Opens the embedded PostgreSQL in a folder, creating it on first use. An answered commit is on the
 * disk.
 *
 * @throws StartError when the folder cannot be used, is held by another process, or does not open.
 */
export async function openEmbedded(dataDir: string): Promise<Connection> {
  const lock = await lockDataDir(dataDir);
  const socketDir = await makeSocketFolder();
  const databaseDir = path.join(dataDir, 'postgres');
  await mkdir(databaseDir, { recursive: true, mode: 0o700 });

  const worker = new Worker(workerUrl, {
    workerData: {
      databaseDir,
      socketPath: path.join(socketDir, socketName),
    } satisfies EmbeddedWorkerData,
  });
  try {
    await once(worker, 'message');
  } catch {
    await lock.close();
    await rm(socketDir, { recursive: true, force: true });
    throw new StartError(
      `The database in ${dataDir} does not open: it may be damaged, or from another version.`,
    );
  }

  const pool = new pg.Pool({
    host: socketDir,
    user: 'postgres',
    database: 'postgres',
    // The engine has one session. Waiting for it must end some day, in an error and not in silence.
    max: 1,
    connectionTimeoutMillis: 60_000,
  });
  let closing = false;
  worker.once('exit', () => {
    if (!closing) throw new Error('The embedded database stopped');
  });

  return {
    pool,
    describe: `embedded database in ${dataDir}`,
    async close() {
      closing = true;
      await pool.end();
      worker.postMessage('close');
      await once(worker, 'exit');
      await rm(socketDir, { recursive: true, force: true });
      await lock.close();
    },
  };
}
