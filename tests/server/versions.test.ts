import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { completeRestore } from '../../server/backup/after-restore.ts';
import { databaseOver } from '../../server/db/connect.ts';
import { prepareDatabase } from '../../server/db/migrate.ts';
import { requireCurrentTables } from '../../server/db/pending-migrations.ts';
import { backUp, createTarget, type Target, valuesOf } from '../support/command-targets.ts';
import { runCommand } from '../support/server-commands.ts';
import { fasterEngine } from '../support/test-database.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The time of the newest migration of a later version, as `created_at`. */
const laterMigration = '99999999999999';

/** Makes a database look as a later version leaves it. */
const makeLater = (target: Target) =>
  target.withPool(async (pool) => {
    await pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${laterMigration})`,
    );
    await pool.query(`update settings set value = $1 where key = 'version'`, [
      { version: '9.0.0', migration: Number(laterMigration) },
    ]);
  });

/** Expects that a command fails with one sentence. */
const expectRefusal = ({ code, stderr }: { code: number | null; stderr: string }, words: RegExp) =>
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(words) });

describe('a database of a later version', () => {
  it('is refused by a start and by the commands, which name both versions', async () => {
    const target = await createTarget(fasterEngine);
    await makeLater(target);
    const bothVersions = `^The tables are those of version 9\\.0\\.0, and this is version ${version}: [^\\n]+\\.`;
    // A start and `npm run migrate` call prepareDatabase.
    await target.withPool((pool) =>
      expect(prepareDatabase({ pool })).rejects.toThrow(new RegExp(`${bothVersions}$`)),
    );
    for (const args of [['admin', 'list'], ['verify']] as const) {
      const [name, ...more] = args;
      expectRefusal(await runCommand(name, target.env, ...more), new RegExp(`${bothVersions}\\n$`));
    }
    await target.withPool(async (pool) => {
      await pool.query(`delete from settings where key = 'version'`);
      await expect(requireCurrentTables(databaseOver(pool))).rejects.toThrow(
        /^The tables are those of a later version,/,
      );
    });
  });

  it('is not restored by this version, and the refusal names both versions', async () => {
    const source = await createTarget(fasterEngine);
    await makeLater(source);
    const bothVersions = `is of version 9\\.0\\.0, and this is version ${version}:`;
    // A restore of the embedded engine calls completeRestore in the restored database.
    await source.withPool((pool) =>
      expect(completeRestore(pool, new Date())).rejects.toThrow(
        new RegExp(`${bothVersions}[^\\n]+\\.$`),
      ),
    );
    const file = await backUp(source);
    const refused = await runCommand('restore', source.env, file, '--overwrite');
    expectRefusal(refused, new RegExp(bothVersions));
  });
});

describe('a database of an earlier version', () => {
  it('is refused by a command that does not migrate it', async () => {
    const target = await createTarget(fasterEngine);
    const countMigrations = 'select count(*)::int from drizzle.__drizzle_migrations';
    const countBefore = await target.withPool(async (pool) => {
      await pool.query(
        `delete from drizzle.__drizzle_migrations
         where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
      );
      return valuesOf(pool, countMigrations);
    });
    expectRefusal(
      await runCommand('admin', target.env, 'add', 'ada@office.example'),
      /lack 1 of the changes of version [^\n]+ or run "npm run migrate"\.\n$/,
    );
    expect(await target.withPool((pool) => valuesOf(pool, countMigrations))).toEqual(countBefore);
  });
});
