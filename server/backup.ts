/** `npm run backup -- <file>` writes the database that DATA_DIR or DATABASE_URL names into a file. */
import { existsSync } from 'node:fs';
import { chmod, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { backUpEmbedded } from './backup/embedded.ts';
import { backUpPostgres } from './backup/postgres.ts';
import { readConfig } from './config.ts';
import { runCommand } from './process/run-command.ts';
import { StartError } from './process/start-error.ts';

/** Flushes the file from the system's cache to the disk. */
async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

await runCommand(async (env, args) => {
  const [name] = args;
  if (name === undefined || args.length > 1) {
    throw new StartError('Name the file to write: npm run backup -- <file>.');
  }
  const file = path.resolve(name);
  if (existsSync(file)) throw new StartError(`${file} is there already: name another file.`);
  const { dataDir, databaseDirectUrl } = readConfig(env);
  // Only a complete backup gets the final name.
  const partial = `${file}.partial`;
  try {
    await (databaseDirectUrl === undefined
      ? backUpEmbedded(dataDir, partial)
      : backUpPostgres(databaseDirectUrl, partial));
    // The backup contains all personal data.
    await chmod(partial, 0o600);
    await syncToDisk(partial);
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
  process.stdout.write(`The backup is in ${file}.\n`);
});
