/** `npm run migrate`: brings the tables up to date and ends. For a server whose role may not do it. */

import { readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { prepare } from './db/migrate.ts';
import { StartError } from './start-error.ts';

try {
  const connection = await connect(readConfig(process.env));
  try {
    const count = await prepare(connection.pool, () => Promise.resolve());
    const done = count === 0 ? 'The tables are up to date' : `${count} changes were made`;
    process.stdout.write(`${done}: ${connection.describe}\n`);
  } finally {
    await connection.close();
  }
} catch (error) {
  const sentence =
    error instanceof StartError
      ? error.message
      : `The tables cannot be changed: ${error instanceof Error ? error.message : String(error)}`;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
