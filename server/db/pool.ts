import pg from 'pg';

/** An open database of either kind, spoken to with one driver. */
export interface Connection {
  pool: pg.Pool;
  /** What to call it in a sentence; holds no password. */
  describe: string;
  /** One sentence, once the database has stopped for good: then the process has to end. */
  stopped: Promise<string>;
  close(): Promise<void>;
}

/**
 * A pool of connections whose breaking never ends the process. A connection that breaks while idle is
 * replaced. One that breaks in use fails its query, and tells its listeners as well; without a listener
 * Node.js takes that for an error nobody handles.
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
 * Runs `work` on one connection of the pool. A connection that was silent for too long, or that `work`
 * leaves inside a transaction, is not used again.
 *
 * @param patience milliseconds for `work`; the connection is cut then, which fails its query
 * @throws what getting the connection or `work` throws
 */
export async function withConnection<T>(
  pool: pg.Pool,
  patience: number,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isReleased = false;
  const release = (broken: boolean) => {
    if (isReleased) return;
    isReleased = true;
    client.release(broken);
  };
  const cut = setTimeout(() => release(true), patience);
  try {
    return await work(client);
  } finally {
    clearTimeout(cut);
    release(client.getTransactionStatus() !== 'I');
  }
}
