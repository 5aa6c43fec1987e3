/** How a new database gets its final name in a data folder: at the first start and by a restore. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import fs, { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { backUpEmbedded, restoreEmbedded } from '../../server/backup/embedded.ts';
import { databaseOver } from '../../server/db/connect.ts';
import { recoverDataDir } from '../../server/db/embedded/place-database.ts';
import { compareTables } from '../../server/db/pending-migrations.ts';
import { temporaryFolder } from '../support/server-process.ts';

type OpenEmbedded = typeof import('../../server/db/embedded/open-embedded.ts');

const run = promisify(execFile);

/** Opens a database with the compiled module, because Node.js cannot start its thread from TypeScript. */
async function openEmbedded(dataDir: string) {
  const compiled = path.resolve('dist/node/server/db/embedded/open-embedded.js');
  const module: OpenEmbedded = await import(compiled);
  return module.openEmbedded(dataDir);
}

const openAndClose = async (dataDir: string) => (await openEmbedded(dataDir)).close();

/** Replaces the function that opens a restored database, where a test needs no engine. */
const withoutOpening = () => Promise.resolve();

type DatabaseName = 'old' | 'new';

/** Returns the path of the file that tells databases apart, beside the files of the engine. */
const nameFileOf = (dataDir: string) => path.join(dataDir, 'postgres', 'name');

/** Makes a data folder whose database has the files by which it is recognized, but none of the engine. */
async function makeDatabase(name: DatabaseName): Promise<string> {
  const dataDir = await temporaryFolder();
  await mkdir(path.join(dataDir, 'postgres'));
  await writeFile(path.join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  await writeFile(nameFileOf(dataDir), name);
  return dataDir;
}

/** Backs up the database of a data folder, and returns the path of the backup. */
async function makeBackup(dataDir: string): Promise<string> {
  const file = path.join(await temporaryFolder(), 'backup');
  await backUpEmbedded(dataDir, file);
  return file;
}

/** Expects this database in a data folder, and nothing beside it but the lock. */
async function expectOnly(dataDir: string, name: DatabaseName): Promise<void> {
  expect(await readFile(nameFileOf(dataDir), 'utf8')).toBe(name);
  expect((await readdir(dataDir)).filter((file) => file !== 'lock')).toEqual(['postgres']);
}

/** Replaces functions of node:fs/promises until the test ends, also in modules that have imported them by name. */
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
  /** The paths in the new database when it gets its name. */
  const paths: string[] = [];
  const record = (name: string, file: unknown) => {
    const relativePath = path.relative(folder, String(file));
    calls.push(`${name} ${relativePath || '.'}`);
  };
  const originals = { open: fs.open, rename: fs.rename, rm: fs.rm };
  replace(() => {
    vi.spyOn(fs, 'open').mockImplementation(async (file, ...rest) => {
      const handle = await originals.open(file, ...rest);
      // The test checks which files are synced. Waiting for the disk would take seconds.
      handle.sync = () => {
        record('sync', file);
        return Promise.resolve();
      };
      return handle;
    });
    vi.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
      record('rename to', to);
      const isNamed = path.basename(String(to)) === 'postgres';
      if (isNamed) paths.push('', ...(await readdir(String(from), { recursive: true })));
      await originals.rename(from, to);
    });
    vi.spyOn(fs, 'rm').mockImplementation((file, options) => {
      record('delete', file);
      return originals.rm(file, options);
    });
  });
  return { calls, paths };
}

/** Expects that the files and folders of a database are synced before its rename, and its new name right after it. */
function expectSyncedFirst({ calls, paths }: ReturnType<typeof recordCalls>): void {
  const renameIndex = calls.indexOf('rename to postgres');
  const synced = new Set(calls.slice(0, renameIndex));
  const expected = paths.map((file) => `sync ${path.join('.postgres-new/postgres', file)}`);
  expect(expected.filter((call) => !synced.has(call))).toEqual([]);
  expect(calls[renameIndex + 1]).toBe('sync .');
}

