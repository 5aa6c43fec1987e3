import { type Config, readConfig } from '../config.ts';
import { runCommand } from '../process/run-command.ts';
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

/** Runs a command of the terminal on the database that the environment names; see runCommand for errors. */
export const runOnDatabase = (command: (connection: Connection) => Promise<void>): Promise<void> =>
  runCommand((env) => withDatabase(readConfig(env), command));
