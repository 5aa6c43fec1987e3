import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { Pool } from 'pg';
import { openEmbeddedPool } from '../../server/db/embedded/open-pool.ts';
import { socketName, socketPath } from '../../server/db/embedded/socket-folder.ts';

/** An embedded database that the usual driver can reach. */
interface Served {
  pool: Pool;
  /** Ends the pool and its socket; the database stays open. */
  close: () => Promise<void>;
}

/** Serves an embedded database of this thread on a socket in a folder. */
export async function serveInThread(database: PGlite, folder: string): Promise<Served> {
  const path = socketPath(folder, socketName);
  const server = new PGLiteSocketServer({ db: database, path, maxConnections: 4 });
  await server.start();
  const pool = openEmbeddedPool(path);
  return {
    pool,
    close: async () => {
      await pool.end();
      await server.stop();
    },
  };
}
