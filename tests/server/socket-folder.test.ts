import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  controlName,
  makeSocketFolder,
  socketName,
  socketPath,
} from '../../server/db/embedded/socket-folder.ts';
import { createEngine } from '../support/create-engine.ts';
import { serveInThread } from '../support/serve-in-thread.ts';
import { temporaryFolder } from '../support/server-process.ts';
import { templateFile } from '../support/test-database.ts';

/** Creates an empty folder, and makes it the temporary folder of the process until the test ends. */
async function ownTemporaryFolder(): Promise<string> {
  const own = await mkdtemp(path.join(tmpdir(), 'sockets-'));
  vi.stubEnv('TMPDIR', own);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(own, { recursive: true });
  });
  return own;
}

/** The id of a process that has ended. */
const endedPid = () => spawnSync(process.execPath, ['--version']).pid;

/** Leaves the socket of a process that was killed. */
const leaveSocket = (file: string) =>
  spawnSync(process.execPath, [
    '-e',
    `require('node:net').createServer().listen(${JSON.stringify(file)}, () => process.kill(process.pid, 'SIGKILL'))`,
  ]);

it('only the socket folders of killed processes are removed', async () => {
  const own = await ownTemporaryFolder();
  const dead = endedPid();
  const folder = async (name: string) => {
    const made = path.join(own, name);
    await mkdir(made);
    return made;
  };
  const ofDead = await folder(`back-office-${dead}-aB3xyz`);
  for (const name of [socketName, controlName]) leaveSocket(path.join(ofDead, name));
  expect(await readdir(ofDead)).toHaveLength(2);
  const ofLiving = await folder(`back-office-${process.pid}-aB3xyz`);
  const elsewhere = await folder(`back-office-${dead}-aB3xyw`);
  const server = createServer().listen(path.join(elsewhere, socketName));
  onTestFinished(() => void server.close());
  const other = await folder('postgres-aB3xyz');

  const made = await makeSocketFolder();
  expect(path.basename(made)).toMatch(new RegExp(`^back-office-${process.pid}-`));
  expect(existsSync(ofDead)).toBe(false);
  for (const name of [ofLiving, elsewhere, other]) expect(existsSync(name), name).toBe(true);
});

it('a start deletes no other file in the temporary folder, whatever its name and age', async () => {
  const own = await ownTemporaryFolder();
  const dead = endedPid();
  const files = [
    // Backups with the name from docs/operations.md.
    'back-office-2026-11-22',
    'back-office-2026-11-22.gz',
    `back-office-${dead}-backup`,
    // Data folders, and files beside a socket.
    'back-office-aB3xyz/postgres/PG_VERSION',
    `back-office-${dead}-aB3xyz/postgres/PG_VERSION`,
    `back-office-${dead}-aB3xyy/notes.txt`,
    `back-office-${dead}-aB3xyx/${socketName}`,
  ];
  for (const name of files) {
    const file = path.join(own, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'text');
    for (const aged of [file, path.dirname(file)]) await utimes(aged, new Date(0), new Date(0));
  }
  leaveSocket(path.join(own, `back-office-${dead}-aB3xyy`, socketName));

  await makeSocketFolder();
  expect(files.filter((name) => !existsSync(path.join(own, name)))).toEqual([]);
  expect(existsSync(path.join(own, `back-office-${dead}-aB3xyy`, socketName))).toBe(true);
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
  const database = await createEngine({ loadDataDir });
  onTestFinished(() => database.close());
  const { pool, close } = await serveInThread(database, path.relative('', await temporaryFolder()));
  onTestFinished(close);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
