/**
 * Runs the embedded database in a separate thread, so that a long query does not block the event loop of the server. It
 * serves the PostgreSQL protocol on a private socket, so that the server can use the standard driver.
 */
import { constants, cpSync, fdatasyncSync, rmSync, statfsSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { pageinspect } from '@electric-sql/pglite/contrib/pageinspect';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { z } from 'zod';
import { codeOf, fieldOf } from '../../process/start-error.ts';

const embeddedWorkerData = z.object({
  databaseDir: z.string(),
  socketPath: z.string(),
  /** 1 after a write failed on a full disk. The memory is shared, because a stopped thread cannot send messages. */
  diskIsFull: z.custom<Int32Array<SharedArrayBuffer>>(
    (value) => value instanceof Int32Array && value.buffer instanceof SharedArrayBuffer,
  ),
});

export type EmbeddedWorkerData = z.infer<typeof embeddedWorkerData>;

const embeddedWorkerRequest = z.union([
  z.literal('close'),
  /** Copies the files of the database into the folder `copyTo`, which must not exist. */
  z.object({ copyTo: z.string() }),
]);

export type EmbeddedWorkerRequest = z.infer<typeof embeddedWorkerRequest>;

/** `refused` is a sentence that says why no copy was made. */
export type EmbeddedWorkerMessage = 'ready' | 'closed' | 'copied' | { refused: string };

type InitArguments = Parameters<NodeFS['init']>;
type EmscriptenModule = Parameters<NonNullable<NonNullable<InitArguments[1]['preRun']>[number]>>[0];

/** The file operations of the engine, which its types omit. */
interface FileSystem {
  stream_ops: {
    write: (...operands: unknown[]) => number;
    fsync?: (stream: { nfd: number }) => number;
  };
  /** Converts the errors of Node.js into those of the engine. */
  tryFSOperation: (operation: () => void) => void;
}

/** @throws Error when the engine is of a version whose file operations are elsewhere */
function fileSystemOf(module: object): FileSystem {
  const fileSystem = fieldOf(fieldOf(fieldOf(module, 'FS'), 'filesystems'), 'NODEFS');
  if (isFileSystem(fileSystem)) return fileSystem;
  throw new Error('The embedded engine has no file system of Node.js');
}

const isFileSystem = (value: unknown): value is FileSystem =>
  typeof value === 'object' && value !== null && 'stream_ops' in value && 'tryFSOperation' in value;

/** Bytes that a copy leaves free on the disk: the engine stops when it cannot write its log. */
const minFreeBytes = 64 * 1024 * 1024;

const { databaseDir, socketPath, diskIsFull } = embeddedWorkerData.parse(workerData);
/** The WASI error number of ENOSPC. */
const noSpace = 51;
let syncCount = 0;

/** Ends the thread, and so its connections, when the engine aborts. Otherwise queries would wait forever. */
const stop = () => process.exit(1);

/** Runs an operation, and sets `diskIsFull` if it fails on a full disk. */
function recordIfDiskFull<T>(operation: () => T): T {
  try {
    return operation();
  } catch (error) {
    if (fieldOf(error, 'errno') === noSpace) Atomics.store(diskIsFull, 0, 1);
    throw error;
  }
}

/** Passes fsync to the disk. The package's file system does not, so a power failure would lose data. */
class DurableFS extends NodeFS {
  override async init(...[pg, options]: InitArguments) {
    const { emscriptenOpts } = await super.init(pg, options);
    const replaceOperations = (module: EmscriptenModule) => {
      const files = fileSystemOf(module);
      const { stream_ops: ops } = files;
      const { write } = ops;
      ops.write = (...operands) => recordIfDiskFull(() => write(...operands));
      ops.fsync = (stream) => {
        recordIfDiskFull(() => files.tryFSOperation(() => fdatasyncSync(stream.nfd)));
        syncCount += 1;
        return 0;
      };
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        onAbort: stop,
        preRun: [...(emscriptenOpts.preRun ?? []), replaceOperations],
      },
    };
  }
}

/** @throws Error when a write is not synced to the disk */
async function assertDurable(database: PGlite): Promise<void> {
  const { rows } = await database.query<{ fsync: string }>(
    "select current_setting('fsync') as fsync",
  );
  const before = syncCount;
  await database.exec('create table sync_probe (); drop table sync_probe;');
  if (rows[0]?.fsync !== 'on' || syncCount === before) {
    throw new Error('The embedded database does not sync its writes to the disk');
  }
}

const database = await PGlite.create({
  fs: new DurableFS(databaseDir),
  // `npm run verify` uses the first two, the search of words uses pg_trgm.
  extensions: { amcheck, pageinspect, pg_trgm },
  // -F turns fsync off.
  startParams: PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  postgresqlconf: [
    'fsync=on',
    'wal_sync_method=fsync',
    // The system caches the files as well; the default of 128 MB takes 100 MB more and saves no time.
    'shared_buffers=32MB',
    // The engine never releases memory, so maintenance gets less than the default of 64 MB.
    'maintenance_work_mem=16MB',
    // No replica reads the log. At this level, the indexes of a new sample marketplace are not written to it.
    'wal_level=minimal',
    'max_wal_senders=0',
  ],
});
await assertDurable(database);

// The pool uses one connection at a time, but may open the next before this server has closed the previous one.
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 4 });
await server.start();

async function close(): Promise<void> {
  await server.stop();
  await database.close();
  parentPort?.postMessage('closed' satisfies EmbeddedWorkerMessage);
  parentPort?.close();
}

/**
 * Copies the files of the database. No statement runs meanwhile, so the copy is the same as what a kill at this moment
 * would leave, from which the engine recovers. The copy shares blocks with the original if the file system can do that.
 */
function copyFiles(target: string): EmbeddedWorkerMessage {
  let refused =
    'The disk of the data folder has no room for a copy of the database: free some space.';
  try {
    cpSync(databaseDir, target, { recursive: true, mode: constants.COPYFILE_FICLONE });
    const { bavail, bsize } = statfsSync(target);
    if (bavail * bsize >= minFreeBytes) return 'copied';
  } catch (error) {
    if (codeOf(error) !== 'ENOSPC') refused = `The database cannot be copied: ${String(error)}.`;
  }
  // The copy is removed before the next statement, which may need the space.
  rmSync(target, { recursive: true, force: true });
  return { refused };
}

async function answer(request: EmbeddedWorkerRequest): Promise<void> {
  if (request === 'close') return close();
  const message = await database.runExclusive(() => Promise.resolve(copyFiles(request.copyTo)));
  parentPort?.postMessage(message);
}

parentPort?.on('message', (message) => void answer(embeddedWorkerRequest.parse(message)));
parentPort?.postMessage('ready' satisfies EmbeddedWorkerMessage);
