import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type OnEnd, temporaryFolder } from './server-process.ts';

/** Creates the folder of the smallest dashboard that a server can send: a page and a script. */
export async function dashboardFolder(onEnd: OnEnd, page: string): Promise<string> {
  const folder = await temporaryFolder(onEnd);
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), page);
  await writeFile(path.join(folder, 'assets', 'index-abc.js'), 'export {};');
  return folder;
}
