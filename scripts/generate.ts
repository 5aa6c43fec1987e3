/**
 * `npm run generate` writes the files that are generated from the two OpenAPI documents. Then it checks the types of the
 * dashboard and the server, which use them.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateFiles } from './generator/generate-files.ts';
import { productTypes, runTools } from './run-tools.ts';

const read = (name: string) => readFile(`openapi/${name}.yaml`, 'utf8');

for (const file of await generateFiles(await read('admin'), await read('extensions'))) {
  await mkdir(path.dirname(file.path), { recursive: true });
  await writeFile(file.path, file.content);
  console.log(file.path);
}

const { failed } = await runTools(productTypes);
process.exitCode = failed === 0 ? 0 : 1;
