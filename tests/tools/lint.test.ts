import path from 'node:path';
import { expect, it } from 'vitest';
import { plantTree, runTool } from '../support/planted-tree.ts';

/** Returns the findings of the project's lint rules in a file of the dashboard with this source. */
async function lint(source: string): Promise<string> {
  const root = await plantTree({
    'src/components/planted.ts': source,
    'src/tsconfig.json': '{ "compilerOptions": { "strict": true } }',
  });
  const config = path.resolve('.oxlintrc.json');
  const { stdout } = await runTool('oxlint/bin/oxlint', ['--config', config, 'src'], root);
  return stdout;
}

it.each([
  ['a write that two presses can send twice', 'useMutation', '@tanstack/react-query'],
  ['a late part whose failure would replace the page by an error', 'lazy', 'react'],
])('finds %s', async (_, name, from) => {
  const source = `import { ${name} } from '${from}';\nexport const planted = ${name};\n`;
  expect(await lint(source)).toContain('no-restricted-imports');
});

it('accepts a useQuery in a component', async () => {
  const source =
    "import { useQuery } from '@tanstack/react-query';\nexport const planted = useQuery;\n";
  expect(await lint(source)).toMatch(/Found 0 warnings and 0 errors/);
});

it('finds an error of types', async () => {
  expect(await lint("export const count: number = 'two';\n")).toContain('typescript(TS2322)');
});
