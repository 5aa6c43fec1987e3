import { readConfig } from '../config.ts';
import { runCommand } from '../process/run-command.ts';
import { connectDirectly } from './connect.ts';
import type { Connection } from './pool.ts';

/** Runs a command on the database that the environment names. */
export const runOnDatabase = (
  command: (connection: Connection, args: readonly string[]) => Promise<void>,
): Promise<void> =>
  runCommand(async (env, args) => {
    const connection = await connectDirectly(readConfig(env));
    try {
      await command(connection, args);
    } finally {
      await connection.close();
    }
  });
