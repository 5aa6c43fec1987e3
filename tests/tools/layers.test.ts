import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { plantTree, runTool } from '../support/planted-tree.ts';

const config = path.resolve('.dependency-cruiser.cjs');

const smallModule = 'export const x = 1;';

/** The names of all rules. */
const rules: readonly string[] = createRequire(import.meta.url)(config).forbidden.map(
  ({ name }: { name: string }) => name,
);

/** Returns the violations in a tree of files, as `rule: from -> to`. */
async function violationsOf(files: Record<string, string>): Promise<string[]> {
  const root = await plantTree({
    'domain/rule.ts': smallModule,
    'src/main.tsx': '',
    'server/main.ts': '',
    ...files,
  });
  const { stdout } = await runTool(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ['--config', config, '--output-type', 'json', 'domain', 'src', 'server'],
    root,
  );
  const report: {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  } = JSON.parse(stdout);
  return report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
}

const forbiddenFiles = [
  ['lib', 'src/lib', 'src/api/x.ts'],
  ['values', 'src/lib/values', 'src/lib/browser/x.ts'],
  ['row-index', 'src/lib/row-index', 'src/lib/url/x.ts'],
  ['url', 'src/lib/url', 'src/lib/browser/x.ts'],
  ['browser', 'src/lib/browser', 'src/lib/row-index/x.ts'],
  ['transport', 'src/api/transport', 'src/api/parse/x.ts'],
  ['data-rooms', 'src/api/lists', 'src/api/jobs.ts'],
  ['data-rooms', 'src/api/capabilities', 'src/api/jobs.ts'],
  ['api', 'src/api', 'src/components/ui/x.ts'],
  ['ui', 'src/components/ui', 'src/components/page/x.ts'],
  ['components', 'src/components/page', 'src/features/jobs/x.ts'],
  ['features', 'src/features/jobs', 'src/features/clients/x.ts'],
  ['features', 'src/features/jobs', 'src/routes/x.ts'],
  ['routes', 'src/routes', 'src/app/x.ts'],
  ['mocks', 'src/mocks', 'src/features/jobs/x.ts'],
  ['mocks-through-main', 'src/app', 'src/mocks/x.ts'],
  ['server', 'server', 'src/lib/x.ts'],
  ['server-database', 'server/db', 'server/repositories/x.ts'],
  ['server-lists', 'server/lists', 'server/repositories/x.ts'],
  ['server-repositories', 'server/repositories', 'server/money/x.ts'],
  ['server-services', 'server/money', 'server/handlers/x.ts'],
  ['server-services', 'server/notes', 'server/handlers/x.ts'],
  ['server-framework', 'server/http', 'server/handlers/x.ts'],
  ['domain', 'domain', 'src/lib/x.ts'],
  ['basement', 'openapi/generated', 'src/lib/x.ts'],
  ['handlers-without-sql', 'server/handlers', 'server/db/schema/x.ts'],
  ['sample-at-the-start', 'server/db', 'server/sample/x.ts'],
  ['nobody-imports-tools-and-tests', 'src/lib', 'tests/x.ts'],
] as const;

const forbiddenPackages = [
  ['radix-in-ui', 'src/features/jobs', '@radix-ui/react-dialog'],
  ['client-in-api', 'src/features/jobs', 'openapi-fetch'],
  ['msw-in-mocks', 'src/app', 'msw'],
  ['router-above-lib', 'src/api', '@tanstack/react-router'],
  ['handlers-without-sql', 'server/handlers', 'drizzle-orm'],
  ['domain', 'domain', 'zod'],
] as const;

/** Imports that the rules allow: of a lower floor, and of the domain from every floor. */
const allowed = {
  'src/features/jobs/allowed-a.ts':
    "import '../../api/allowed-x.ts'; import '@tanstack/react-router';",
  'src/api/allowed-x.ts': "import '../lib/allowed-y.ts';",
  'src/features/jobs/allowed-b.ts': "import '../../../domain/rule.ts';",
  'src/lib/allowed-y.ts': "import '../../domain/rule.ts';",
  'src/mocks/allowed-m.ts': "import '../../domain/rule.ts';",
  'server/allowed.ts': "import '../domain/rule.ts';",
};

/** Returns the module specifier by which one file of the tree imports another. */
function specifierOf(from: string, to: string): string {
  const up = path.relative(path.dirname(from), to);
  return up.startsWith('.') ? up : `./${up}`;
}

it('reports every import that breaks the order of the floors, and no other', async () => {
  const files: Record<string, string> = { ...allowed };
  const wanted: RegExp[] = [];
  for (const [index, [rule, room, to]] of forbiddenFiles.entries()) {
    const from = `${room}/file-${index}.ts`;
    files[from] = `import '${specifierOf(from, to)}';`;
    files[to] = smallModule;
    // The tool reads a file of openapi only if a file of its three folders imports it.
    if (room.startsWith('openapi')) files['src/main.tsx'] = `import '../${from}';`;
    wanted.push(new RegExp(`^${rule}: ${from} -> ${to}$`, 'm'));
  }
  for (const [index, [rule, room, name]] of forbiddenPackages.entries()) {
    const from = `${room}/package-${index}.ts`;
    files[from] = `import '${name}';`;
    wanted.push(new RegExp(`^${rule}: ${from} -> .*${name}`, 'm'));
  }
  files['src/lib/circle-a.ts'] = "import type { B } from './circle-b.ts'; export type A = B;";
  files['src/lib/circle-b.ts'] = "import type { A } from './circle-a.ts'; export type B = A;";
  wanted.push(/^no-circles: src\/lib\/circle-a\.ts -> src\/lib\/circle-b\.ts$/m);
  const violations = await violationsOf(files);
  for (const line of wanted) expect.soft(violations.join('\n')).toMatch(line);
  expect(violations.filter((line) => line.includes('/allowed'))).toEqual([]);
  const reportedRules = new Set(violations.map((line) => line.slice(0, line.indexOf(':'))));
  expect([...reportedRules].sort()).toEqual([...rules].sort());
});
