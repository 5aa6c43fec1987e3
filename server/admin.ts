/** `npm run admin`: the administrators of the database that the environment names. */
import { text } from 'node:stream/consumers';
import { runAdminCommand } from './admin/commands.ts';
import { readConfig } from './config.ts';
import { connect, databaseOver } from './db/connect.ts';
import { prepare } from './db/migrate.ts';
import { runCommand } from './process/run-command.ts';

await runCommand(async (env, args) => {
  const isGiven = args.includes('--password-stdin');
  const password = isGiven ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined;
  const connection = await connect(readConfig(env));
  try {
    // An older database lacks tables that the commands write.
    await prepare(connection.pool, () => Promise.resolve());
    const words = args.filter((arg) => arg !== '--password-stdin');
    const message = await runAdminCommand(databaseOver(connection.pool), words, password);
    process.stdout.write(`${message}\n`);
    return 0;
  } finally {
    await connection.close();
  }
});
