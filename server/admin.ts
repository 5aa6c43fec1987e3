/** `npm run admin` manages the administrators of the database that the environment names. */
import { text } from 'node:stream/consumers';
import { runAdminCommand } from './admin/commands.ts';
import { databaseOver } from './db/connect.ts';
import { prepare } from './db/migrate.ts';
import { runOnDatabase } from './db/run-on-database.ts';

await runOnDatabase(async (connection, args) => {
  const isGiven = args.includes('--password-stdin');
  const password = isGiven ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined;
  // A database of an earlier version lacks tables that the commands write.
  await prepare(connection, () => Promise.resolve());
  const words = args.filter((arg) => arg !== '--password-stdin');
  const message = await runAdminCommand(databaseOver(connection.pool), words, password);
  process.stdout.write(`${message}\n`);
});
