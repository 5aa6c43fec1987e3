import pg from 'pg';
import type { Connection } from './pool.ts';
import { setUnlimitedSession } from './settings.ts';

/**
 * Opens a separate session beside a pool, for locks and settings that outlive a transaction, and for
 * statements without a time limit. It uses the direct address, because a pooler would share the session.
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
  // The role may have a limit, which an option of 0 in the driver would not change. The embedded engine has one session,
  // with defaults of its own.
  await client.query(directUrl === undefined ? 'set statement_timeout = 0' : setUnlimitedSession);
  return client;
}
