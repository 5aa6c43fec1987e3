import type pg from 'pg';
import type { Connection } from '../../db/pool.ts';
import { openSession } from '../../db/session.ts';

/** Runs statements that may take minutes. */
export interface LongStatements {
  /** Runs one statement outside of a transaction. */
  run(statement: string): Promise<void>;
  /** Cancels the running statement. */
  cancel(): Promise<void>;
  close(): Promise<void>;
}

const hours = 3_600_000;

/** Creates the runner over the pool of the embedded engine, which has one session. */
export function overPool(pool: pg.Pool): LongStatements {
  return {
    async run(text) {
      // The driver supports this option of a query, but its types do not have it.
      await pool.query(Object.assign({ text }, { query_timeout: 24 * hours }));
    },
    cancel: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

/** Creates the runner over a separate connection without time limits. */
export async function overConnection(
  connection: Pick<Connection, 'pool' | 'directUrl'>,
): Promise<LongStatements> {
  const { pool } = connection;
  const client = await openSession(connection);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  // These statements block no others. CREATE INDEX CONCURRENTLY waits for every older transaction, such as a backup,
  // and must start again after a timeout.
  await client.query(
    `select set_config('lock_timeout', '2h', false), set_config('maintenance_work_mem', '256MB', false)`,
  );
  return {
    async run(statement) {
      await client.query(statement);
    },
    async cancel() {
      await pool.query('select pg_cancel_backend($1)', [rows[0]?.pid]);
    },
    close: () => client.end(),
  };
}
