import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { StartError } from '../../process/start-error.ts';
import { syncTree } from '../../process/sync-to-disk.ts';
import type { Connection } from '../pool.ts';
import type {
  EmbeddedWorkerData,
  EmbeddedWorkerMessage,
  EmbeddedWorkerRequest,
} from './embedded-worker.ts';
import { lockDataDir } from './lock-data-dir.ts';
import { openEmbeddedPool } from './open-pool.ts';
import {
  databaseFolder,
  isDatabase,
  isUnused,
  placeDatabase,
  recoverDataDir,
} from './place-database.ts';
import {
  controlName,
  makeSocketFolder,
  removeSocketFolder,
  socketName,
  socketPath,
} from './socket-folder.ts';
import { unpackTemplate } from './template.ts';

/** The compiled file, because some versions of Node.js cannot start a thread from TypeScript. */
const workerUrl = new URL('./embedded-worker.js', import.meta.url);

/** Milliseconds that queries get to fail after the engine has stopped, before and again after the pool ends. */
const failDelayMs = 150;

/** The engine in its thread, ready for connections. */
interface Engine {
  worker: Worker;
  /** 1 after a write failed on a full disk. */
  diskIsFull: Int32Array<SharedArrayBuffer>;
}

/**
 * Starts the engine on the folder of a database, and creates the database where there is none.
 *
 * @throws StartError when the database does not open
 */
async function startEngine(dataDir: string, databaseDir: string, address: string): Promise<Engine> {
  mkdirSync(databaseDir, { recursive: true, mode: 0o700 });
  const diskIsFull = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(workerUrl, {
    workerData: {
      databaseDir,
      diskIsFull,
      socketPath: address,
    } satisfies EmbeddedWorkerData,
  });
  try {
    // A thread that cannot open the database throws an error or exits.
    await Promise.race([
      once(worker, 'message'),
      once(worker, 'exit').then(() => Promise.reject(new Error('The thread has stopped'))),
    ]);
    return { worker, diskIsFull };
  } catch {
    throw new StartError(
      diskIsFull[0] === 1
        ? fullDisk(dataDir)
        : `The database in ${dataDir} does not open: it may be damaged, or from another version.`,
    );
  }
}

/**
 * Creates the database of a data folder that has none. If the subfolder of the database exists and is empty, the engine
 * creates the database on its next start, because the subfolder may be a mount point, which cannot be replaced.
 *
 * @returns whether the next start of the engine creates the database
 * @throws StartError when the folder of the database has other files, or no database can be made
 */
async function createIfMissing(
  dataDir: string,
  start: (databaseDir: string) => Promise<Engine>,
): Promise<boolean> {
  const databaseDir = path.join(dataDir, databaseFolder);
  if (isDatabase(databaseDir)) return false;
  if (!(await isUnused(databaseDir))) {
    throw new StartError(
      `${databaseDir} has files but no database (PG_VERSION is missing): check DATA_DIR, restore a backup with --overwrite, or empty the folder for a new database.`,
    );
  }
  if (existsSync(databaseDir)) return true;
  await placeDatabase(dataDir, async (folder) => {
    if (await unpackTemplate(folder)) return;
    const { worker } = await start(path.join(folder, databaseFolder));
    worker.postMessage('close' satisfies EmbeddedWorkerRequest);
    await once(worker, 'exit');
  });
  return false;
}

/**
 * Opens the embedded PostgreSQL of a data folder, and creates both on first use. A confirmed commit is on the disk.
 *
 * @param meanwhile called while the engine starts in its thread
 * @throws StartError when the folder cannot be used or is locked by another process, or its database does not open
 */
export async function openEmbedded(
  dataDir: string,
  options: PoolConfig = {},
  meanwhile: () => unknown = () => undefined,
): Promise<Connection> {
  const lock = await lockDataDir(dataDir);
  const socketDir = await makeSocketFolder();
  const address = socketPath(socketDir, socketName);
  const databaseDir = path.join(dataDir, databaseFolder);
  const start = (directory: string) => startEngine(dataDir, directory, address);
  let engine: Engine;
  try {
    await recoverDataDir(dataDir);
    const isCreatedOnStart = await createIfMissing(dataDir, start);
    const starting = start(databaseDir);
    meanwhile();
    engine = await starting;
    if (isCreatedOnStart) await syncTree(databaseDir);
  } catch (error) {
    await removeSocketFolder(socketDir);
    await lock.close();
    throw error;
  }
  const { worker, diskIsFull } = engine;

  // A query that waits too long for the only connection fails.
  const pool = openEmbeddedPool(address, { ...options, connectionTimeoutMillis: 15_000 });
  let isClosing = false;
  let isRunning = true;
  const exited = once(worker, 'exit').then(
    () => undefined,
    () => undefined,
  );
  const stopped = new Promise<string>((resolve) => {
    void exited.then(async () => {
      isRunning = false;
      if (isClosing) return;
      isClosing = true;
      // The socket refuses connections now, so the waiting queries fail.
      await sleep(failDelayMs);
      await pool.end();
      await sleep(failDelayMs);
      resolve(
        diskIsFull[0] === 1
          ? fullDisk(dataDir)
          : `The database in ${dataDir} has stopped: a new start recovers every confirmed change.`,
      );
    });
  });

  return {
    pool,
    embedded: {
      dataDir,
      controlPath: socketPath(socketDir, controlName),
      async copyFiles(parent) {
        // The pool has no other connection, so no transaction is open during the copy.
        const client = await pool.connect();
        try {
          await client.query('checkpoint');
          const copyTo = path.join(parent, path.basename(databaseDir));
          worker.postMessage({ copyTo } satisfies EmbeddedWorkerRequest);
          const [message]: EmbeddedWorkerMessage[] = await Promise.race([
            once(worker, 'message'),
            exited.then(() => [{ refused: 'The database has stopped.' }]),
          ]);
          if (typeof message === 'object') throw new StartError(message.refused);
        } finally {
          client.release();
        }
      },
    },
    databaseName: `embedded database in ${dataDir}`,
    stopped,
    async close() {
      if (!isClosing) {
        isClosing = true;
        await pool.end();
      }
      if (isRunning) {
        worker.postMessage('close' satisfies EmbeddedWorkerRequest);
        await exited;
      }
      await removeSocketFolder(socketDir);
      await lock.close();
    },
  };
}

const fullDisk = (dataDir: string) =>
  `The disk that holds ${dataDir} is full: free some space, then start again; every confirmed change is kept.`;
