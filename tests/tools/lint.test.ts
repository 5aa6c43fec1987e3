import path from 'node:path';
import { expect, it } from 'vitest';
import { plantTree, runTool } from '../support/planted-tree.ts';

it('the lint rules find writes without the guard against two presses, unguarded late parts and errors of types, and accept a query', async () => {
  const imported = (name: string, from: string) =>
    `import { ${name} } from '${from}';\nexport const planted = ${name};\n`;
  const root = await plantTree({
    'src/components/write.ts': imported('useMutation', '@tanstack/react-query'),
    'src/components/late.ts': imported('lazy', 'react'),
    'src/components/type.ts': "export const count: number = 'two';\n",
    'src/components/query.ts': imported('useQuery', '@tanstack/react-query'),
    'src/tsconfig.json': '{ "compilerOptions": { "strict": true } }',
  });
  const args = ['--config', path.resolve('.oxlintrc.json'), '--format', 'unix', 'src'];
  const { stdout } = await runTool('oxlint/bin/oxlint', args, root);
  const reports = stdout.split('\n').filter((line) => line.includes('src/components/'));
  expect(reports.toSorted()).toEqual([
    expect.stringMatching(/late\.ts:.*'lazy'.*no-restricted-imports/),
    expect.stringMatching(/type\.ts:.*TS2322/),
    expect.stringMatching(/write\.ts:.*'useMutation'.*no-restricted-imports/),
  ]);
});