describe('a new database is synced to the disk before it gets its name', () => {
  it('at the first start, also the names of new folders around it', async () => {
    const parent = await temporaryFolder();
    const dataDir = path.join(parent, 'new', 'data');
    const recorded = recordCalls(dataDir);
    const database = await openEmbedded(dataDir);
    // The template of the build has all tables.
    expect((await compareTables(databaseOver(database.pool))).pending).toBe(0);
    await database.close();
    expect(recorded.paths.length).toBeGreaterThan(500);
    expectSyncedFirst(recorded);
    expect(recorded.calls).toEqual(expect.arrayContaining(['sync ..', 'sync ../..']));
    expect((await stat(path.join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
    expect(await readdir(dataDir)).toEqual(['lock', 'postgres']);
  });

  it('by a restore, which needs --overwrite, and deletes the old one last', async () => {
    const dataDir = await makeDatabase('old');
    const source = await makeDatabase('new');
    await mkdir(path.join(source, 'postgres', 'base', '1'), { recursive: true });
    await writeFile(path.join(source, 'postgres', 'base', '1', '112'), 'rows');
    const backup = await makeBackup(source);
    await expect(restoreEmbedded(dataDir, backup, false, withoutOpening)).rejects.toThrow(
      '--overwrite',
    );
    await expectOnly(dataDir, 'old');
    const recorded = recordCalls(dataDir);
    await restoreEmbedded(dataDir, backup, true, withoutOpening);
    const paths = ['', 'PG_VERSION', 'base', 'base/1', 'base/1/112', 'name'];
    expect(recorded.paths.toSorted()).toEqual(paths);
    expectSyncedFirst(recorded);
    const { calls } = recorded;
    expect(calls.indexOf('sync .')).toBeLessThan(calls.lastIndexOf('delete .postgres-before'));
    await expectOnly(dataDir, 'new');
  });
});

describe('a restore that fails leaves the old database in place', () => {
  it('when the new one does not open', async () => {
    const dataDir = await makeDatabase('old');
    const backup = await makeBackup(await makeDatabase('new'));
    await expect(restoreEmbedded(dataDir, backup, true, openAndClose)).rejects.toThrow(
      /backup is not restored, nothing has changed: .*The database in \S+ does not open: [^\n]+\.$/,
    );
    await expectOnly(dataDir, 'old');
  });

  it('when the new one cannot take its place', async () => {
    const dataDir = await makeDatabase('old');
    const backup = await makeBackup(await makeDatabase('new'));
    const target = path.join(dataDir, 'postgres');
    replace(() => {
      vi.spyOn(fs, 'rename')
        .mockImplementationOnce(rename)
        .mockRejectedValueOnce(Object.assign(new Error('busy'), { code: 'EBUSY' }));
    });
    await expect(restoreEmbedded(dataDir, backup, true, withoutOpening)).rejects.toThrow(
      `The new database cannot be put at ${target} (EBUSY)`,
    );
    await expectOnly(dataDir, 'old');
  });

  it('when it was killed between the two renames, also if a start refuses the old one', async () => {
    const dataDir = await makeDatabase('old');
    await rm(path.join(dataDir, 'postgres', 'PG_VERSION'));
    await rename(path.join(dataDir, 'postgres'), path.join(dataDir, '.postgres-before'));
    await mkdir(path.join(dataDir, '.postgres-new', 'postgres'), { recursive: true });
    // The old database is back before a start checks it. Without PG_VERSION it is refused before the engine starts.
    await expect(openAndClose(dataDir)).rejects.toThrow(
      `${path.join(dataDir, 'postgres')} has files but no database (PG_VERSION is missing): check DATA_DIR, restore a backup with --overwrite, or empty the folder for a new database.`,
    );
    await expectOnly(dataDir, 'old');
  });
});

it('a backup takes the old database when a restore was killed between the two renames', async () => {
  const dataDir = await makeDatabase('old');
  await rename(path.join(dataDir, 'postgres'), path.join(dataDir, '.postgres-before'));
  await backUpEmbedded(dataDir, path.join(await temporaryFolder(), 'file'));
  await expectOnly(dataDir, 'old');
});

it('a restore that was killed after both renames leaves the new database in place', async () => {
  const dataDir = await makeDatabase('new');
  const before = await makeDatabase('old');
  await rename(path.join(before, 'postgres'), path.join(dataDir, '.postgres-before'));
  await recoverDataDir(dataDir);
  await expectOnly(dataDir, 'new');
});

it('a folder of the engine whose only entry is the lost+found of a file system gets a database', async () => {
  const dataDir = await temporaryFolder();
  const file = path.join(dataDir, 'postgres', 'lost+found', 'file');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, 'recovered');
  const { calls } = recordCalls(dataDir);
  await openAndClose(dataDir);
  expect(calls).toEqual(expect.arrayContaining(['sync postgres/PG_VERSION', 'sync postgres']));
  expect(await readFile(file, 'utf8')).toBe('recovered');
  expect(existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
});

it('a file that is not a backup changes nothing', async () => {
  const dataDir = await makeDatabase('old');
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, 'other'));
  await run('tar', ['-czf', path.join(folder, 'file'), '-C', folder, 'other']);
  await expect(
    restoreEmbedded(dataDir, path.join(folder, 'file'), true, withoutOpening),
  ).rejects.toThrow('is not a backup of an embedded database.');
  await expectOnly(dataDir, 'old');
});
