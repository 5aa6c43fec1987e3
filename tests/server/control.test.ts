/** Commands of the terminal while a server runs on the embedded database. */
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { chmod, chown, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { restoreEmbedded } from '../../server/backup/embedded.ts';
import { readConfig } from '../../server/config.ts';
import { findServer } from '../../server/control/find-server.ts';
import { lockDataDir } from '../../server/db/embedded/lock-data-dir.ts';
import { type ApiCaller, signInByApi } from '../support/api-caller.ts';
import { faultsInBooks } from '../support/books.ts';
import { startFakeServer, succeeded } from '../support/command-targets.ts';
import { readEvents } from '../support/event-reader.ts';
import { filledFolder, openFolder } from '../support/filled-folder.ts';
import { approve, findPayable } from '../support/payable.ts';
import { runHere, runProcess } from '../support/server-commands.ts';
import { onGroupFinished, startServer, temporaryFolder } from '../support/server-process.ts';
import type { ServerProcess } from '../support/start-process.ts';

const adaEmail = 'ada@office.example';
const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

/** Replaces the function that opens a restored database. */
const withoutOpening = () => Promise.resolve();

/** Begins a backup and does not read it, so that the server waits after it has copied the database. */
const holdBackup = (socketPath: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request({ socketPath, path: '/backup', method: 'POST', agent: false }, resolve)
      .on('error', reject)
      .end();
  });

