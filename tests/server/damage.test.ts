/** Damage in the files of an embedded database: `npm run verify` finds it. */
import { open } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filledFolder, openFolder } from '../support/filled-folder.ts';
import { runCommand } from '../support/server-commands.ts';

const pageSize = 8192;

const clearPage = (bytes: Buffer) => bytes.fill(0);
const flipBytes = (bytes: Buffer) => {
  for (let at = 4000; at < 4064; at += 1) bytes[at] = 255 - (bytes[at] ?? 0);
};

/** Each damage is in the files of another table, because an index is also compared with its table. */
const damages = [
  ['a page of zeros in a table', 'ledger_entries', 0, clearPage, 'is empty, but an index'],
  ['a page of zeros in an index', 'jobs_pkey', 1, clearPage, 'zero page'],
  ['64 flipped bytes in a table', 'part_payments', 0, flipBytes, 'invalid page'],
  ['64 flipped bytes in an index', 'clients_pkey', 1, flipBytes, 'invalid page'],
  ['64 flipped bytes in a sequence', 'artisans_id_seq', 0, flipBytes, 'invalid page'],
] as const;

/** Changes the bytes of a page in place. */
async function damage(
  filePath: string,
  page: number,
  change: (bytes: Buffer) => void,
): Promise<void> {
  const file = await open(filePath, 'r+');
  const bytes = Buffer.alloc(pageSize);
  await file.read(bytes, 0, pageSize, page * pageSize);
  change(bytes);
  await file.write(bytes, 0, pageSize, page * pageSize);
  await file.close();
}

// backup.test.ts proves that verify reports nothing for an undamaged database.
it('verify of an embedded database reports each damage of its files', async () => {
  const dataDir = await filledFolder();
  const database = await openFolder(dataDir);
  const { rows } = await database.pool.query<{ file: string }>(
    'select pg_relation_filepath(name::regclass) as file from unnest($1::text[]) with ordinality as given (name, at) order by at',
    [damages.map(([, relation]) => relation)],
  );
  await database.close();
  for (const [at, [, , page, change]] of damages.entries()) {
    await damage(path.join(dataDir, 'postgres', rows[at]?.file ?? ''), page, change);
  }
  const { code, stdout } = await runCommand('verify', { DATA_DIR: dataDir });
  const lines = stdout.split('\n');
  expect(lines[0]).toBe('✗ Every page of the tables and indexes can be read and is whole');
  for (const [name, relation, , , reason] of damages) {
    const reported = lines.filter((line) => line.startsWith(`    ${relation}: `));
    expect(reported, name).toEqual([expect.stringContaining(reason)]);
  }
  expect(code).toBe(1);
});
