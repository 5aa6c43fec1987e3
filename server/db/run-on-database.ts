import { type Config, readConfig } from '../config.ts';
import type { Command } from '../process/run-command.ts';
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

/** Returns a command that runs `work` on the database that the environment names. */
export const onDatabase =
  (work: (connection: Connection) => ReturnType<Command>): Command =>
  (env) =>
    withDatabase(readConfig(env), work);
