/** Damage in the files of an embedded database: `npm run verify` finds it. */
import { open } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filledFolder, openFolder } from '../support/filled-folder.ts';
import { command } from '../support/server-commands.ts';

const pageSize = 8192;

interface Damage {
  /** The relation whose file is damaged. */
  relation: string;
  page: number;
  /** Changes the bytes of the page. */
  change: (bytes: Buffer) => void;
}

async function damagedFolder({ relation, page, change }: Damage): Promise<string> {
  const dataDir = await filledFolder();
  const database = await openFolder(dataDir);
  const { rows } = await database.pool.query<{ file: string }>(
    'select pg_relation_filepath($1) as file',
    [relation],
  );
  await database.close();
  const file = await open(path.join(dataDir, 'postgres', rows[0]?.file ?? ''), 'r+');
  const bytes = Buffer.alloc(pageSize);
  await file.read(bytes, 0, pageSize, page * pageSize);
  change(bytes);
  await file.write(bytes, 0, pageSize, page * pageSize);
  await file.close();
  return dataDir;
}

const verify = (dataDir: string) => command('verify', { DATA_DIR: dataDir });
const clear = (bytes: Buffer) => bytes.fill(0);
const flip = (bytes: Buffer) => {
  for (let at = 4000; at < 4064; at += 1) bytes[at] = 255 - (bytes[at] ?? 0);
};

describe('verify of an embedded database', () => {
  it('finds nothing in a whole one, and says what it does not check', async () => {
    const { code, stdout } = await verify(await filledFolder());
    expect(stdout).toContain('✓ Every page of the tables and indexes can be read and is whole');
    expect(stdout).toContain('Not checked: which transactions were committed (pg_xact)');
    expect(code).toBe(0);
  });

  it.each([
    [
      'a page of zeros in a table',
      { relation: 'ledger_entries', page: 0, change: clear },
      'is empty, but an index',
    ],
    [
      'a page of zeros in an index',
      { relation: 'ledger_entries_pkey', page: 1, change: clear },
      'zero page',
    ],
    [
      '64 flipped bytes in a table',
      { relation: 'transactions', page: 0, change: flip },
      'invalid page',
    ],
    [
      '64 flipped bytes in an index',
      { relation: 'transactions_pkey', page: 1, change: flip },
      'invalid page',
    ],
    [
      '64 flipped bytes in a sequence',
      { relation: 'transactions_id_seq', page: 0, change: flip },
      'invalid page',
    ],
  ] as const)('finds %s', async (_name, damage, reason) => {
    const { code, stdout } = await verify(await damagedFolder(damage));
    const [, found = ''] = stdout.split('\n');
    expect(found).toContain(`${damage.relation}: `);
    expect(found).toContain(reason);
    expect(code).toBe(1);
  });
});
