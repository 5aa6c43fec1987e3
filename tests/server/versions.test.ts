import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { backUp, newTarget, type Target, valuesOf } from '../support/command-targets.ts';
import { command } from '../support/server-commands.ts';
import { failToStart } from '../support/server-process.ts';
import { engines, fasterEngine } from '../support/test-database.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** A migration of another version. */
const later = '99999999999999';

/** Makes a database look as a later version leaves it. */
const makeLater = (target: Target) =>
  target.withPool(async (pool) => {
    await pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${later})`,
    );
    await pool.query(`update settings set value = $1 where key = 'version'`, [
      { version: '9.0.0', migration: Number(later) },
    ]);
  });

/** Expects that a command or start fails with one sentence. */
const expectRefusal = ({ code, stderr }: { code: number | null; stderr: string }, words: RegExp) =>
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(words) });

describe('a database of a later version', () => {
  it('is refused by a start and by the commands, which name both versions', async () => {
    const target = await newTarget(fasterEngine);
    await makeLater(target);
    const both = new RegExp(
      `^The tables are those of version 9\\.0\\.0, and this is version ${version}: [^\\n]+\\.\\n$`,
    );
    expectRefusal(await failToStart({ ...target.env, PORT: '0' }), both);
    for (const args of [['admin', 'list'], ['verify'], ['migrate']] as const) {
      const [name, ...more] = args;
      expectRefusal(await command(name, target.env, ...more), both);
    }
    await target.withPool((pool) => pool.query(`delete from settings where key = 'version'`));
    expectRefusal(await command('verify', target.env), /^The tables are those of a later version,/);
  });

  it.each(engines)('is not restored by this version, which names both, on %s', async (engine) => {
    const source = await newTarget(engine);
    await makeLater(source);
    const file = await backUp(source);
    const refused = await command('restore', source.env, file, '--overwrite');
    expectRefusal(refused, new RegExp(`is of version 9\\.0\\.0, and this is version ${version}:`));
  });
});

describe('a database of an earlier version', () => {
  it('is refused by the other commands, which do not migrate it', async () => {
    const target = await newTarget(fasterEngine);
    const migrations = 'select count(*)::int from drizzle.__drizzle_migrations';
    const earlier = await target.withPool(async (pool) => {
      await pool.query(
        `delete from drizzle.__drizzle_migrations
         where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
      );
      return valuesOf(pool, migrations);
    });
    for (const args of [['admin', 'add', 'ada@office.example'], ['verify']]) {
      const [name = '', ...more] = args;
      const refused = await command(name, target.env, ...more);
      expectRefusal(
        refused,
        /lack 1 of the changes of version [^\n]+ or run "npm run migrate"\.\n$/,
      );
    }
    expect(await target.withPool((pool) => valuesOf(pool, migrations))).toEqual(earlier);
  });
});
