import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from './server-process.ts';

const migrations = 'server/db/migrations';
const journalFile = path.join('meta', '_journal.json');

/** Creates a folder with only the first migrations, those of a version. Returns its path. */
export async function earlierMigrations(count: number): Promise<string> {
  const folder = await temporaryFolder();
  const journal = JSON.parse(await readFile(path.join(migrations, journalFile), 'utf8'));
  const entries: { tag: string }[] = journal.entries.slice(0, count);
  await mkdir(path.join(folder, 'meta'));
  await writeFile(path.join(folder, journalFile), JSON.stringify({ ...journal, entries }));
  const files = entries.map(({ tag }) => `${tag}.sql`);
  await Promise.all(
    files.map((file) => copyFile(path.join(migrations, file), path.join(folder, file))),
  );
  return folder;
}
