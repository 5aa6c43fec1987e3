/**
 * The embedded database, in a thread of its own so that a long query does not stop the server's
 * event loop. It answers the PostgreSQL protocol on a private Unix socket, so the rest of the server
 * speaks to it with the ordinary driver.
 */
import { fdatasyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

export interface EmbeddedWorkerData {
  databaseDir: string;
  socketPath: string;
  /** One number: 1 once the disk had no room for a write. Shared, because a thread that stops tells nothing. */
  diskIsFull: Int32Array<SharedArrayBuffer>;
}

/** What the thread tells its owner. */
export type EmbeddedWorkerMessage = 'ready' | 'closed';

type InitArguments = Parameters<NodeFS['init']>;
type EmscriptenModule = Parameters<NonNullable<NonNullable<InitArguments[1]['preRun']>[number]>>[0];

/** How the engine's files are written and reach the disk; the types leave it out. */
interface FileSystem {
  stream_ops: {
    write: (...operands: unknown[]) => number;
    fsync?: (stream: { nfd: number }) => number;
  };
  /** Turns the errors of Node.js into those the engine understands. */
  tryFSOperation: (operation: () => void) => void;
}

const { databaseDir, socketPath, diskIsFull }: EmbeddedWorkerData = workerData;
/** ENOSPC among the numbers of WASI. */
const noSpace = 51;
let syncs = 0;

/**
 * The engine gives up when it cannot write its log: then what it was asked never ends, nor does
 * anything after it. Without its thread every connection ends at once instead.
 */
const stop = () => process.exit(1);

function noteFullDisk(error: unknown): void {
  if (Reflect.get(Object(error), 'errno') === noSpace) Atomics.store(diskIsFull, 0, 1);
}

/** Runs it and notes when it finds the disk full. */
function noting<T>(operation: () => T): T {
  try {
    return operation();
  } catch (error) {
    noteFullDisk(error);
    throw error;
  }
}

/** The package's file system never passes fsync on to the disk; without it a power cut loses data. */
class DurableFS extends NodeFS {
  override async init(...[pg, options]: InitArguments) {
    const { emscriptenOpts } = await super.init(pg, options);
    const passSyncOn = (module: EmscriptenModule) => {
      const files: FileSystem = module.FS.filesystems.NODEFS;
      const { stream_ops: ops } = files;
      const { write } = ops;
      ops.write = (...operands) => noting(() => write(...operands));
      ops.fsync = (stream) => {
        noting(() => files.tryFSOperation(() => fdatasyncSync(stream.nfd)));
        syncs += 1;
        return 0;
      };
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        onAbort: stop,
        preRun: [...(emscriptenOpts.preRun ?? []), passSyncOn],
      },
    };
  }
}

async function assertDurable(database: PGlite): Promise<void> {
  const { rows } = await database.query<{ fsync: string }>(
    "select current_setting('fsync') as fsync",
  );
  const before = syncs;
  await database.exec('create table sync_probe (); drop table sync_probe;');
  if (rows[0]?.fsync !== 'on' || syncs === before) {
    throw new Error('The embedded database does not sync its writes to the disk');
  }
}

const database = await PGlite.create({
  fs: new DurableFS(databaseDir),
  // -F turns fsync off.
  startParams: PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // The files are in the system's cache as well; the default of 128 MB takes 100 MB more and saves no time.
  postgresqlconf: ['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=32MB'],
});
await assertDurable(database);

// The engine has one session, and messages of two connections would mix in it; that there is one
// connection at a time is the pool's affair. It gives a connection up after a failed statement and
// opens the next before this end has noticed, so a second one must be let in.
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 4 });
await server.start();

async function close(): Promise<void> {
  await server.stop();
  await database.close();
  parentPort?.postMessage('closed' satisfies EmbeddedWorkerMessage);
  parentPort?.close();
}

parentPort?.once('message', () => void close());
parentPort?.postMessage('ready' satisfies EmbeddedWorkerMessage);
