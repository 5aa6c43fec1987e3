/**
 * `npm run migrate` runs the pending migrations of the database that DATA_DIR or DATABASE_URL names. It is needed
 * where the role of the server has no DDL rights; otherwise the start of the server runs them.
 */
import { readConfig } from '../config.ts';
import { prepareDatabase } from '../db/migrate.ts';
import { withDatabase } from '../db/run-on-database.ts';
import type { Command } from '../process/run-command.ts';

export const migrate: Command = (env) =>
  withDatabase(readConfig(env), async (connection) => {
    const count = await prepareDatabase(connection);
    const made = count === 1 ? '1 change was made' : `${count} changes were made`;
    const message = count === 0 ? 'The tables are up to date' : made;
    return { stdout: `${message}: ${connection.databaseName}\n` };
  });
