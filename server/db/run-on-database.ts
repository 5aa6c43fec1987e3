import { type Config, readConfig } from '../config.ts';
import { runCommand } from '../process/run-command.ts';
import { connectDirectly } from './connect.ts';
import type { Connection } from './pool.ts';

/** Opens the database of the configuration, runs `work`, and closes the database. */
export async function withDatabase<T>(
  config: Config,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await connectDirectly(config);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** Runs a command of the terminal on the database that the environment names; see runCommand for errors. */
export const runOnDatabase = (
  command: (connection: Connection, args: readonly string[]) => Promise<void>,
): Promise<void> =>
  runCommand((env, args) =>
    withDatabase(readConfig(env), (connection) => command(connection, args)),
  );
