import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { plantTree } from '../support/planted-tree.ts';

const step = z.looseObject({
  command: z.string().optional(),
  files: z.array(z.string()).optional(),
  env: z.record(z.string(), z.looseObject({ external: z.literal(true) })).optional(),
});
const project = z
  .looseObject({
    scripts: z.record(z.string(), z.string()),
    dependencies: z.record(z.string(), z.string()),
    wireit: z.record(z.string(), step),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.d|\.config)\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));

/** Returns the names of the modules that a file imports when it runs. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  return [
    ...staticImports
      .filter(({ start }) => !source.startsWith('import type', start))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest === null || isType ? [] : [moduleRequest.value],
      ),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
}

it('the dependencies are the packages that the server imports', () => {
  const packages = [...sourcesIn('server'), ...sourcesIn('domain')]
    .flatMap(importsOf)
    .filter((name) => !/^(\.|node:)/.test(name))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  expect(Object.keys(project.dependencies)).toEqual([...new Set(packages)].sort());
});

/** Returns these files and all files of the project that they import, directly or not. */
function withImports(files: readonly string[]): Set<string> {
  const reached = new Set(files);
  for (const file of reached) {
    if (!/(?<!\.d)\.tsx?$/.test(file)) continue;
    for (const name of importsOf(file)) {
      const [imported = ''] = path.join(path.dirname(file), name).split('?');
      if (name.startsWith('.') && existsSync(imported)) reached.add(imported);
    }
  }
  return reached;
}

it.each([
  ['build:dashboard', [...sourcesIn('src'), 'vite.config.ts']],
  ['build:server', sourcesIn('server')],
])('%s has each file that it imports in its fingerprint', (name, sources) => {
  const patterns = project.wireit[name]?.files ?? [];
  const folders = patterns
    .filter((pattern) => pattern.includes('/**'))
    .map((pattern) => pattern.split('**')[0]);
  const missing = [...withImports(sources)].filter(
    (file) => !patterns.includes(file) && !folders.some((folder) => file.startsWith(folder ?? '!')),
  );
  expect(missing).toEqual([]);
});

it('each variable that the dashboard reads is part of the fingerprint of its build', () => {
  const read = sourcesIn('src').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import\.meta\.env\.(VITE_\w+)/g)].map(
      ([, name]) => name,
    ),
  );
  expect(Object.keys(project.wireit['build:dashboard']?.env ?? {})).toEqual([
    ...new Set(read),
    'NODE_ENV',
  ]);
});

/** Runs scripts/build.js in a folder. Returns its exit code and everything that it printed. */
function build(cwd: string, args: readonly string[], env: Record<string, string> = {}) {
  const { PATH = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.js', ...args], {
    cwd,
    encoding: 'utf8',
    env: { PATH, ...env },
  });
  return { status, printed: stdout + stderr };
}

const notInstalled = {
  status: 1,
  printed: 'The packages for building are not installed: run "npm install --include=dev" first.\n',
};

/** Creates a folder with the script and without packages. */
function createBareFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('scripts/build.js', path.join(folder, 'scripts', 'build.js'));
  return folder;
}

it('without the packages for building, a build, and a start without both builds, say in one sentence what to do; a command needs only the server', () => {
  const folder = createBareFolder();
  expect(build(folder, [])).toEqual(notInstalled);
  expect(build(folder, ['--for-start'])).toEqual(notInstalled);
  cpSync('package.json', path.join(folder, 'dist', 'node', 'server', 'main.js'));
  expect(build(folder, ['--for-start'])).toEqual(notInstalled);
  expect(build(folder, ['build:server', '--for-start'])).toEqual({ status: 0, printed: '' });
  cpSync('package.json', path.join(folder, 'dist', 'dashboard', 'index.html'));
  expect(build(folder, ['--for-start'])).toEqual({ status: 0, printed: '' });
});

const noteScript = `import { appendFileSync, cpSync } from 'node:fs';
const [name, ...files] = process.argv.slice(2);
appendFileSync('built', name + '\\n');
for (const file of files) cpSync('package.json', file);
`;

/** Creates a small tree with the build steps of this project, whose commands only note that they ran. */
async function plantSteps() {
  const outputs = {
    'build:dashboard': 'dist/dashboard/index.html',
    'build:server': 'dist/node/server/main.js',
    'build:template': 'dist/node/empty-database.tgz',
  };
  const steps = Object.entries(outputs).map(([name, output]) => {
    const command = `node note.js ${name.replace('build:', '')} ${output}`;
    return [name, { ...project.wireit[name], command }];
  });
  const wireit = { ...project.wireit, ...Object.fromEntries(steps) };
  const root = await plantTree({
    'package.json': JSON.stringify({ type: 'module', scripts: project.scripts, wireit }),
    'scripts/build.js': readFileSync('scripts/build.js', 'utf8'),
    'note.js': noteScript,
    'src/main.tsx': '',
    'server/main.ts': '',
    'server/db/migrations/0001_first.sql': '',
  });
  /** Starts, and returns the steps that ran. */
  const start = async (env?: Record<string, string>) => {
    const built = path.join(root, 'built');
    await rm(built, { force: true });
    expect(build(root, ['--for-start'], env)).toMatchObject({ status: 0 });
    return existsSync(built) ? readFileSync(built, 'utf8').trim().split('\n').sort() : [];
  };
  const change = (name: string) => writeFile(path.join(root, name), '// changed');
  return { root, start, change };
}

it('a start builds only what changed, files or the environment', async () => {
  const { root, start, change } = await plantSteps();
  expect(await start()).toEqual(['dashboard', 'server', 'template']);
  expect(await start({ PORT: '1' })).toEqual([]);
  await change('src/main.tsx');
  expect(await start()).toEqual(['dashboard']);
  await change('server/main.ts');
  expect(await start()).toEqual(['server']);
  await change('server/db/migrations/0001_first.sql');
  expect(await start()).toEqual(['template']);
  await rm(path.join(root, 'dist'), { recursive: true });
  expect(await start()).toEqual(['dashboard', 'server', 'template']);

  // By default, the build is for production.
  const production = { VITE_API_HOST: 'https://one.example', NODE_ENV: 'production' };
  expect(await start(production)).toEqual(['dashboard']);
  expect(await start({ VITE_API_HOST: 'https://one.example' })).toEqual([]);
});

it('a step that fails shows its output', async () => {
  const { root } = await plantSteps();
  await writeFile(path.join(root, 'note.js'), 'console.error("no such name"); process.exit(1);');
  const { status, printed } = build(root, ['build:server', '--for-start']);
  expect(status).toBe(1);
  expect(printed).toContain('no such name');
});
