/**
 * `npm run backup -- <file>` writes the database that DATA_DIR or DATABASE_URL names into a file. A server may use the
 * database at the same time.
 */
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { backUpEmbedded } from './backup/embedded.ts';
import { backUpPostgres } from './backup/postgres.ts';
import { readConfig } from './config.ts';
import { findServer } from './control/find-server.ts';
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
  const config = readConfig(env);
  const { dataDir, databaseDirectUrl } = config;
  // Only a complete backup gets the final name.
  const partial = `${file}.partial`;
  // A backup contains all personal data: only this user may read it, also while it is written.
  process.umask(0o077);
  await rm(partial, { force: true });
  try {
    const server = await findServer(config);
    if (databaseDirectUrl !== undefined) await backUpPostgres(databaseDirectUrl, partial);
    else if (server !== undefined) await server.backUp(partial);
    else await backUpEmbedded(dataDir, partial);
    await syncToDisk(partial);
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
  process.stdout.write(`The backup is in ${file}.\n`);
});
