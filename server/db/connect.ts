import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolConfig } from 'pg';
import type { Config } from '../config.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import type { Connection } from './pool.ts';
import { openPostgres } from './postgres.ts';

export type Database = NodePgDatabase;
/** A database that is reached over a pool of connections. */
export type PooledDatabase = Database & { $client: Pool };
/** Inside a transaction. Using the outer database there waits for ever on the embedded one. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a repository can read from: the database, or the transaction it is called in. */
export type Queryable = Database | Transaction;

/**
 * Opens the database that the configuration names.
 *
 * @param options of the pool, such as `query_timeout`: a query that gets no answer for so many
 *   milliseconds fails, and its connection is not used again
 * @throws StartError with one sentence when it cannot be used.
 */
export function connect(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  options: PoolConfig = {},
): Promise<Connection> {
  return config.databaseUrl === undefined
    ? openEmbedded(config.dataDir, options)
    : openPostgres(config.databaseUrl, options);
}

export const databaseOver = (pool: Pool): PooledDatabase => drizzle(pool);
