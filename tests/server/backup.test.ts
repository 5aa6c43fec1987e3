import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { checks } from '../../server/consistency/checks.ts';
import { databaseOver } from '../../server/db/connect.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import {
  backUp,
  startFakeServer,
  succeeded,
  temporaryRows,
  valuesOf,
} from '../support/command-targets.ts';
import { environmentOf } from '../support/database-addresses.ts';
import { filledFolder, openFolder } from '../support/filled-folder.ts';
import { type MailApp, openMailApp } from '../support/mail-app.ts';
import { runCommand, runHere } from '../support/server-commands.ts';
import { newDatabase, temporaryFolder } from '../support/server-process.ts';
import { childEnvironment } from '../support/start-process.ts';

interface WithdrawalRow {
  id: number;
  available_amount: number;
  withdrawal_amount: number;
}

const openApp = (pool: Pool) => openMailApp({ db: databaseOver(pool) });

const figuresOf = async (mailApp: MailApp) => (await mailApp.call('GET', 'dashboard/data')).body;

/**
 * Approves a request, queues a mail that no server sends, and adds the rows that a restore corrects. Returns the figures
 * after that.
 */
async function approveAndReply(pool: Pool): Promise<unknown> {
  const mailApp = await openApp(pool);
  const { body } = await mailApp.call('GET', 'withdrawal/history');
  const { data } = body as { data: { data: WithdrawalRow[] } };
  const payable = data.data.find((row) => row.withdrawal_amount <= row.available_amount);
  const approved = await mailApp.call('POST', `withdrawal/request/${payable?.id}`);
  expect(approved.status).toBe(200);
  await mailApp.reply(1);
  await pool.query(temporaryRows);
  return figuresOf(mailApp);
}

/**
 * Expects that the database has the figures of its source, has no session and no lock of an account, and sends no
 * mail again by itself, because the mail may have been sent since the backup.
 */
async function expectRestored(pool: Pool, figures: unknown): Promise<void> {
  for (const table of ['sessions', 'sign_in_attempts']) {
    expect(await valuesOf(pool, `select count(*)::int from ${table}`), table).toEqual([0]);
  }
  const states = await valuesOf(pool, 'select state from outgoing_mails');
  expect(states).toEqual(['not-known', 'not-known']);
  const mailApp = await openApp(pool);
  expect(await figuresOf(mailApp)).toEqual(figures);
  const mails = await mailApp.call('GET', 'contact/message/1/reply');
  expect(mails.body).toMatchObject({ data: { data: [{ state: 'not-known' }] } });
}

async function expectBooksThatAddUp(target: Record<string, string>): Promise<void> {
  const verified = await runCommand('verify', target);
  expect(verified).toMatchObject(succeeded);
  const lines = verified.stdout.trimEnd().split('\n');
  expect(lines.pop()).toMatch(/^The books of the .+ add up\.$/);
  expect(lines.pop()).toContain('Not checked: which transactions were committed (pg_xact)');
  const pages = 'Every page of the tables and indexes can be read and is whole';
  const rules = [pages, ...checks.map(({ rule }) => rule)];
  expect(lines).toEqual(rules.map((rule) => `✓ ${rule}`));
}

/** Restores a backup with two e-mails that may have been sent since. */
async function restore(target: Record<string, string>, ...args: string[]): Promise<void> {
  expect(await runCommand('restore', target, ...args)).toMatchObject({
    ...succeeded,
    stdout: expect.stringContaining('E-mails that may have been sent since: 2.'),
  });
}

it('a backup of the embedded database replaces another database, which then has its figures, no session, and books that add up', async () => {
  const source = { DATA_DIR: await filledFolder() };
  const database = await openFolder(source.DATA_DIR);
  const figures = await approveAndReply(database.pool);
  await database.close();

  const target = { DATA_DIR: await filledFolder() };
  const file = await backUp({ env: source });
  await restore(target, file, '--overwrite');
  await expectBooksThatAddUp(target);
  const restored = await openFolder(target.DATA_DIR);
  await expectRestored(restored.pool, figures);
  await restored.close();
});

