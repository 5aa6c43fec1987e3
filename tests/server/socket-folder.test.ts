import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, utimes } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  makeSocketFolder,
  socketName,
  socketPath,
} from '../../server/db/embedded/socket-folder.ts';
import { serveInThread } from '../support/serve-in-thread.ts';
import { temporaryFolder } from '../support/server-process.ts';
import { templateFile } from '../support/test-database.ts';

it('only the socket folders of killed processes are removed', async () => {
  const own = await mkdtemp(path.join(tmpdir(), 'sockets-'));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = own;
  onTestFinished(async () => {
    process.env.TMPDIR = before;
    if (before === undefined) delete process.env.TMPDIR;
    await rm(own, { recursive: true });
  });
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  const folder = async (name: string) => {
    const made = path.join(own, name);
    await mkdir(made);
    return made;
  };
  const ofDead = await folder(`back-office-${dead}-aB3xyz`);
  const ofLiving = await folder(`back-office-${process.pid}-aB3xyz`);
  const young = await folder('back-office-aB3xyz');
  const old = await folder('back-office-aB3xyy');
  await utimes(old, new Date(0), new Date(0));
  const elsewhere = await folder(`back-office-${dead}-aB3xyw`);
  const server = createServer().listen(path.join(elsewhere, socketName));
  onTestFinished(() => void server.close());
  const other = await folder('postgres-aB3xyz');

  const made = await makeSocketFolder();
  expect(path.basename(made)).toMatch(new RegExp(`^back-office-${process.pid}-`));
  expect([ofDead, old].map((name) => existsSync(name))).toEqual([false, false]);
  for (const kept of [ofLiving, young, elsewhere, other]) expect(existsSync(kept), kept).toBe(true);
});

it('a socket is in its folder, and on Windows a pipe with the name of the folder', () => {
  expect(socketPath('/tmp/back-office-7-aB3xyz', 'name', 'linux')).toBe(
    '/tmp/back-office-7-aB3xyz/name',
  );
  expect(socketPath('C:\\Users\\Ada\\Temp\\back-office-7-aB3xyz', 'name', 'win32')).toBe(
    '\\\\.\\pipe\\back-office-7-aB3xyz-name',
  );
});

it('the driver reaches a path that does not begin with "/", whatever the environment names', async () => {
  vi.stubEnv('PGSSLMODE', 'require');
  vi.stubEnv('PGHOST', 'elsewhere.example');
  onTestFinished(() => void vi.unstubAllEnvs());
  const loadDataDir = new Blob([await readFile(templateFile('empty'))]);
  const database = await PGlite.create({ loadDataDir });
  onTestFinished(() => database.close());
  const { pool, close } = await serveInThread(database, path.relative('', await temporaryFolder()));
  onTestFinished(close);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
