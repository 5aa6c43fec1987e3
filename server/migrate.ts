/**
 * `npm run migrate`: runs the pending migrations of the database that DATA_DIR or DATABASE_URL names,
 * for a server whose role has no DDL rights.
 */
import { readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { prepare } from './db/migrate.ts';
import { runCommand } from './process/run-command.ts';

await runCommand(async (env) => {
  const connection = await connect(readConfig(env));
  try {
    const count = await prepare(connection.pool, () => Promise.resolve());
    const done = count === 0 ? 'The tables are up to date' : `${count} changes were made`;
    process.stdout.write(`${done}: ${connection.describe}\n`);
    return 0;
  } finally {
    await connection.close();
  }
});
