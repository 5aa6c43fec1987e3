import { type Config, readConfig } from '../config.ts';
import { runCommand } from '../process/run-command.ts';
import { connectDirectly } from './connect.ts';
import type { Connection } from './pool.ts';

/** Runs `work` on the database of the configuration, and closes it. */
export async function onDatabase<T>(
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

/** Runs a command on the database that the environment names. */
export const runOnDatabase = (
  command: (connection: Connection, args: readonly string[]) => Promise<void>,
): Promise<void> =>
  runCommand((env, args) => onDatabase(readConfig(env), (connection) => command(connection, args)));
