/** `npm run generate` writes everything that is generated from the contract. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateFiles } from './generator/generate-files.ts';

for (const file of await generateFiles(await readFile('openapi/admin.yaml', 'utf8'))) {
  await mkdir(path.dirname(file.path), { recursive: true });
  await writeFile(file.path, file.content);
  console.log(file.path);
}
