import { cp } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { plantTree, runTool } from '../support/planted-tree.ts';

it('the snapshot of the migrations matches the schema', async () => {
  const folder = path.join(await plantTree({}), 'migrations');
  await cp('server/db/migrations', folder, { recursive: true });
  const args = ['generate', '--dialect=postgresql', '--schema=./server/db/schema/*.ts'];
  // The tool prepends "./" to the folder.
  const out = `--out=${path.relative('.', folder)}`;
  const { stdout } = await runTool('drizzle-kit/bin.cjs', [...args, out], '.');
  expect(stdout, 'run `npm run generate:migration`').toContain('No schema changes');
});
