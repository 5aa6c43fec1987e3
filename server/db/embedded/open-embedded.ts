import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { StartError } from '../../process/start-error.ts';
import { type Connection, openPool } from '../pool.ts';
import type { EmbeddedWorkerData } from './embedded-worker.ts';
import { lockDataDir } from './lock-data-dir.ts';
import { makeSocketFolder, socketName } from './socket-folder.ts';
import { unpackTemplate } from './template.ts';

/** A thread cannot be started from TypeScript, so this is the name of the compiled file. */
const workerUrl = new URL('./embedded-worker.js', import.meta.url);

/** Milliseconds for the calls that were on their way to fail, when the engine has stopped. */
const lastWords = 150;

/**
 * Opens the embedded PostgreSQL in a folder, creating it on first use. An answered commit is on the
 * disk.
 *
 * @throws StartError when the folder cannot be used, is held by another process, or does not open.
 */
export async function openEmbedded(dataDir: string, options: PoolConfig = {}): Promise<Connection> {
  const lock = await lockDataDir(dataDir);
  const socketDir = await makeSocketFolder();
  const databaseDir = path.join(dataDir, 'postgres');
  await unpackTemplate(databaseDir);
  await mkdir(databaseDir, { recursive: true, mode: 0o700 });

  const diskIsFull = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(workerUrl, {
    workerData: {
      databaseDir,
      diskIsFull,
      socketPath: path.join(socketDir, socketName),
    } satisfies EmbeddedWorkerData,
  });
  try {
    // Without a first word the thread throws an error, or just exits.
    await Promise.race([
      once(worker, 'message'),
      once(worker, 'exit').then(() => Promise.reject(new Error('The thread has stopped'))),
    ]);
  } catch {
    await lock.close();
    await rm(socketDir, { recursive: true, force: true });
    throw new StartError(
      diskIsFull[0] === 1
        ? fullDisk(dataDir)
        : `The database in ${dataDir} does not open: it may be damaged, or from another version.`,
    );
  }

  const pool = openPool({
    ...options,
    host: socketDir,
    user: 'postgres',
    database: 'postgres',
    // The engine has one session. Waiting for it must end some day, in an error and not in silence.
    max: 1,
    connectionTimeoutMillis: 15_000,
  });
  let closing = false;
  let isRunning = true;
  const exited = once(worker, 'exit').then(
    () => undefined,
    () => undefined,
  );
  const stopped = new Promise<string>((resolve) => {
    void exited.then(async () => {
      isRunning = false;
      if (closing) return;
      closing = true;
      // Connections are refused from here on, so what waits for one fails at once.
      await sleep(lastWords);
      await pool.end();
      await sleep(lastWords);
      resolve(
        diskIsFull[0] === 1
          ? fullDisk(dataDir)
          : `The database in ${dataDir} has stopped: starting again recovers what was answered.`,
      );
    });
  });

  return {
    pool,
    describe: `embedded database in ${dataDir}`,
    stopped,
    async close() {
      if (!closing) {
        closing = true;
        await pool.end();
      }
      if (isRunning) {
        worker.postMessage('close');
        await exited;
      }
      await rm(socketDir, { recursive: true, force: true });
      await lock.close();
    },
  };
}

const fullDisk = (dataDir: string) =>
  `The disk that holds ${dataDir} is full: make room, then start again; what was answered is kept.`;
