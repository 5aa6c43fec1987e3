import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allOperations } from '../../openapi/generated/operations.ts';

/** The tests that Vitest runs for a change. */
export interface RelatedTests {
  /** Test files of which all tests run. */
  files: readonly string[];
  /** Test files with a group for each screen or operation. Only the groups whose names match `groups` run. */
  tables: { files: readonly string[]; groups: RegExp } | undefined;
}

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/** Returns the paths of files that differ from a commit, and of untracked files. */
export const filesChangedSince = (commit: string): string[] => [
  ...git('diff', '--name-only', '--relative', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
];

const sourceFiles = () =>
  git(
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    'domain',
    'src',
    'server',
    'openapi',
    'scripts',
    'tests',
  ).filter((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(file));

/**
 * The files that import all screens and all handlers. A walk from a changed file to its importers ends there: beyond
 * them, one screen or handler would lead to most tests.
 */
const hubs = new Set(['src/app/route-tree.gen.ts', 'server/handlers/all.ts']);

const isTest = (file: string) => /^tests\/.+\.test\.tsx?$/.test(file);
const read = (file: string) => readFileSync(file, 'utf8');

/** Returns the files that import each file, by the path of the imported file. */
function importersOf(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const [, specifier = ''] of read(file).matchAll(
      /(?:from |import |import\()'(\.[^'?]+)/g,
    )) {
      const imported = path.posix.join(path.posix.dirname(file), specifier);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

/** Returns the changed files and all files that import them, directly or indirectly. */
function reachedFrom(changed: readonly string[], files: readonly string[]): ReadonlySet<string> {
  const importers = importersOf(files);
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    if (!hubs.has(file)) importers.get(file)?.forEach(visit);
  };
  changed.forEach(visit);
  return reached;
}

/** Returns the address of a route file's page, as tests write it; an empty list for `/` and a file without a page. */
function addressesOf(route: string): string[] {
  const [, id] = /createFileRoute\('([^']+)'\)/.exec(read(route)) ?? [];
  const address = id?.replace('/_frame', '').replace(/\/$/, '') ?? '';
  return address === '' ? [] : [address];
}

/** Returns the operations that a file of handlers implements, each with its id. */
function operationsIn(handlersFile: string) {
  const text = read(handlersFile);
  return Object.entries(allOperations).filter(([id]) => new RegExp(`\\b${id}\\b *[(:]`).test(text));
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a pattern for the texts, except where a longer address or name begins with one; undefined without texts. */
const anyOf = (texts: readonly string[]) =>
  texts.length === 0 ? undefined : new RegExp(`(?:${texts.map(escaped).join('|')})(?![\\w/-])`);

/**
 * Finds the tests for changed files: tests that import one of them, directly or indirectly; tests that contain the
 * address of a screen or the path of a call that uses one of them; and the groups of these screens and operations.
 */
export function relatedTests(changed: readonly string[]): RelatedTests {
  const files = sourceFiles();
  const tests = files.filter(isTest).filter((file) => !file.startsWith('tests/soak/'));
  const reached = reachedFrom(changed, files);
  const below = (folder: string) => [...reached].filter((file) => file.startsWith(folder));
  const addresses = below('src/routes/').flatMap(addressesOf);
  const operations = below('server/handlers/').flatMap(operationsIn);
  // The part of each path between `/admin/` and the first parameter.
  const calls = operations.map(([, call]) => call.path.replace('/admin/', '').replace(/\{.*/, ''));
  const addressPattern = anyOf(addresses);
  const mentionsChange = (file: string) => {
    const text = read(file);
    if (file.startsWith('tests/screens/')) return addressPattern?.test(text) === true;
    return file.startsWith('tests/server/') && calls.some((call) => text.includes(call));
  };
  /** Whether a test file has a group for each screen, or each operation, and some of them have changed. */
  const isTable = (file: string) =>
    (addresses.length > 0 && /support\/screens\.ts/.test(read(file))) ||
    (operations.length > 0 && /\/(?:cases|fuzz-cases)\.ts'/.test(read(file)));
  const groups = anyOf([...addresses, ...operations.map(([id]) => id)]);
  return {
    files: tests.filter((file) => reached.has(file) || (mentionsChange(file) && !isTable(file))),
    tables: groups && { files: tests.filter(isTable), groups },
  };
}
