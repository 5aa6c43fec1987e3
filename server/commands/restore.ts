/**
 * `npm run restore -- <file>` restores a backup into the database that DATA_DIR or DATABASE_URL names. The database must
 * be empty unless `--overwrite` is given.
 */
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import {
  completeRestore,
  completionOfRestore,
  countUncertainMails,
} from '../backup/after-restore.ts';
import { restoreEmbedded } from '../backup/embedded.ts';
import { restorePostgres } from '../backup/postgres.ts';
import { readConfig } from '../config.ts';
import { databaseOver } from '../db/connect.ts';
import { compareTables, describeMissing } from '../db/pending-migrations.ts';
import { withDatabase } from '../db/run-on-database.ts';
import type { Command } from '../process/run-command.ts';
import { StartError } from '../process/start-error.ts';

/** Returns the engine of a backup by its first bytes, which are those of gzip or of pg_dump’s custom format. */
async function engineOf(file: string): Promise<'embedded' | 'PostgreSQL' | undefined> {
  const handle = await open(file).catch(() => {
    throw new StartError(`The file ${file} cannot be read.`);
  });
  try {
    const { buffer } = await handle.read(Buffer.alloc(5), 0, 5, 0);
    if (buffer.toString('latin1') === 'PGDMP') return 'PostgreSQL';
    return buffer[0] === 0x1f && buffer[1] === 0x8b ? 'embedded' : undefined;
  } finally {
    await handle.close();
  }
}

/** Returns the lines to print about a restore at this time. */
async function describeRestored(pool: Pool, restoredAt: Date): Promise<string[]> {
  const uncertain = await countUncertainMails(pool, restoredAt);
  const mailLine = `E-mails that may have been sent since: ${uncertain}. Their state is "not known".`;
  const missing = describeMissing(await compareTables(databaseOver(pool)));
  return [
    ...(uncertain === 0 ? [] : [mailLine]),
    'The backup is restored, and nobody is signed in.',
    missing ?? 'npm run verify checks its books.',
  ];
}

export const restore: Command = async (env, args) => {
  const mayOverwrite = args.includes('--overwrite');
  const [name, ...others] = args.filter((arg) => arg !== '--overwrite');
  if (name === undefined || others.length > 0) {
    throw new StartError('Name the backup: npm run restore -- <file> [--overwrite].');
  }
  const file = path.resolve(name);
  const config = readConfig(env);
  const { dataDir, databaseDirectUrl } = config;
  const target = databaseDirectUrl === undefined ? 'embedded' : 'PostgreSQL';
  const engine = await engineOf(file);
  if (engine !== target) {
    throw new StartError(
      engine === undefined
        ? `${file} is not a backup.`
        : `${file} is a backup of the other kind of database: ${engine === 'PostgreSQL' ? 'set' : 'unset'} DATABASE_URL.`,
    );
  }
  const restoredAt = new Date();
  const lines: string[] = [];
  if (databaseDirectUrl === undefined) {
    await restoreEmbedded(dataDir, file, mayOverwrite, (folder) =>
      withDatabase({ ...config, dataDir: folder }, async ({ pool }) => {
        await completeRestore(pool, restoredAt);
        lines.push(...(await describeRestored(pool, restoredAt)));
      }),
    );
  } else {
    await restorePostgres(databaseDirectUrl, file, {
      mayOverwrite,
      completion: completionOfRestore(restoredAt),
    });
    lines.push(...(await withDatabase(config, ({ pool }) => describeRestored(pool, restoredAt))));
  }
  return { stdout: `${lines.join('\n')}\n` };
};
