import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { plantTree } from '../support/planted-tree.ts';

const run = promisify(execFile);
const cruiser = path.resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const config = path.resolve('.dependency-cruiser.cjs');

/** The names of the rules that a tree of files breaks. */
async function rulesBrokenBy(files: Record<string, string>): Promise<string[]> {
  const root = await plantTree({
    'src/main.tsx': 'export {};',
    'server/main.ts': 'export {};',
    ...files,
  });
  const { stdout } = await run(
    process.execPath,
    [cruiser, '--config', config, '--output-type', 'json', 'src', 'server'],
    { cwd: root },
  ).catch((failure: { stdout: string }) => failure);
  const report: { summary: { violations: { rule: { name: string } }[] } } = JSON.parse(stdout);
  return [...new Set(report.summary.violations.map(({ rule }) => rule.name))].sort();
}

const empty = 'export const x = 1;';

describe('an import against the floors is caught', () => {
  it.each([
    ['lib', 'src/lib/a.ts', 'src/api/x.ts'],
    ['api', 'src/api/a.ts', 'src/components/ui/x.ts'],
    ['ui', 'src/components/ui/a.ts', 'src/components/layout/x.ts'],
    ['components', 'src/components/layout/a.ts', 'src/features/jobs/x.ts'],
    ['features', 'src/features/jobs/a.ts', 'src/features/clients/x.ts'],
    ['features', 'src/features/jobs/a.ts', 'src/routes/x.ts'],
    ['routes', 'src/routes/a.ts', 'src/app/x.ts'],
    ['mocks', 'src/mocks/a.ts', 'src/features/jobs/x.ts'],
    ['mocks-through-main', 'src/app/a.ts', 'src/mocks/x.ts'],
    ['server', 'server/a.ts', 'src/lib/x.ts'],
    ['basement', 'openapi/generated/a.ts', 'src/lib/x.ts'],
    ['handlers-without-sql', 'server/handlers/a.ts', 'server/db/schema/x.ts'],
    ['nobody-imports-tools-and-tests', 'src/lib/a.ts', 'tests/x.ts'],
  ])('%s: %s uses %s', async (rule, from, to) => {
    const up = path.relative(path.dirname(from), to);
    const specifier = up.startsWith('.') ? up : `./${up}`;
    const broken = await rulesBrokenBy({
      'src/main.tsx': from.startsWith('openapi') ? `import '../${from}';` : 'export {};',
      [from]: `import '${specifier}';`,
      [to]: empty,
    });
    expect(broken).toContain(rule);
  });

  it.each([
    ['radix-in-ui', 'src/features/jobs/a.ts', '@radix-ui/react-dialog'],
    ['client-in-api', 'src/features/jobs/a.ts', 'openapi-fetch'],
    ['msw-in-mocks', 'src/app/a.ts', 'msw'],
    ['router-above-lib', 'src/api/a.ts', '@tanstack/react-router'],
    ['handlers-without-sql', 'server/handlers/a.ts', 'drizzle-orm'],
  ])('%s: %s uses the package %s', async (rule, from, specifier) => {
    expect(await rulesBrokenBy({ [from]: `import '${specifier}';` })).toContain(rule);
  });

  it('and one that goes down the floors is not', async () => {
    const broken = await rulesBrokenBy({
      'src/features/jobs/a.ts': "import '../../api/x.ts'; import '@tanstack/react-router';",
      'src/api/x.ts': "import '../lib/y.ts';",
      'src/lib/y.ts': empty,
    });
    expect(broken).toEqual([]);
  });
});
