import type pg from 'pg';
import type { PoolConfig } from 'pg';
import { codeOf, StartError } from '../process/start-error.ts';
import { type Connection, openPool } from './pool.ts';
import { checkSettings, directSettings, pooledSettings } from './settings.ts';

/** Reasons by SQLSTATE or system error code, for errors that the operator can fix. */
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
 * The time limits of a session, in milliseconds, as startup parameters. PgBouncer refuses these, which is how
 * `openCheckedPool` detects it.
 */
const limits: PoolConfig = {
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 60_000,
};

/**
 * Opens a PostgreSQL database.
 *
 * @param addresses the address of the database, and its address without a pooler, by default the same
 * @throws StartError when the database cannot be used; the message has no password
 */
export async function openPostgres(
  { url, directUrl = url }: { url: string; directUrl?: string },
  options: PoolConfig = {},
): Promise<Connection> {
  const { host, pathname } = new URL(url);
  const databaseName = `PostgreSQL at ${host}${pathname}`;
  const pool = await openCheckedPool({ url, directUrl, databaseName }, options).catch(
    (error: unknown) => {
      if (error instanceof StartError) throw error;
      const code = codeOf(error);
      const reason = code === undefined ? 'it does not answer' : (reasons[code] ?? code);
      throw new StartError(`${databaseName} cannot be used: ${reason}. Check DATABASE_URL.`, {
        cause: error,
      });
    },
  );
  return {
    pool,
    directUrl,
    databaseName,
    // Never resolves: a stopped PostgreSQL is expected to start again.
    stopped: new Promise(() => undefined),
    close: () => pool.end(),
  };
}

/** Opens the pool and checks the settings of the database. Behind a pooler, each transaction sets its settings. */
async function openCheckedPool(
  { url, directUrl, databaseName }: { url: string; directUrl: string; databaseName: string },
  options: PoolConfig,
): Promise<pg.Pool> {
  const poolOptions = { ...options, connectionString: url, connectionTimeoutMillis: 5_000 };
  const check = async (pool: pg.Pool) => {
    try {
      await checkSettings(pool, databaseName);
      return pool;
    } catch (error) {
      await pool.end();
      throw error;
    }
  };
  try {
    return await check(openPool({ ...poolOptions, ...limits, ...directSettings }));
  } catch (error) {
    if (!isRefusedParameter(error)) throw error;
    if (directUrl === url) {
      throw new StartError(
        'DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
        { cause: error },
      );
    }
    return check(openPool({ ...poolOptions, ...pooledSettings }));
  }
}

const isRefusedParameter = (error: unknown) =>
  error instanceof Error && /unsupported startup parameter/.test(error.message);
