/**
 * `npm run migrate` runs the pending migrations of the database that DATA_DIR or DATABASE_URL names. It is needed
 * where the role of the server has no DDL rights; otherwise the start of the server runs them.
 */
import { prepareDatabase } from '../db/migrate.ts';
import { onDatabase } from '../db/run-on-database.ts';

export const migrate = onDatabase(async (connection) => {
  const count = await prepareDatabase(connection);
  const made = count === 1 ? '1 change was made' : `${count} changes were made`;
  const message = count === 0 ? 'The tables are up to date' : made;
  return { stdout: `${message}: ${connection.databaseName}\n` };
});
