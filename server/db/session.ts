import pg from 'pg';
import type { Connection } from './pool.ts';

/**
 * Opens a session of its own beside a pool, for locks and settings that outlive a transaction, and for
 * statements without a time limit. A pooler would give the session away, so it goes by the direct address.
 *
 * @throws when the database cannot be reached
 */
export async function openSession({
  pool,
  directUrl,
}: Pick<Connection, 'pool' | 'directUrl'>): Promise<pg.Client> {
  const client = new pg.Client({
    ...pool.options,
    ...(directUrl !== undefined && { connectionString: directUrl }),
    query_timeout: 0,
  });
  client.on('error', () => undefined);
  await client.connect();
  // The role may have a limit, which the driver's 0 would leave as it is.
  await client.query('set statement_timeout = 0');
  return client;
}
