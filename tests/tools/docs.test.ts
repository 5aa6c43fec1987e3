import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const scripts: object = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

it.each(pages)(
  '%s names commands, files and folders that exist, and has no marker of an unfinished merge',
  (page) => {
    const text = readFileSync(page, 'utf8');
    expect(text).not.toMatch(/^(<{7}|={7}|>{7})/m);
    const named = text.matchAll(
      /(?<![\w/.])(?:src|server|domain|scripts|tests|openapi|docs)\/[\w./$_*<>{},-]+/g,
    );
    const missing = [...named]
      .map(([name]) => name.replace(/[.,]+$/, ''))
      .filter((name) => !/[<{*]/.test(name) && !existsSync(name));
    expect(missing).toEqual([]);
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  },
);
