import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { plantTree } from '../support/planted-tree.ts';

const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
const plugins = [path.resolve('scripts/no-late-suspense.grit')];

/** What our own rules say of a component that shows `shown`. */
async function lint(shown: string): Promise<string> {
  const cwd = await plantTree({
    'biome.json': JSON.stringify({ plugins, linter: { rules: { preset: 'none' } } }),
    'a.tsx': `export const A = ({ open }: { open: boolean }) => <div>{${shown}}</div>;`,
  });
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [biome, 'lint'], {
    cwd,
  }).catch((failure: { stdout: string; stderr: string }) => failure);
  return stdout + stderr;
}

it('finds a boundary that comes only with what it waits for', async () => {
  expect(await lint('open && <Suspense><b>x</b></Suspense>')).toContain('Found 1 error');
  expect(await lint('<Suspense>{open && <b>x</b>}</Suspense>')).toMatch(/^Checked [^\n]+\n$/);
});
