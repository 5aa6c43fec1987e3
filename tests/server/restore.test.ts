import { randomBytes } from 'node:crypto';
import { stat, truncate } from 'node:fs/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { restoreCorrections } from '../../server/backup/after-restore.ts';
import { databaseOver } from '../../server/db/connect.ts';
import { prepareDatabase } from '../../server/db/migrate.ts';
import { openPool } from '../../server/db/pool.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import {
  backUp,
  createPostgres,
  createTarget,
  onPostgres,
  succeeded,
  type Target,
  temporaryRows,
  valuesOf,
} from '../support/command-targets.ts';
import { deviationsIn } from '../support/deviations.ts';
import { earlierMigrations } from '../support/earlier-migrations.ts';
import { runCommand } from '../support/server-commands.ts';
import { newDatabase } from '../support/server-process.ts';
import { fasterEngine } from '../support/test-database.ts';

const overwrite = ({ env }: Target, file: string) =>
  runCommand('restore', env, file, '--overwrite');

const tablesIn = (pool: Pool) =>
  valuesOf(
    pool,
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );

/** Returns the content that a refused restore must not change. */
const contentOf = async (pool: Pool) => [
  await tablesIn(pool),
  await valuesOf(pool, 'select sum(balance_kobo) from balances'),
  await valuesOf(pool, 'select count(*) from sessions'),
];

// backup.test.ts proves that a restore corrects the tables of `restoreCorrections`.
it('every table is listed, either as one whose rows a restore leaves alone or as one that it corrects', async () => {
  const unchangedTables = `
      accounts artisans audit_entries balances certifications client_reviews clients contact_messages
      content_items content_versions figure_changes find_artisans flags identification_means jobs kept_answers
      ledger_entries notes part_payments portfolio_items saved_views settings table_changes trades transactions withdrawal_requests work_experiences`;
  const target = await createTarget(fasterEngine);
  const listedTables = [
    ...unchangedTables.trim().split(/\s+/),
    ...Object.keys(restoreCorrections),
  ].toSorted();
  expect(await target.withPool(tablesIn)).toEqual(listedTables);
});

describe.runIf(inject('postgresUrl') !== null)('a restore over a database of PostgreSQL', () => {
  /** Makes a database of the version before the table `export_tickets`, which referred to sessions. */
  async function makeEarlierVersion(): Promise<Target> {
    const target = await createPostgres();
    const migrationsFolder = await earlierMigrations(15);
    await target.withPool((pool) => migrate(drizzle(pool), { migrationsFolder }));
    return target;
  }

  it('goes back to an earlier version, and leaves other schemas and extensions alone', async () => {
    const earlier = await makeEarlierVersion();
    const file = await backUp(earlier);
    const target = await createPostgres('sample');
    await target.withPool((pool) =>
      pool.query(`
        create type later_kind as enum ('one');
        create table later (id int generated always as identity, kind later_kind, hash text references sessions);
        create function later_count(later) returns int language sql as 'select 1';
        create view later_view as select id, later_count(later) from later;
        create schema report;
        create table report.notes as select 'mine' as note;`),
    );
    expect(await overwrite(target, file)).toMatchObject({
      ...succeeded,
      stdout: expect.stringMatching(
        /those of an earlier version, and lack [^\n]+"npm run migrate"\.\n$/,
      ),
    });
    const tables = await earlier.withPool(tablesIn);
    await target.withPool(async (pool) => {
      expect(await tablesIn(pool)).toEqual(tables);
      expect(await valuesOf(pool, 'select note from report.notes')).toEqual(['mine']);
      const laterObjects = `select to_regtype('later_kind'), to_regproc('later_count'), to_regclass('later_view')`;
      expect(await valuesOf(pool, laterObjects)).toEqual([null, null, null]);
      const extensions = `select extname::text from pg_extension where extname = 'pg_trgm'`;
      expect(await valuesOf(pool, extensions)).toEqual(['pg_trgm']);
    });
    const { stdout } = await runCommand('migrate', target.env);
    expect(stdout).toMatch(/^\d+ changes were made: /);
  });

  it('applies to a running server: it knows no session, and its lists are those of the backup', async () => {
    const target = await createPostgres('sample');
    const connection = await openPostgres({ url: String(target.env.DATABASE_URL) });
    onTestFinished(() => connection.close());
    const db = databaseOver(connection.pool);
    const app = await buildApp({ api: { db }, log: false });
    onTestFinished(() => app.close());
    const read = (token: string) =>
      app.inject({
        url: '/api/v1/admin/get/all/artisan',
        headers: { authorization: `Bearer ${token}` },
      });
    const token = await startSession(db, 1);
    const file = await backUp(target);
    const list = (await read(token)).json();
    await connection.pool.query(`update artisans set first_name = 'Later'`);
    expect((await read(token)).json()).not.toEqual(list);

    expect(await overwrite(target, file)).toMatchObject(succeeded);
    expect((await read(token)).statusCode).toBe(401);
    expect((await read(await startSession(db, 1))).json()).toEqual(list);
  });

  it('changes nothing when another schema uses the tables, or the backup breaks off half way', async () => {
    const target = await createPostgres('sample');
    const file = await backUp(target);
    await target.withPool((pool) =>
      pool.query(`${temporaryRows}
        create schema report;
        create view report.people as select id from artisans;
        create table report.notes (note text, about jobs);
        create policy seen on report.notes using (exists (select from artisans));
        create rule mark as on delete to report.notes do also update settings set value = value;
        create domain report.person as artisans;
        create statistics report.folded on (search_fold(note)) from report.notes;
        create publication replica for table jobs;`),
    );
    const before = await target.withPool(contentOf);
    expect(await overwrite(target, file)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^psql failed: [^\n]+ \(view report\.people, column about of table report\.notes, type report\.person, rule mark on table report\.notes, policy seen on table report\.notes, statistics object report\.folded, publication of table jobs in publication replica\): drop it[^\n]+\.\n$/,
      ),
    });
    expect(await target.withPool(contentOf)).toEqual(before);

    await target.withPool((pool) =>
      pool.query('drop schema report cascade; drop publication replica'),
    );
    await truncate(file, Math.floor((await stat(file)).size / 2));
    expect(await overwrite(target, file)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^pg_restore failed: [^\n]+\.\n$/),
    });
    expect(await target.withPool(contentOf)).toEqual(before);
  });

  it('needs no more rights than the owner of the database has', async () => {
    const suffix = randomBytes(4).toString('hex');
    const [owner, server] = [`owner_${suffix}`, `server_${suffix}`];
    const url = await newDatabase();
    const name = new URL(url).pathname.slice(1);
    const admin = openPool({ connectionString: url });
    await admin.query(`
      create role ${owner} login;
      create role ${server};
      alter database ${name} owner to ${owner};`);
    onTestFinished(async () => {
      await admin.query(`
        alter database ${name} owner to current_user;
        drop owned by ${owner}, ${server} cascade;
        drop role ${owner}, ${server};`);
      await admin.end();
    });
    const ownerUrl = new URL(url);
    ownerUrl.username = owner;
    const target = onPostgres(ownerUrl.href);
    await target.withPool((pool) => prepareDatabase({ pool }));
    const file = await backUp(target);
    expect(await overwrite(target, file)).toMatchObject(succeeded);
    expect(await target.withPool((pool) => deviationsIn(databaseOver(pool)))).toEqual([]);
  });
});
