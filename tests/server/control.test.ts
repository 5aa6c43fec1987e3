/** Commands of the terminal while a server runs on the embedded database. */
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { findServer } from '../../server/control/find-server.ts';
import { signIn } from '../support/api-caller.ts';
import { faultsInBooks } from '../support/books.ts';
import { readEvents } from '../support/event-reader.ts';
import { filledFolder, openFolder } from '../support/filled-folder.ts';
import { approve, payable } from '../support/payable.ts';
import { command } from '../support/server-commands.ts';
import { startServer, temporaryFolder } from '../support/server-process.ts';

const ada = 'ada@office.example';
const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

const controlOf = ({ DATA_DIR }: { DATA_DIR: string }) =>
  readFile(path.join(DATA_DIR, 'control'), 'utf8');

/** Begins a backup and reads nothing of it, which holds it after the database was copied. */
const holdBackup = (socketPath: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request({ socketPath, path: '/backup', method: 'POST', agent: false }, resolve)
      .on('error', reject)
      .end();
  });

describe('the socket of the commands', () => {
  it('serves npm run admin, not restore, migrate and verify, is only for the user of the server, also when another user could have named or made it, and goes with the server, which breaks off a backup', async () => {
    const source = { DATA_DIR: await filledFolder() };
    const server = await startServer(source);
    const socketPath = await controlOf(source);
    const file = path.join(source.DATA_DIR, 'control');
    const folder = path.dirname(socketPath);
    expect(await Promise.all([folder, socketPath, file].map(modeOf))).toEqual([
      '700',
      '600',
      '600',
    ]);
    const config = readConfig(source);
    const refused = / does not belong to this user alone: /;
    for (const [name, mode] of [
      [file, 0o600],
      [folder, 0o700],
    ] as const) {
      await chmod(name, mode | 0o022);
      await expect(findServer(config), name).rejects.toThrow(refused);
      await chmod(name, mode);
      if (process.getuid?.() !== 0) continue;
      await chown(name, 65_534, 65_534);
      await expect(findServer(config), name).rejects.toThrow(refused);
      await chown(name, 0, 0);
    }
    expect(await command('admin', source, 'list')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^admin@artisan\.example {2}since \S+\n$/),
    });

    const backup = path.join(await temporaryFolder(), 'file.gz');
    await writeFile(backup, Buffer.from([0x1f, 0x8b, 0, 0, 0]));
    for (const [name = '', ...args] of [
      ['restore', backup, '--overwrite'],
      ['migrate'],
      ['verify'],
    ]) {
      expect(await command(name, source, ...args), name).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^Another process already uses the data folder [^\n]+\.\n$/),
      });
    }

    const added = await command('admin', source, 'add', ada);
    const [, password = ''] = /Password: (\S+)/.exec(added.stdout) ?? [''];
    const caller = await signIn(server.address, { email: ada, password });
    expect(await caller.get('audit?kind=account')).toEqual([
      expect.objectContaining({ sentence: `Added the account ${ada}.`, by: null }),
    ]);

    const login = async (secret: string) => {
      const answer = await fetch(`${server.address}/api/v1/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: ada, password: secret, device_token: 'test' }),
      });
      const { data } = await answer.json();
      return { status: answer.status, token: String(data?.access_token) };
    };
    for (let failed = 0; failed < 5; failed += 1) await login('wrong');
    expect((await login(password)).status).toBe(429);
    expect(await command('admin', source, 'unlock', ada)).toMatchObject({ code: 0, stderr: '' });
    const { status, token } = await login(password);
    expect(status).toBe(200);

    // Open screens learn of the change; those of this account are signed out at once.
    const events = await readEvents(server.address, token);
    await events.ready();
    expect(await command('admin', source, 'reset', ada)).toMatchObject({ code: 0, stderr: '' });
    await expect.poll(() => events.isEnded()).toBe(true);
    expect((await login(password)).status).toBe(401);
    expect((await caller.send('GET', 'audit')).status).toBe(401);

    expect(await command('admin', source, 'reset', 'nobody@office.example')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'No administrator has the e-mail address nobody@office.example.\n',
    });

    const copy = path.join(source.DATA_DIR, 'backup-copy');
    const held = await holdBackup(socketPath);
    expect(existsSync(copy)).toBe(true);
    expect(await server.end('SIGTERM')).toBe(0);
    await expect(pipeline(held, createWriteStream('/dev/null'))).rejects.toThrow('aborted');
    expect([file, folder, copy].map((name) => existsSync(name))).toEqual([false, false, false]);
  });
});

describe('npm run backup beside a running server', () => {
  it('has every approval that was answered before, goes on beside calls, needs room on the disk, and leaves nothing to the server after one that was killed', async () => {
    const source = { DATA_DIR: await filledFolder() };
    const marker = path.join(await temporaryFolder(), 'full');
    const server = await startServer({
      ...source,
      NODE_OPTIONS: `--import ${path.resolve('tests/support/fill-disk.mjs')}`,
      FILL_DISK: marker,
    });
    const caller = await signIn(server.address);
    const [before, after, last, ...others] = await payable(caller);
    expect(await approve(caller, before)).toBe(200);
    const inFlight = Promise.all(others.map((id) => approve(caller, id)));
    const held = await holdBackup(await controlOf(source));
    expect(await approve(caller, after)).toBe(200);
    for (const status of await inFlight) expect(status).toBe(200);
    const folder = await temporaryFolder();
    const file = path.join(folder, 'file');
    expect(await command('backup', source, file)).toMatchObject({
      code: 1,
      stderr: 'Another backup is being made: wait until it has ended.\n',
    });
    expect(await readdir(folder)).toEqual([]);
    await pipeline(held, createWriteStream(path.join(folder, 'held')));

    const target = { DATA_DIR: await temporaryFolder() };
    const restored = await command('restore', target, path.join(folder, 'held'));
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    const database = await openFolder(target.DATA_DIR);
    expect(await faultsInBooks(database.pool)).toEqual([]);
    const { rows } = await database.pool.query(
      'select id::int, status from withdrawal_requests where id = any($1) order by status',
      [[before, after]],
    );
    await database.close();
    expect(rows).toEqual([
      { id: before, status: 'approved' },
      { id: after, status: 'pending' },
    ]);

    expect(await command('backup', source, file)).toMatchObject({ code: 0, stderr: '' });
    expect(await modeOf(file)).toBe('600');
    expect(await readdir(source.DATA_DIR)).toEqual(['control', 'lock', 'postgres']);

    await writeFile(marker, 'backup-copy');
    expect(await command('backup', source, path.join(source.DATA_DIR, 'file'))).toMatchObject({
      code: 1,
      stderr:
        'The disk of the data folder has no room for a copy of the database: free some space.\n',
    });
    expect(await readdir(source.DATA_DIR)).toEqual(['control', 'lock', 'postgres']);
    expect(await approve(caller, last)).toBe(200);

    await rm(marker);
    const copy = path.join(source.DATA_DIR, 'backup-copy');
    const broken = await holdBackup(await controlOf(source));
    expect(existsSync(copy)).toBe(true);
    await server.end('SIGKILL');
    await expect(pipeline(broken, createWriteStream('/dev/null'))).rejects.toThrow('aborted');
    // The next command opens the database itself, and the next server removes the copy.
    expect(await command('admin', source, 'list')).toMatchObject({ code: 0, stderr: '' });
    expect(existsSync(copy)).toBe(true);
    await startServer(source);
    expect(existsSync(copy)).toBe(false);
  });

  it('leaves no file when the backup breaks off', async () => {
    const dataDir = await temporaryFolder();
    const folder = await mkdtemp(path.join(tmpdir(), 'sockets-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const socketPath = path.join(folder, 'control');
    const server = createServer((_request, response) => {
      response.write('half', () => response.destroy());
    });
    onTestFinished(() => void server.close());
    await once(server.listen(socketPath), 'listening');
    await writeFile(path.join(dataDir, 'control'), socketPath, { mode: 0o600 });
    const target = await temporaryFolder();
    expect(await command('backup', { DATA_DIR: dataDir }, path.join(target, 'file'))).toMatchObject(
      {
        code: 1,
        stderr: 'The server ended before the command did: look at its log, and run it again.\n',
      },
    );
    expect(await readdir(target)).toEqual([]);
  });
});
