/** `npm run admin`: the administrators of the database that the environment names. */
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { runCommand } from './admin/commands.ts';
import { readConfig } from './config.ts';
import { connect, databaseOver } from './db/connect.ts';
import { prepare } from './db/migrate.ts';
import { StartError } from './start-error.ts';

async function run(args: readonly string[]): Promise<string> {
  const isGiven = args.includes('--password-stdin');
  const password = isGiven ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined;
  const connection = await connect(readConfig(process.env));
  try {
    // An older database lacks tables that the commands write.
    await prepare(connection.pool, () => Promise.resolve());
    const words = args.filter((arg) => arg !== '--password-stdin');
    return await runCommand(databaseOver(connection.pool), words, password);
  } finally {
    await connection.close();
  }
}

try {
  if (!process.stdout.write(`${await run(process.argv.slice(2))}\n`)) {
    await once(process.stdout, 'drain');
  }
} catch (error) {
  const sentence =
    error instanceof StartError
      ? error.message
      : `The command cannot be carried out: ${error instanceof Error ? error.name : 'unknown error'}.`;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
