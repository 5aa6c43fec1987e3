/**
 * Writes dist/image/package.json: this package with only the dependencies that the compiled server
 * imports. With this file and the lockfile, `npm install` gives an image only the server's packages, in the
 * locked versions.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const compiled = 'dist/node/server';
const { name, version, license, type, engines, overrides, dependencies } = z
  .looseObject({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const code = readdirSync(compiled, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(path.join(compiled, file), 'utf8'))
  .join('\n');
/** The package names in `from '@scope/name/part'`, `import('name')` and `import 'name'`. */
const specifiers = [
  ...code.matchAll(/(?:from|import)\s*\(?\s*['"]((?:@[^/'"]+\/)?[^./'"][^/'"]*)/g),
];
const imported = new Set(specifiers.map(([, packageName]) => packageName));

mkdirSync('dist/image', { recursive: true });
writeFileSync(
  'dist/image/package.json',
  JSON.stringify(
    {
      name,
      version,
      private: true,
      license,
      type,
      engines,
      dependencies: Object.fromEntries(
        Object.entries(dependencies).filter(([one]) => imported.has(one)),
      ),
      overrides,
    },
    null,
    2,
  ),
);
