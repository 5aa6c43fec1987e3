import path from 'node:path';
import { expect, it } from 'vitest';
import { plantTree, runTool } from '../support/planted-tree.ts';

const plugins = [path.resolve('scripts/no-late-suspense.grit')];

/** What our own rules say of a component that shows `shown`. */
async function lint(shown: string): Promise<string> {
  const root = await plantTree({
    'biome.json': JSON.stringify({ plugins, linter: { rules: { preset: 'none' } } }),
    'a.tsx': `export const A = ({ open }: { open: boolean }) => <div>{${shown}}</div>;`,
  });
  const { stdout, stderr } = await runTool('@biomejs/biome/bin/biome', ['lint'], root);
  return stdout + stderr;
}

it('finds a boundary that comes only with what it waits for', async () => {
  const found = await lint('open && <Suspense><b>x</b></Suspense>');
  expect(found).toContain('Put the condition inside <Suspense>');
  expect(found).toContain('Found 1 error');
  expect(await lint('<Suspense>{open && <b>x</b>}</Suspense>')).toMatch(/^Checked [^\n]+\n$/);
});
