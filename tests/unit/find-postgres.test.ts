import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findPostgres } from '../../scripts/find-postgres.ts';

/** Creates a folder like the root of a machine that has `initdb` in these folders. */
async function machineWith(...folders: string[]): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'machine-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const folder of folders) {
    await mkdir(path.join(root, folder), { recursive: true });
    await writeFile(path.join(root, folder, 'initdb'), '');
  }
  return root;
}

it.each([
  ['usr/lib/postgresql/17/bin', ['usr/lib/postgresql/9/bin', 'usr/lib/postgresql/17/bin']],
  [
    'opt/homebrew/opt/postgresql@18/bin',
    ['opt/homebrew/opt/postgresql@9/bin', 'opt/homebrew/opt/postgresql@18/bin'],
  ],
  [
    'usr/local/opt/postgresql@16/bin',
    ['usr/local/opt/postgresql@16/bin', 'usr/local/opt/node/bin'],
  ],
])('PostgreSQL is found in %s, the newest version first', async (newest, folders) => {
  const root = await machineWith(...folders);
  expect(findPostgres(root)).toBe(path.join(root, newest));
});

it('nothing is found on a machine whose PostgreSQL has no server programs', async () => {
  vi.stubEnv('PATH', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const root = await machineWith('usr/lib/postgresql/17/lib');
  expect(findPostgres(root)).toBeUndefined();
});
