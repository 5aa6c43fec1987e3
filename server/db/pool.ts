import pg from 'pg';

/** The files of an open embedded database. */
export interface EmbeddedFiles {
  /** The data folder, which this process has locked. */
  dataDir: string;
  /** The path on which the server listens for commands of the terminal, in a folder that only this user may enter. */
  controlPath: string;
  /**
   * Copies the folder of the database into the folder `parent`. Other queries wait meanwhile. The copy has every
   * confirmed change.
   *
   * @throws StartError when the copy cannot be made
   */
  copyFiles: (parent: string) => Promise<void>;
}

/** An open database of either engine. */
export interface Connection {
  pool: pg.Pool;
  /** The address of PostgreSQL without a pooler, for work that needs a session; undefined for the embedded engine. */
  directUrl?: string;
  /** The name of the database for messages; without a password. */
  databaseName: string;
  /** The files of the embedded engine; undefined for PostgreSQL. */
  embedded?: EmbeddedFiles;
  /** Resolves with one sentence when the database has stopped permanently; then the process must end. */
  stopped: Promise<string>;
  close(): Promise<void>;
}

/**
 * Creates a pool with listeners for the errors of its connections, which would otherwise end the process. The pool
 * replaces a connection that breaks. If the connection was in use, its query fails.
 *
 * https://node-postgres.com/apis/pool#events
 */
export function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return pool;
}

/**
 * Runs `work` on one connection of the pool. A connection that `work` leaves in a transaction is closed.
 *
 * @param timeoutMs milliseconds for `work`; then the connection is closed, which fails its query
 * @throws the errors of getting the connection and of `work`
 */
export async function withConnection<T>(
  pool: pg.Pool,
  timeoutMs: number,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isReleased = false;
  const release = (shouldClose: boolean) => {
    if (isReleased) return;
    isReleased = true;
    client.release(shouldClose);
  };
  const timer = setTimeout(() => release(true), timeoutMs);
  try {
    return await work(client);
  } finally {
    clearTimeout(timer);
    release(client.getTransactionStatus() !== 'I');
  }
}
