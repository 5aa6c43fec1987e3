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
async function replaceTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sockets-'));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  return folder;
}

/** Returns the id of a process that has ended. */
const endedPid = () => spawnSync(process.execPath, ['--version']).pid;

/** Leaves a socket at this path, of a process that is killed. */
const leaveSocket = (file: string) =>
  spawnSync(process.execPath, [
    '-e',
    `require('node:net').createServer().listen(${JSON.stringify(file)}, () => process.kill(process.pid, 'SIGKILL'))`,
  ]);

it('only the socket folders of killed processes are removed', async () => {
  const parent = await replaceTemporaryFolder();
  const deadPid = endedPid();
  const makeFolder = async (name: string) => {
    const folder = path.join(parent, name);
    await mkdir(folder);
    return folder;
  };
  const ofDead = await makeFolder(`back-office-${deadPid}-aB3xyz`);
  for (const name of [socketName, controlName]) leaveSocket(path.join(ofDead, name));
  expect(await readdir(ofDead)).toHaveLength(2);
  const ofLiving = await makeFolder(`back-office-${process.pid}-aB3xyz`);
  const withOpenSocket = await makeFolder(`back-office-${deadPid}-aB3xyw`);
  const server = createServer().listen(path.join(withOpenSocket, socketName));
  onTestFinished(() => void server.close());
  const ofOtherProgram = await makeFolder('postgres-aB3xyz');

  const newFolder = await makeSocketFolder();
  expect(path.basename(newFolder)).toMatch(new RegExp(`^back-office-${process.pid}-`));
  expect(existsSync(ofDead)).toBe(false);
  for (const name of [ofLiving, withOpenSocket, ofOtherProgram])
    expect(existsSync(name), name).toBe(true);
});

it('a start deletes no other file in the temporary folder, whatever its name and age', async () => {
  const parent = await replaceTemporaryFolder();
  const deadPid = endedPid();
  const files = [
    // These are backups with the name from docs/operations.md.
    'back-office-2026-11-22',
    'back-office-2026-11-22.gz',
    `back-office-${deadPid}-backup`,
    // These are in data folders, beside a socket, and at the path of a socket.
    'back-office-aB3xyz/postgres/PG_VERSION',
    `back-office-${deadPid}-aB3xyz/postgres/PG_VERSION`,
    `back-office-${deadPid}-aB3xyy/notes.txt`,
    `back-office-${deadPid}-aB3xyx/${socketName}`,
  ];
  for (const name of files) {
    const file = path.join(parent, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'text');
    for (const aged of [file, path.dirname(file)]) await utimes(aged, new Date(0), new Date(0));
  }
  leaveSocket(path.join(parent, `back-office-${deadPid}-aB3xyy`, socketName));

  await makeSocketFolder();
  expect(files.filter((name) => !existsSync(path.join(parent, name)))).toEqual([]);
  expect(existsSync(path.join(parent, `back-office-${deadPid}-aB3xyy`, socketName))).toBe(true);
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