it.runIf(inject('postgresUrl') !== null)(
  'a backup of PostgreSQL is restored with its figures and append-only tables, and verify names what does not add up',
  async () => {
    const [sourceUrl, targetUrl] = [await newDatabase('sample'), await newDatabase()];
    const source = await openPostgres({ url: sourceUrl });
    const figures = await approveAndReply(source.pool);
    await source.close();
    const file = await backUp({ env: environmentOf(sourceUrl) });
    // A backup is not overwritten.
    const again = await runCommand('backup', environmentOf(sourceUrl), file);
    expect(again.stderr).toBe(`${file} is there already: name another file.\n`);

    const target = environmentOf(targetUrl);
    const empty = await runCommand('verify', target);
    expect(empty.stderr).toMatch(
      /^The database has no tables yet: start the server, or [^\n]+\.\n$/,
    );
    await restore(target, file);
    const refused = await runCommand('restore', target, file);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('--overwrite') });
    const restored = await openPostgres({ url: targetUrl });
    const { pool } = restored;
    await expectRestored(pool, figures);
    for (const table of ['audit_entries', 'content_versions', 'ledger_entries']) {
      expect((await pool.query(`select 1 from ${table} limit 1`)).rowCount, table).toBe(1);
      await expect(pool.query(`delete from ${table}`)).rejects.toThrow('is append-only');
    }

    await pool.query('update balances set balance_kobo = balance_kobo + 5 where artisan_id = 1');
    await pool.query(
      `update figure_changes set amount = amount + 1
       where ctid = (select min(ctid) from figure_changes where figure = 'clients')`,
    );
    await pool.query(
      `update withdrawal_requests set status = 'approved', decided_by = 1
       where id = (select min(id) from withdrawal_requests where status = 'pending')`,
    );
    await restored.close();
    const { code, stdout } = await runCommand('verify', target);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /✗ Each balance[^\n]+\n {4}artisan 1 has the balance \d+, and the ledger/,
    );
    expect(stdout).toMatch(
      /✗ Each approved withdrawal[^\n]+\n {4}withdrawal \d+ is approved and has 0 t/,
    );
    expect(stdout).toMatch(/ {4}clients is stored as 37 and counted as 36\n/);
    expect(stdout.match(/^✓ /gm)).toHaveLength(checks.length - 3);
    expect(stdout).toMatch(
      /\nNot checked: the pages of the tables and indexes\.[^\n]+\n[^\n]+ have 3 deviations\.\n$/,
    );
  },
);

describe('a backup, restore or check that cannot be carried out', () => {
  it.each([
    ['backup', [], 'Name the file to write'],
    ['backup', ['/nowhere/file'], 'There is no database in'],
    ['restore', [], 'Name the backup'],
    ['restore', ['/nowhere/file'], 'cannot be read'],
    ['restore', ['package.json'], 'package.json is not a backup.'],
    ['verify', [], 'There is no database in'],
  ] as const)('%s %j prints one sentence', async (name, args, words) => {
    const env = { DATA_DIR: await temporaryFolder() };
    const { code, stderr } = await runHere(name, env, ...args);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^[A-Z/][^\n]*\.\n$/),
    });
    expect(stderr).toContain(words);
  });

  it('backup does not overwrite the partial file of an earlier backup', async () => {
    const folder = await temporaryFolder();
    const partial = path.join(folder, 'file.partial');
    await writeFile(partial, 'earlier');
    const source = { DATABASE_URL: 'postgres://127.0.0.1/any' };
    const { code, stderr } = await runHere('backup', source, path.join(folder, 'file'));
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `${partial} is there already, perhaps from a backup that was interrupted: delete it, or name another file.\n`,
    });
    expect(await readFile(partial, 'utf8')).toBe('earlier');
    expect(await readdir(folder)).toEqual(['file.partial']);
  });

  it('a backup that is killed leaves a file that only its user can read, whatever the umask', async () => {
    const { dataDir, server } = await startFakeServer(
      (_request, response) => void response.write('half'),
    );
    const target = path.join(await temporaryFolder(), 'file');
    const requested = once(server, 'request');
    const child = spawn(
      'sh',
      ['-c', 'umask 0; exec "$0" "$@"', process.execPath, 'dist/node/server/backup.js', target],
      { env: childEnvironment({ DATA_DIR: dataDir }), stdio: 'ignore' },
    );
    await requested;
    await expect.poll(async () => (await stat(`${target}.partial`)).size).toBe('half'.length);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect((await stat(`${target}.partial`)).mode & 0o777).toBe(0o600);
    expect(existsSync(target)).toBe(false);
  });
});
