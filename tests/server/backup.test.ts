import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { checks } from '../../server/books/checks.ts';
import { signIn } from '../support/api-caller.ts';
import { filledFolder } from '../support/filled-folder.ts';
import { command } from '../support/server-commands.ts';
import { newDatabase, startServer, temporaryFolder } from '../support/server-process.ts';
import { environmentOf } from '../support/ways.ts';

const run = promisify(execFile);

/** No mail server listens at this address, so that mails wait. */
const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'office@artisan.example' };

/** Approves the first request that can be approved, and returns the dashboard's figures after it. */
async function approveOne(address: string): Promise<unknown> {
  const caller = await signIn(address);
  const rows = (await caller.get('withdrawal/history')) as {
    id: number;
    available_amount: number;
    withdrawal_amount: number;
  }[];
  const request = rows.find((row) => row.withdrawal_amount <= row.available_amount);
  expect((await caller.send('POST', `withdrawal/request/${request?.id}`)).status).toBe(200);
  return caller.get('dashboard/data');
}

const engines = inject('postgresUrl') === null ? ['embedded'] : ['embedded', 'PostgreSQL'];

describe.each(engines)('a backup on %s', (engine) => {
  const isEmbedded = engine === 'embedded';
  const newTarget = async (): Promise<Record<string, string>> =>
    isEmbedded ? { DATA_DIR: await temporaryFolder() } : environmentOf(await newDatabase());

  /** Starts a server; the embedded one on a copy of a filled folder, because copying is faster than filling. */
  const startSource = async () => {
    const source = isEmbedded ? { DATA_DIR: await filledFolder() } : await newTarget();
    return { source, server: await startServer({ ...source, ...mail }) };
  };

  const backUp = async (source: Record<string, string>): Promise<string> => {
    const file = path.join(await temporaryFolder(), 'office.backup');
    expect(await command('backup', source, file)).toMatchObject({ code: 0, stderr: '' });
    return file;
  };

  const restoreElsewhere = async (file: string): Promise<Record<string, string>> => {
    const target = await newTarget();
    expect(await command('restore', target, file)).toMatchObject({ code: 0, stderr: '' });
    return target;
  };

  it('overwrites a file or a database only with --overwrite', async () => {
    const { source, server } = await startSource();
    expect(await server.end('SIGTERM')).toBe(0);
    const file = await backUp(source);
    const again = await command('backup', source, file);
    expect(again.stderr).toBe(`${file} is there already: name another file.\n`);
    const refused = await command('restore', source, file);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('--overwrite') });
    expect(await command('restore', source, file, '--overwrite')).toMatchObject({
      code: 0,
      stderr: '',
    });
  });

  it('restores books that add up', async () => {
    const { source, server } = await startSource();
    await approveOne(server.address);
    expect(await server.end('SIGTERM')).toBe(0);
    const target = await restoreElsewhere(await backUp(source));
    const verified = await command('verify', target);
    expect(verified).toMatchObject({ code: 0, stderr: '' });
    const lines = verified.stdout.trimEnd().split('\n');
    expect(lines.pop()).toMatch(/^The books of the .+ add up\.$/);
    expect(lines).toEqual(checks.map(({ rule }) => `✓ ${rule}`));
  });

  it('restores decisions and answers', async () => {
    const { source, server } = await startSource();
    const figures = await approveOne(server.address);
    const content = { id: randomUUID(), subject: 'Re: Payment', text: 'Thank you.' };
    const replied = await (await signIn(server.address)).send(
      'POST',
      'contact/message/1/reply',
      content,
    );
    expect(replied.status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
    const target = await restoreElsewhere(await backUp(source));
    const restored = await startServer({ ...target, ...mail });
    const caller = await signIn(restored.address);
    expect(await caller.get('dashboard/data')).toEqual(figures);
    // The mail may have been sent since the backup, so it is not sent again automatically.
    expect(await caller.get('contact/message/1/reply')).toMatchObject([{ state: 'not-known' }]);
    expect(await restored.end('SIGTERM')).toBe(0);
    const { DATABASE_URL: url } = target;
    if (url === undefined) return;
    const client = new pg.Client(url);
    await client.connect();
    onTestFinished(() => client.end());
    for (const table of ['audit_entries', 'content_versions', 'ledger_entries']) {
      expect((await client.query(`select 1 from ${table} limit 1`)).rowCount, table).toBe(1);
      await expect(client.query(`delete from ${table}`)).rejects.toThrow('is append-only');
    }
  });
});

describe('a backup, restore or check that cannot be carried out', () => {
  it.each([
    ['backup', [], 'Name the file to write'],
    ['backup', ['/nowhere/file'], 'There is no database in'],
    ['restore', [], 'Name the backup'],
    ['restore', ['/nowhere/file'], 'cannot be read'],
  ])('%s %j prints one sentence', async (name, args, words) => {
    const env = { DATA_DIR: await temporaryFolder() };
    const { code, stderr } = await command(name, env, ...args);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^[A-Z/][^\n]*\.\n$/),
    });
    expect(stderr).toContain(words);
  });

  it('restore refuses a file that is not a backup', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'file');
    await writeFile(file, 'text');
    const { stderr } = await command('restore', { DATA_DIR: folder }, file);
    expect(stderr).toBe(`${file} is no backup.\n`);
    await mkdir(path.join(folder, 'other'));
    await run('tar', ['-czf', `${file}.gz`, '-C', folder, 'other']);
    const packed = await command('restore', { DATA_DIR: folder }, `${file}.gz`);
    expect(packed.stderr).toBe(`${file}.gz is no backup of an embedded database.\n`);
  });

  it.runIf(inject('postgresUrl') !== null)('verify names books that do not add up', async () => {
    const url = await newDatabase();
    const empty = await command('verify', { DATABASE_URL: url });
    expect(empty.stderr).toMatch(/has no books of this version: start the server on it once\.\n$/);
    const server = await startServer({ DATABASE_URL: url });
    await server.end('SIGTERM');
    const client = new pg.Client(url);
    await client.connect();
    await client.query('update balances set balance_kobo = balance_kobo + 5 where artisan_id = 1');
    await client.query(
      `update figure_deltas set amount = amount + 1
       where ctid = (select min(ctid) from figure_deltas where figure = 'clients')`,
    );
    await client.query(
      `update withdrawal_requests set status = 'approved', decided_by = 1
       where id = (select min(id) from withdrawal_requests where status = 'pending')`,
    );
    await client.end();
    const { code, stdout } = await command('verify', { DATABASE_URL: url });
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /✗ Each balance[^\n]+\n {4}artisan 1 has the balance \d+, and the ledger/,
    );
    expect(stdout).toMatch(
      /✗ Each approved withdrawal[^\n]+\n {4}withdrawal \d+ is approved and has 0 t/,
    );
    expect(stdout).toMatch(/ {4}clients is kept as 19 and counted as 18\n/);
    expect(stdout).toMatch(/ have 3 deviations\.\n$/);
  });
});