/** The tests change one database step by step; the last two end the server. */
describe('commands beside a running server', { shuffle: false }, () => {
  const onEnd = onGroupFinished();
  let source: { DATA_DIR: string };
  /** The disk is full for files whose path contains the text of this file. */
  let marker: string;
  let server: ServerProcess;
  let sampleCaller: ApiCaller;
  /** A session of the account that npm run admin added. */
  let adaCaller: ApiCaller;
  /** The password that the account has chosen. */
  const password = 'green kettle by the door';

  const pathOf = (file: string) => path.join(source.DATA_DIR, file);
  const socketPath = () => readFile(pathOf('control'), 'utf8');
  const admin = (...args: string[]) => runHere('admin', source, ...args);

  beforeAll(async () => {
    source = { DATA_DIR: await filledFolder(onEnd) };
    marker = path.join(await temporaryFolder(onEnd), 'full');
    const preload = `--import ${path.resolve('tests/support/fill-disk.mjs')}`;
    const settings = { ...source, NODE_OPTIONS: preload, FILL_DISK: marker };
    server = await startServer(settings, undefined, onEnd);
    sampleCaller = await signInByApi(server.address);
    const added = await admin('add', adaEmail);
    const firstPassword = /Password: (\S+)/.exec(added.stdout)?.[1] ?? '';
    adaCaller = await signInByApi(server.address, { email: adaEmail, password: firstPassword });
    const passwords = { current_password: firstPassword, new_password: password };
    expect((await adaCaller.send('PUT', 'password', passwords)).status).toBe(200);
  });

  it('use a socket that only the user of the server can open', async () => {
    const socket = await socketPath();
    const files = [path.dirname(socket), socket, pathOf('control')];
    expect(await Promise.all(files.map(modeOf))).toEqual(['700', '600', '600']);
  });

  it('do not use a socket that another user could have named or made', async () => {
    const config = readConfig(source);
    const refused = / does not belong to this user alone: /;
    for (const [name, mode] of [
      [pathOf('control'), 0o600],
      [path.dirname(await socketPath()), 0o700],
    ] as const) {
      await chmod(name, mode | 0o022);
      await expect(findServer(config), name).rejects.toThrow(refused);
      await chmod(name, mode);
      if (process.getuid?.() !== 0) continue;
      await chown(name, 65_534, 65_534);
      await expect(findServer(config), name).rejects.toThrow(refused);
      await chown(name, 0, 0);
    }
  });

  // sign-in-limits.test.ts proves what each command does.
  it('npm run admin lists the accounts', async () => {
    expect((await admin('list')).stdout).toMatch(
      /^admin@artisan\.example {2}since \S+\nada@office\.example {2}since \S+\n$/,
    );
  });

  // The other commands open the database as a server does; process.test.ts proves that a second server is refused.
  it('a restore refuses its data folder', async () => {
    await expect(
      restoreEmbedded(source.DATA_DIR, '/nowhere/file', true, withoutOpening),
    ).rejects.toThrow(/^Another process already uses the data folder [^\n]+\.$/);
  });

  it('npm run admin resets a password, which ends the sessions and the open streams of the account', async () => {
    const events = await readEvents(server.address, adaCaller.token);
    await events.ready();
    await admin('reset', adaEmail);
    await expect.poll(() => events.isEnded()).toBe(true);
    await expect(signInByApi(server.address, { email: adaEmail, password })).rejects.toThrow(
      'access_token',
    );
    expect((await adaCaller.send('GET', 'audit')).status).toBe(401);
  });

  it('npm run admin refuses to reset an e-mail address that no account has', async () => {
    expect((await admin('reset', 'nobody@office.example')).stderr).toBe(
      'No administrator has the e-mail address nobody@office.example.\n',
    );
  });

  it('a backup has every approval that was answered before it, and does not delay later ones', async () => {
    const [before, after, ...others] = await findPayable(sampleCaller);
    expect(await approve(sampleCaller, before)).toBe(200);
    const inFlight = Promise.all(others.slice(2).map((id) => approve(sampleCaller, id)));
    const held = await holdBackup(await socketPath());
    expect(await approve(sampleCaller, after)).toBe(200);
    for (const status of await inFlight) expect(status).toBe(200);

    // While a backup is being made, another one is refused, and writes no file.
    const folder = await temporaryFolder();
    expect((await runHere('backup', source, path.join(folder, 'file'))).stderr).toBe(
      'Another backup is being made: wait until it has ended.\n',
    );
    expect(await readdir(folder)).toEqual([]);
    await pipeline(held, createWriteStream(path.join(folder, 'held')));

    const target = await temporaryFolder();
    await restoreEmbedded(target, path.join(folder, 'held'), false, withoutOpening);
    const database = await openFolder(target);
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
  });

  it('npm run backup makes a file that only its user can read, and leaves nothing in the data folder', async () => {
    const file = path.join(await temporaryFolder(), 'file');
    expect(await runHere('backup', source, file)).toMatchObject(succeeded);
    expect(await modeOf(file)).toBe('600');
    expect(await readdir(source.DATA_DIR)).toEqual(['control', 'lock', 'postgres']);
  });

  it('a backup without room on the disk leaves nothing, and the server goes on', async () => {
    await writeFile(marker, 'backup-copy');
    expect(await runHere('backup', source, pathOf('file'))).toMatchObject({
      code: 1,
      stderr:
        'The disk of the data folder has no room for a copy of the database: free some space.\n',
    });
    await rm(marker);
    expect(await readdir(source.DATA_DIR)).toEqual(['control', 'lock', 'postgres']);
    const [id] = await findPayable(sampleCaller);
    expect(await approve(sampleCaller, id)).toBe(200);
  });

  it('a server that is killed during a backup has a confirmed approval, and leaves a copy, which the next server removes', async () => {
    const [id] = await findPayable(sampleCaller);
    const broken = await holdBackup(await socketPath());
    // The backup has written all earlier changes to the files of the tables, so only the WAL has this approval.
    expect(await approve(sampleCaller, id)).toBe(200);
    expect(existsSync(pathOf('backup-copy'))).toBe(true);
    await server.end('SIGKILL');
    await expect(pipeline(broken, createWriteStream('/dev/null'))).rejects.toThrow('aborted');
    // The next command opens the database itself.
    expect(await runProcess('admin', source, 'list')).toMatchObject(succeeded);
    expect(existsSync(pathOf('backup-copy'))).toBe(true);
    // The signal of the next test reaches only the shell of this server.
    server = await startServer({ ...source, npm_lifecycle_event: 'start' }, undefined, onEnd);
    expect(existsSync(pathOf('backup-copy'))).toBe(false);
    const callerAfter = await signInByApi(server.address);
    const requestRow = expect.objectContaining({ id });
    expect(await callerAfter.get('get/all/approved/withdrawal')).toContainEqual(requestRow);
    expect(await callerAfter.get('withdrawal/history')).not.toContainEqual(requestRow);
  });

  it('a server whose npm gets a signal ends, breaks off a backup, and removes its copy and the socket', async () => {
    const socket = await socketPath();
    const names = [pathOf('control'), path.dirname(socket), pathOf('backup-copy')];
    const held = await holdBackup(socket);
    expect(names.map((name) => existsSync(name))).toEqual([true, true, true]);
    const closed = once(server.process.stdout ?? server.process, 'close');
    await server.end('SIGTERM');
    // The shell has ended. Its output is also that of the server, so it closes when the server ends.
    await closed;
    await expect(pipeline(held, createWriteStream('/dev/null'))).rejects.toThrow('aborted');
    expect(names.map((name) => existsSync(name))).toEqual([false, false, false]);
    await expect(fetch(`${server.address}/healthz`)).rejects.toThrow();
    const lock = await lockDataDir(source.DATA_DIR);
    await lock.close();
  });
});

it('npm run backup leaves no file when the server breaks it off', async () => {
  const { dataDir } = await startFakeServer((_request, response) => {
    response.write('half', () => response.destroy());
  });
  const target = await temporaryFolder();
  expect(await runHere('backup', { DATA_DIR: dataDir }, path.join(target, 'file'))).toMatchObject({
    code: 1,
    stderr: 'The server ended before the command did: look at its log, and run it again.\n',
  });
  expect(await readdir(target)).toEqual([]);
});
