import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

it('the snapshot of the migrations matches the schema', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  try {
    await cp('server/db/migrations', folder, { recursive: true });
    const { stdout } = await run(process.execPath, [
      'node_modules/drizzle-kit/bin.cjs',
      'generate',
      '--dialect=postgresql',
      '--schema=./server/db/schema/*.ts',
      // The tool prepends "./".
      `--out=${path.relative('.', folder)}`,
    ]);
    expect(stdout, 'run `npm run generate:migration`').toContain('No schema changes');
  } finally {
    await rm(folder, { recursive: true });
  }
});
