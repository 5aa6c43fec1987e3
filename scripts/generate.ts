/**
 * `npm run generate` writes everything that is generated from the contract, and then shows the places of
 * the dashboard and the server that do not compile with it.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateFiles } from './generator/generate-files.ts';
import { productTypes, runTools } from './run-tools.ts';

for (const file of await generateFiles(await readFile('openapi/admin.yaml', 'utf8'))) {
  await mkdir(path.dirname(file.path), { recursive: true });
  await writeFile(file.path, file.content);
  console.log(file.path);
}

const { failed } = await runTools(productTypes);
process.exitCode = failed === 0 ? 0 : 1;
