/**
 * `npm run migrate` runs the pending migrations of the database that DATA_DIR or DATABASE_URL names. It is needed
 * where the role of the server has no DDL rights; otherwise the start of the server runs them.
 */
import { prepareDatabase } from './db/migrate.ts';
import { runOnDatabase } from './db/run-on-database.ts';

await runOnDatabase(async (connection) => {
  const count = await prepareDatabase(connection, () => Promise.resolve());
  const message = count === 0 ? 'The tables are up to date' : `${count} changes were made`;
  process.stdout.write(`${message}: ${connection.databaseName}\n`);
});
