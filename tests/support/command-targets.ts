/** Databases for tests of the server's commands, which are processes of their own. */
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import type { Pool } from 'pg';
import { expect, onTestFinished } from 'vitest';
import { openPool } from '../../server/db/pool.ts';
import type { Template } from './database-templates.ts';
import { filledFolder, openFolder } from './filled-folder.ts';
import { runCommand } from './server-commands.ts';
import { newDatabase, temporaryFolder } from './server-process.ts';
import type { Engine } from './test-database.ts';

/** The result of a command that succeeds and prints nothing to stderr. */
export const succeeded = { code: 0, stderr: '' };

/** A database, and the settings with which commands reach it. */
export interface Target {
  env: Record<string, string>;
  /** Runs SQL on the database. On the embedded engine, no process may have the database open meanwhile. */
  withPool<T>(work: (pool: Pool) => Promise<T>): Promise<T>;
}

/** A database of PostgreSQL by its address. */
export function onPostgres(url: string): Target {
  return {
    env: { DATABASE_URL: url },
    async withPool(work) {
      const pool = openPool({ connectionString: url });
      try {
        return await work(pool);
      } finally {
        await pool.end();
      }
    },
  };
}

/** Creates a database of PostgreSQL: a copy of the template, or an empty one. */
export const createPostgres = async (from?: Template) => onPostgres(await newDatabase(from));

/** The embedded database of a data folder. */
export const onFolder = (dataDir: string): Target => ({
  env: { DATA_DIR: dataDir },
  async withPool(work) {
    const folder = await openFolder(dataDir);
    try {
      return await work(folder.pool);
    } finally {
      await folder.close();
    }
  },
});

/** Creates a database with a sample. */
export const createTarget = async (engine: Engine) =>
  engine === 'embedded' ? onFolder(await filledFolder()) : createPostgres('sample');

/** SQL that adds rows which a restore removes or changes: a session, a locked sign-in, a mail. */
export const temporaryRows = `
  insert into sessions (token_hash, account_id, expires_at) values ('hash', 1, now() + interval '10 years');
  insert into sign_in_attempts values ('key', 9, now(), now() + interval '10 years');
  insert into outgoing_mails (id, to_address, subject, text, state, claimed_by)
    values (gen_random_uuid(), 'ada@office.example', 'Hello', 'Hello', 'sending', 'claim');`;

/** Makes a backup. Returns the path of its file. */
export async function backUp({ env }: Pick<Target, 'env'>): Promise<string> {
  const file = path.join(await temporaryFolder(), 'office.backup');
  expect(await runCommand('backup', env, file)).toMatchObject(succeeded);
  return file;
}

/** Starts a server that calls `answer`. Commands find it by the control file of its data folder. */
export async function startFakeServer(answer: RequestListener) {
  const dataDir = await temporaryFolder();
  const socket = path.join(await temporaryFolder(), 'control');
  const server = createServer(answer);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(socket), 'listening');
  await writeFile(path.join(dataDir, 'control'), socket, { mode: 0o600 });
  return { dataDir, server };
}

/** Returns the values of all rows of a query. */
export const valuesOf = async (pool: Pool, query: string): Promise<unknown[]> =>
  (await pool.query({ text: query, rowMode: 'array' })).rows.flat();
