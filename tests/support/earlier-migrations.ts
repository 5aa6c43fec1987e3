import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from './server-process.ts';

/** Returns a folder with the first migrations, which made the database of an earlier version. */
export async function earlierMigrations(count: number): Promise<string> {
  const folder = await temporaryFolder();
  await cp('server/db/migrations', folder, { recursive: true });
  const journalFile = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(journalFile, 'utf8'));
  const entries = journal.entries.slice(0, count);
  await writeFile(journalFile, JSON.stringify({ ...journal, entries }));
  return folder;
}
