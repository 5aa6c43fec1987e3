import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolConfig } from 'pg';
import type { Config } from '../config.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import type { Connection } from './pool.ts';
import { openPostgres } from './postgres.ts';

export type Database = NodePgDatabase;
export type PooledDatabase = Database & { $client: Pool };
/**
 * A transaction. Code inside it must not query the outer `Database`: on the embedded engine, which has one connection,
 * that query would wait for a connection and fail.
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Queryable = Database | Transaction;

/**
 * Opens the database that the configuration names.
 *
 * @param options options of the pool, such as `query_timeout`: a query without a response within this number of
 *   milliseconds fails, and its connection is not used again
 * @param meanwhile called while the embedded engine starts in its thread, which takes a second; not called for
 *   PostgreSQL
 * @throws StartError with one sentence when the database cannot be used
 */
export function connect(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl'>,
  options: PoolConfig = {},
  meanwhile?: () => unknown,
): Promise<Connection> {
  const { databaseUrl: url, databaseDirectUrl: directUrl } = config;
  return url === undefined
    ? openEmbedded(config.dataDir, options, meanwhile)
    : openPostgres({ url, directUrl }, options);
}

/** Returns the Drizzle database that queries through this pool. */
export const databaseOver = (pool: Pool): PooledDatabase => drizzle(pool);

/** Returns whether this is the embedded engine. Only its pool has one connection, because it has one session. */
export const isEmbedded = ({ $client }: PooledDatabase): boolean => $client.options.max === 1;
