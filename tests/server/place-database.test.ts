/** How a new database takes its place in a data folder: at the first start and by a restore. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import fs, {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { backUpEmbedded, restoreEmbedded } from '../../server/backup/embedded.ts';
import { command } from '../support/server-commands.ts';
import { temporaryFolder } from '../support/server-process.ts';

type OpenEmbedded = typeof import('../../server/db/embedded/open-embedded.ts');

const run = promisify(execFile);

/** The compiled module, because Node.js cannot start its thread from TypeScript. */
async function openEmbedded(dataDir: string) {
  const compiled = path.resolve('dist/node/server/db/embedded/open-embedded.js');
  const module: OpenEmbedded = await import(compiled);
  return module.openEmbedded(dataDir);
}

/** Opens a database and closes it. */
const open = async (dataDir: string) => (await openEmbedded(dataDir)).close();

let folder: string;
/** A backup of the database `new`. */
let backup: string;

/** Creates two databases to copy, each with a word in it. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'data-'));
  for (const word of ['old', 'new']) {
    const connection = await openEmbedded(path.join(folder, word));
    await connection.pool.query(`create table words as select '${word}' as word`);
    await connection.close();
  }
  backup = path.join(folder, 'backup');
  await backUpEmbedded(path.join(folder, 'new'), backup);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns a copy of a data folder with a database. */
async function databaseWith(word: 'old' | 'new'): Promise<string> {
  const dataDir = await temporaryFolder();
  await cp(path.join(folder, word), dataDir, { recursive: true });
  return dataDir;
}

async function wordIn(dataDir: string): Promise<unknown> {
  const connection = await openEmbedded(dataDir);
  const { rows } = await connection.pool.query<{ word: string }>('select word from words');
  await connection.close();
  return rows[0]?.word;
}

/** Lets functions of node:fs/promises be replaced also where modules have imported them by name. */
function replace(functions: () => void): void {
  functions();
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
}

/** Records what is synced, renamed and deleted, as paths relative to a folder. */
function recordCalls(folder: string) {
  const calls: string[] = [];
  /** What the new database held when it took its name. */
  const names: string[] = [];
  const note = (name: string, file: unknown) => {
    const within = path.relative(folder, String(file));
    calls.push(`${name} ${within || '.'}`);
  };
  const before = { open: fs.open, rename: fs.rename, rm: fs.rm };
  replace(() => {
    vi.spyOn(fs, 'open').mockImplementation(async (file, ...rest) => {
      const handle = await before.open(file, ...rest);
      const sync = handle.sync.bind(handle);
      handle.sync = () => {
        note('sync', file);
        return sync();
      };
      return handle;
    });
    vi.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
      note('rename to', to);
      const isNamed = path.basename(String(to)) === 'postgres';
      if (isNamed) names.push('', ...(await readdir(String(from), { recursive: true })));
      await before.rename(from, to);
    });
    vi.spyOn(fs, 'rm').mockImplementation((file, options) => {
      note('delete', file);
      return before.rm(file, options);
    });
  });
  return { calls, names };
}

/** Expects every file and folder of the database on the disk before its name, and the name before the old one goes. */
function expectSyncedFirst({ calls, names }: ReturnType<typeof recordCalls>): void {
  const named = calls.indexOf('rename to postgres');
  const synced = new Set(calls.slice(0, named));
  expect(names.length).toBeGreaterThan(500);
  const made = names.map((name) => `sync ${path.join('.postgres-new/postgres', name)}`);
  expect(made.filter((call) => !synced.has(call))).toEqual([]);
  expect(calls[named + 1]).toBe('sync .');
}

