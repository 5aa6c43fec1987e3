import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { Pool } from 'pg';
import { openPool } from '../../server/db/pool.ts';

/** An embedded database that the usual driver can reach. */
interface Served {
  pool: Pool;
  /** Ends the pool and its socket; the database stays open. */
  close: () => Promise<void>;
}

/** Serves an embedded database of this thread on a socket in a folder. */
export async function serveInThread(database: PGlite, folder: string): Promise<Served> {
  const server = new PGLiteSocketServer({
    db: database,
    path: path.join(folder, '.s.PGSQL.5432'),
    maxConnections: 4,
  });
  await server.start();
  const pool = openPool({ host: folder, user: 'postgres', database: 'postgres', max: 1 });
  return {
    pool,
    close: async () => {
      await pool.end();
      await server.stop();
    },
  };
}
