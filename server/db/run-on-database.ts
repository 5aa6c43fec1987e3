import type { Config } from '../config.ts';
import { connect } from './connect.ts';
import type { Connection } from './pool.ts';

/** Opens the database of the configuration without its pooler, runs `work`, and closes the database. */
export async function withDatabase<T>(
  { dataDir, databaseDirectUrl }: Config,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await connect({ dataDir, databaseUrl: databaseDirectUrl });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
