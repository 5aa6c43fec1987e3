import type { PoolConfig } from 'pg';
import { codeOf, StartError } from '../process/start-error.ts';
import { type Connection, openPool } from './pool.ts';

/** SQLSTATE and system codes with a reason that the operator can remove. */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host is not known',
  EAI_AGAIN: 'the host is not known',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'the password is wrong',
  '28000': 'the user is not allowed in',
  '3D000': 'the database does not exist',
  '53300': 'it has no connection left',
};

/**
 * Opens a PostgreSQL database.
 *
 * @throws StartError with the reason when it cannot be reached; the address is without its password
 */
export async function openPostgres(
  databaseUrl: string,
  options: PoolConfig = {},
): Promise<Connection> {
  const { host, pathname } = new URL(databaseUrl);
  const describe = `PostgreSQL at ${host}${pathname}`;
  const pool = openPool({
    ...options,
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const code = codeOf(error);
    const reason = code === undefined ? 'it does not answer' : (reasons[code] ?? code);
    throw new StartError(`${describe} cannot be used: ${reason}. Check DATABASE_URL.`);
  }
  // A PostgreSQL that is away is expected back.
  const stopped = new Promise<string>(() => undefined);
  return { pool, describe, stopped, close: () => pool.end() };
}
