/**
 * `npm run backup -- <file>` writes the database that DATA_DIR or DATABASE_URL names into a new file. A server may use
 * the database at the same time.
 */
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { backUpEmbedded, requireEmbedded } from '../backup/embedded.ts';
import { backUpPostgres } from '../backup/postgres.ts';
import { readConfig } from '../config.ts';
import { findServer } from '../control/find-server.ts';
import type { Command } from '../process/run-command.ts';
import { codeOf, StartError } from '../process/start-error.ts';
import { syncToDisk } from '../process/sync-to-disk.ts';

/**
 * Creates the empty file for a backup. A backup contains all personal data, so from its first byte only this user may
 * read it.
 *
 * @throws StartError when the file exists, because another backup may be writing it, or when it cannot be created
 */
async function createPartial(partial: string): Promise<void> {
  try {
    await (await open(partial, 'wx', 0o600)).close();
  } catch (error) {
    throw new StartError(
      codeOf(error) === 'EEXIST'
        ? `${partial} is there already, perhaps from a backup that was interrupted: delete it, or name another file.`
        : `${partial} cannot be written (${codeOf(error) ?? 'unknown error'}): check the folder and its permissions.`,
    );
  }
}

export const backup: Command = async (env, args) => {
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
  const server = await findServer(config);
  if (databaseDirectUrl === undefined && server === undefined) requireEmbedded(dataDir);
  await createPartial(partial);
  try {
    if (databaseDirectUrl !== undefined) await backUpPostgres(databaseDirectUrl, partial);
    else if (server !== undefined) await server.backUp(partial);
    else await backUpEmbedded(dataDir, partial);
    await syncToDisk(partial);
    await rename(partial, file);
    await syncToDisk(path.dirname(file));
  } finally {
    await rm(partial, { force: true });
  }
  return { stdout: `The backup is in ${file}.\n` };
};
