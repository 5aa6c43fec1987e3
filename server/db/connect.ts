import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolConfig } from 'pg';
import type { Config } from '../config.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import type { Connection } from './pool.ts';
import { openPostgres } from './postgres.ts';

export type Database = NodePgDatabase;
/** A database that is reached over a pool of connections. */
export type PooledDatabase = Database & { $client: Pool };
/**
 * A transaction. Using the outer database inside it waits for ever on the embedded engine, which has
 * one connection.
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** The database or a transaction; repositories read from either. */
export type Queryable = Database | Transaction;

/**
 * Opens the database that the configuration names.
 *
 * @param options of the pool, such as `query_timeout`: a query that gets no answer for so many
 *   milliseconds fails, and its connection is not used again
 * @param meanwhile called when the embedded engine starts in its thread, which takes a second
 * @throws StartError with one sentence when it cannot be used.
 */
export function connect(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  options: PoolConfig = {},
  meanwhile?: () => unknown,
): Promise<Connection> {
  return config.databaseUrl === undefined
    ? openEmbedded(config.dataDir, options, meanwhile)
    : openPostgres(config.databaseUrl, options);
}

export const databaseOver = (pool: Pool): PooledDatabase => drizzle(pool);
