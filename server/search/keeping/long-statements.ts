import type pg from 'pg';
import type { Connection } from '../../db/pool.ts';
import { openSession } from '../../db/session.ts';

/** Runs statements that may take minutes. */
export interface LongStatements {
  /** Runs one statement outside of a transaction. */
  run(statement: string): Promise<void>;
  /** Ends what runs. */
  cancel(): Promise<void>;
  close(): Promise<void>;
}

const hours = 3_600_000;

/** Over the pool of the embedded engine, which has one session. */
export function overPool(pool: pg.Pool): LongStatements {
  return {
    async run(text) {
      // The driver has this option of a query; its types do not.
      await pool.query(Object.assign({ text }, { query_timeout: 24 * hours }));
    },
    cancel: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

/** Over a connection of its own without time limits. */
export async function overConnection(
  connection: Pick<Connection, 'pool' | 'directUrl'>,
): Promise<LongStatements> {
  const { pool } = connection;
  const client = await openSession(connection);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  // A lock that another statement holds for long is waited for in the next look.
  await client.query(
    `select set_config('lock_timeout', '20s', false), set_config('maintenance_work_mem', '256MB', false)`,
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
