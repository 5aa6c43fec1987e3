import pg from 'pg';

/** The files of an open embedded database. */
export interface EmbeddedFiles {
  /** The data folder, which this process has locked. */
  dataDir: string;
  /** A path for a socket in a folder that only this user may enter. */
  controlPath: string;
  /**
   * Copies the folder of the database into another folder. Other calls of the database wait meanwhile. The copy has
   * every confirmed change.
   *
   * @throws StartError when the copy cannot be made; then nothing of it is left
   */
  copyFiles: (parent: string) => Promise<void>;
}

/** An open database of either engine. */
export interface Connection {
  pool: pg.Pool;
  /** The address without a pooler, for work that needs a session; by default the address of the pool. */
  directUrl?: string;
  /** The name of the database for messages; without a password. */
  describe: string;
  /** What only the embedded engine has. */
  embedded?: EmbeddedFiles;
  /** Resolves with one sentence when the database has stopped permanently; then the process must end. */
  stopped: Promise<string>;
  close(): Promise<void>;
}

/**
 * Creates a pool whose broken connections never end the process. It replaces a connection that breaks while
 * idle. A connection that breaks in use fails its query and emits `error`, which would end the process
 * without a listener.
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
 * Runs `work` on one connection of the pool. The connection is not used again when `work` takes too long
 * or leaves it inside a transaction.
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
  const release = (broken: boolean) => {
    if (isReleased) return;
    isReleased = true;
    client.release(broken);
  };
  const cut = setTimeout(() => release(true), timeoutMs);
  try {
    return await work(client);
  } finally {
    clearTimeout(cut);
    release(client.getTransactionStatus() !== 'I');
  }
}
