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
}

/** What the thread tells its owner. */
export type EmbeddedWorkerMessage = 'ready' | 'closed';

type InitArguments = Parameters<NodeFS['init']>;
type EmscriptenModule = Parameters<NonNullable<NonNullable<InitArguments[1]['preRun']>[number]>>[0];

/** How the file system says that a file shall reach the disk; the types leave it out. */
interface SyncingOps {
  fsync?: (stream: { nfd: number }) => number;
}

let syncs = 0;

/** The package's file system never passes fsync on to the disk; without it a power cut loses data. */
class DurableFS extends NodeFS {
  override async init(...[pg, options]: InitArguments) {
    const { emscriptenOpts } = await super.init(pg, options);
    const passSyncOn = (module: EmscriptenModule) => {
      const ops: SyncingOps = module.FS.filesystems.NODEFS.stream_ops;
      ops.fsync = (stream) => {
        fdatasyncSync(stream.nfd);
        syncs += 1;
        return 0;
      };
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
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

const { databaseDir, socketPath }: EmbeddedWorkerData = workerData;

const database = await PGlite.create({
  fs: new DurableFS(databaseDir),
  // -F turns fsync off.
  startParams: PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  postgresqlconf: ['fsync=on', 'wal_sync_method=fsync'],
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