describe('a new database is on the disk before it takes its name', () => {
  it('at the first start, also the names of new folders around it', async () => {
    const parent = await temporaryFolder();
    const dataDir = path.join(parent, 'new', 'data');
    const recorded = recordCalls(dataDir);
    await open(dataDir);
    expectSyncedFirst(recorded);
    expect(recorded.calls).toEqual(expect.arrayContaining(['sync ..', 'sync ../..']));
    expect((await stat(path.join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
    expect(await readdir(dataDir)).toEqual(['lock', 'postgres']);
  });

  it('by a restore, which deletes the old one last', async () => {
    const dataDir = await databaseWith('old');
    const recorded = recordCalls(dataDir);
    await restoreEmbedded(dataDir, backup, true, open);
    expectSyncedFirst(recorded);
    const { calls } = recorded;
    expect(calls.indexOf('sync .')).toBeLessThan(calls.lastIndexOf('delete .postgres-before'));
    expect(await wordIn(dataDir)).toBe('new');
    expect(await readdir(dataDir)).toEqual(['lock', 'postgres']);
  });
});

describe('a restore that fails leaves the old database in place', () => {
  it('when the backup lacks a file without which it does not open', async () => {
    const dataDir = await databaseWith('old');
    const damaged = await databaseWith('new');
    await rm(path.join(damaged, 'postgres', 'global', 'pg_control'));
    const file = path.join(await temporaryFolder(), 'damaged');
    await backUpEmbedded(damaged, file);
    const { code, stderr } = await command('restore', { DATA_DIR: dataDir }, file, '--overwrite');
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/damaged is not restored, nothing has changed: [^\n]+\.\n$/),
    });
    expect(await wordIn(dataDir)).toBe('old');
    expect(await readdir(dataDir)).toEqual(['lock', 'postgres']);
  });

  it('when the new one cannot take its place', async () => {
    const dataDir = await databaseWith('old');
    const target = path.join(dataDir, 'postgres');
    replace(() => {
      vi.spyOn(fs, 'rename')
        .mockImplementationOnce(rename)
        .mockRejectedValueOnce(Object.assign(new Error('busy'), { code: 'EBUSY' }));
    });
    await expect(restoreEmbedded(dataDir, backup, true, open)).rejects.toThrow(
      `The new database cannot be put at ${target} (EBUSY)`,
    );
    expect(await wordIn(dataDir)).toBe('old');
    expect(await readdir(dataDir)).toEqual(['lock', 'postgres']);
  });

  it('when it was killed between the two renames', async () => {
    const dataDir = await databaseWith('old');
    await rename(path.join(dataDir, 'postgres'), path.join(dataDir, '.postgres-before'));
    await mkdir(path.join(dataDir, '.postgres-new', 'postgres'), { recursive: true });
    expect(await wordIn(dataDir)).toBe('old');
    expect(await readdir(dataDir)).toEqual(['lock', 'postgres']);
  });

  it('and one that was killed after them leaves the new one', async () => {
    const dataDir = await databaseWith('new');
    const before = await databaseWith('old');
    await rename(path.join(before, 'postgres'), path.join(dataDir, '.postgres-before'));
    expect(await wordIn(dataDir)).toBe('new');
    expect(await readdir(dataDir)).toEqual(['lock', 'postgres']);
  });
});

describe('a folder of the database without a database', () => {
  it('is refused with one sentence when it has files, which stay', async () => {
    const dataDir = await databaseWith('old');
    const version = path.join(dataDir, 'postgres', 'PG_VERSION');
    await rename(version, `${version}.away`);
    const { code, stderr } = await command('admin', { DATA_DIR: dataDir }, 'list');
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `${path.dirname(version)} has files but no database (PG_VERSION is missing): check DATA_DIR, restore a backup with --overwrite, or empty the folder for a new database.\n`,
    });
    await rename(`${version}.away`, version);
    expect(await wordIn(dataDir)).toBe('old');
  });

  it('gets one when it is the root of a file system', async () => {
    const dataDir = await temporaryFolder();
    const kept = path.join(dataDir, 'postgres', 'lost+found', 'file');
    await mkdir(path.dirname(kept), { recursive: true });
    await writeFile(kept, 'kept');
    const { calls } = recordCalls(dataDir);
    await open(dataDir);
    expect(calls).toEqual(expect.arrayContaining(['sync postgres/PG_VERSION', 'sync postgres']));
    expect(await readFile(kept, 'utf8')).toBe('kept');
    expect(existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
  });
});

it('a file that is no backup changes nothing', async () => {
  const dataDir = await databaseWith('old');
  const other = await temporaryFolder();
  await mkdir(path.join(other, 'other'));
  await run('tar', ['-czf', path.join(other, 'file'), '-C', other, 'other']);
  await expect(restoreEmbedded(dataDir, path.join(other, 'file'), true, open)).rejects.toThrow(
    'is no backup of an embedded database.',
  );
  expect(await wordIn(dataDir)).toBe('old');
});
