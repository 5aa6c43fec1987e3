import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { fold } from '../../domain/fold.ts';
import { checks } from '../../server/consistency/checks.ts';
import type { Queryable } from '../../server/db/connect.ts';
import { vacuumAfterWrites } from '../../server/db/embedded/vacuum-after-writes.ts';
import { prepareDatabase } from '../../server/db/migrate.ts';
import { snapshotReader } from '../../server/db/transactions/read-snapshot.ts';
import { writer } from '../../server/db/transactions/write-transaction.ts';
import { limitsOf } from '../../server/lists/limits.ts';
import { readPage } from '../../server/lists/read-page.ts';
import { readParameters } from '../../server/lists/read-parameters.ts';
import { warnWithoutWordIndexes } from '../../server/lists/word-indexes.ts';
import { jobListDefinition } from '../../server/repositories/jobs.ts';
import { beginAttempt } from '../../server/repositories/sign-in-attempts.ts';
import { now } from '../support/clock.ts';
import { serveInThread } from '../support/serve-in-thread.ts';
import { temporaryFolder } from '../support/server-process.ts';
import {
  engines,
  openTestDatabase,
  stepsOnEachEngine,
  type TestDatabase,
  templateFile,
} from '../support/test-database.ts';

/** The characters below U+1FA00 that folding changes, and a tenth of the others. */
const characters: string[] = [];
for (let code = 1; code <= 0x1f9ff; code += 1) {
  const character = String.fromCodePoint(code);
  const isChosen = code % 10 === 0 || fold(character) !== character;
  // PostgreSQL 15 has an older Unicode version, which lacks decompositions in this range.
  const isNew = code > 0x10500 && code < 0x1e900;
  if (isChosen && !isNew && !/\p{C}/u.test(character)) characters.push(character);
}

async function deviations(db: Queryable): Promise<string[]> {
  const [check] = checks.filter(({ rule }) => rule.startsWith('Lists show'));
  if (check === undefined) throw new Error('There is no check of the names');
  const { rows } = await db.execute<{ deviation: string }>(check.deviations);
  return rows.map(({ deviation }) => deviation);
}

stepsOnEachEngine('the columns of lists', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  it('are updated by every write of a record, and of the person whose name it shows', async () => {
    const { db } = database;
    expect(await deviations(db)).toEqual([]);
    await db.execute(sql`update artisans set first_name = 'Ọ̀renamed' where id <= 3`);
    await db.execute(sql`update clients set last_name = null where id <= 3`);
    await db.execute(sql`update jobs set artisan_id = 3, client_id = null where id % 3 = 0`);
    await db.execute(sql`update jobs set amount_kobo = 77700, due_date = ${now()} where id <= 30`);
    await db.execute(
      sql`update transactions set artisan_id = null where withdrawal_id is null and id % 2 = 0`,
    );
    await db.execute(sql`
      insert into jobs (artisan_id, client_id, artisan_name, client_name, created_at)
      values (1, 2, 'written by another program', null, ${now()}), (null, null, 'x', 'y', ${now()})`);
    expect(await deviations(db)).toEqual([]);
    const { rows } = await db.execute(
      sql`select from jobs where search_text like '%orenamed%' and artisan_id <= 3`,
    );
    expect(rows.length).toBeGreaterThan(0);
    await db.execute(sql`update jobs set artisan_name = 'wrong' where id = 1`);
    expect(await deviations(db)).toEqual([
      'job 1 is listed under another name than that of its artisan',
    ]);
    await db.execute(
      sql`update part_payments set job_kobo = 1 where job_id = (select min(job_id) from part_payments)`,
    );
    expect((await deviations(db)).at(-1)).toMatch(
      /^part-payment of job \d+ is listed with another artisan/,
    );
  });

  it('fold texts as the browser does', async () => {
    const { db } = database;
    const texts = [
      ...characters,
      'ΟΔΟΣ ΟΔΟΣ. ςσΣ',
      'Adébáyọ̀ ỌLÁ Ƙaura',
      'İstanbul',
      '₦5 – “x”',
      'Ade\u0301',
    ];
    const { rows } = await db.execute<{ text: string; folded: string }>(sql`
      select text, search_fold(text) as folded
      from json_array_elements_text(${JSON.stringify(texts)}::json) as text`);
    expect(rows).toHaveLength(texts.length);
    const wrong = rows.filter(({ text, folded }) => folded !== fold(text));
    expect(wrong.map(({ text, folded }) => [text.codePointAt(0)?.toString(16), folded])).toEqual(
      [],
    );
  });

  it('are searched without the extension pg_trgm too, and the log says that it is missing', async () => {
    const { db, pool } = database;
    const lines: string[] = [];
    const { log } = fastify({
      logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } },
    });
    await warnWithoutWordIndexes(db, log);
    expect(lines).toEqual([]);
    const readFirstPage = () => {
      const parameters = readParameters(jobListDefinition, { q: 'carpentry', sort: 'amount' });
      if (parameters === undefined) throw new Error('The call has no parameters');
      const limits = limitsOf(db);
      return snapshotReader(pool)((tx) =>
        readPage({ tx, limits }, jobListDefinition, parameters, new Map()),
      );
    };
    const before = await readFirstPage();
    await db.execute(sql`drop extension pg_trgm cascade`);
    expect(await readFirstPage()).toEqual(before);
    await warnWithoutWordIndexes(db, log);
    expect(lines).toHaveLength(1);
    await db.execute(sql`select add_word_indexes()`);
    await warnWithoutWordIndexes(db, log);
    expect(lines).toHaveLength(1);
  });
});

it('the migrations run on an engine that does not have the extension', async () => {
  const loadDataDir = new Blob([await readFile(templateFile('empty'))]);
  const database = await PGlite.create({ loadDataDir });
  onTestFinished(() => database.close());
  const { pool, close } = await serveInThread(database, await temporaryFolder());
  onTestFinished(close);
  await prepareDatabase({ pool });
  const { rows } = await pool.query(
    `select to_regclass('jobs_search_text') as words, to_regclass('jobs_status') as status`,
  );
  expect(rows).toEqual([{ words: null, status: 'jobs_status' }]);
});

it.runIf(engines.includes('PostgreSQL'))(
  'no row shows an old name, however writes are interleaved',
  async () => {
    const database = await openTestDatabase('PostgreSQL');
    onTestFinished(() => database.close());
    const { db, pool } = database;
    const [first, second] = [await pool.connect(), await pool.connect()];
    onTestFinished(() => {
      for (const client of [first, second]) client.release(true);
    });
    const isWaiting = async () => {
      const { rows } = await db.execute(sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length === 1;
    };
    const renameSql = (name: string) => `update artisans set last_name = '${name}' where id = 1`;
    const insertSql = (text: string) =>
      `insert into transactions (artisan_id, description, date) values (1, '${text}', now())`;
    const reassignSql =
      'update jobs set artisan_id = 1 where id = (select max(id) from jobs where artisan_id <> 1)';
    for (const [firstStatement, secondStatement] of [
      [insertSql('a'), renameSql('One')],
      [renameSql('Two'), insertSql('b')],
      [reassignSql, renameSql('Three')],
      [renameSql('Four'), reassignSql],
    ] as const) {
      await first.query(`begin; ${firstStatement}`);
      const waiting = second.query(secondStatement);
      await expect.poll(isWaiting).toBe(true);
      await first.query('commit');
      await waiting;
      expect([firstStatement, secondStatement, await deviations(db)]).toEqual([
        firstStatement,
        secondStatement,
        [],
      ]);
    }
  },
);

it('a parameter that no list has leaves the list whole, also with a name that every object has', () => {
  expect(readParameters(jobListDefinition, { other: 'x' })).toBeUndefined();
  expect(readParameters(jobListDefinition, { constructor: 'x', toString: 'x' })).toBeUndefined();
});

it('the embedded engine vacuums and analyzes its tables after a number of writes', async () => {
  const database = await openTestDatabase('embedded');
  onTestFinished(() => database.close());
  const { db, pool } = database;
  const write = vacuumAfterWrites(writer(pool), db, 2);
  const readStatistics = async () => {
    const { rows } = await db.execute<{ rows: number; pages: number }>(sql`
      select reltuples::int as rows, relallvisible as pages from pg_class where relname = 'contact_messages'`);
    return rows[0];
  };
  const addMessages = () =>
    write((tx) =>
      tx.execute(sql`
        insert into contact_messages (read_status, created_at)
        select 'read', ${now()} from generate_series(1, 100)`),
    );
  await addMessages();
  expect((await readStatistics())?.rows).toBeLessThan(100);
  await addMessages();
  await expect.poll(async () => (await readStatistics())?.rows).toBeGreaterThan(200);
  // A count reads every row of the pages that are not all-visible.
  expect((await readStatistics())?.pages).toBeGreaterThan(0);
});

it('the embedded engine gives back the space of rows that are written and removed all the time', async () => {
  const database = await openTestDatabase('embedded');
  onTestFinished(() => database.close());
  const { db, pool } = database;
  const write = vacuumAfterWrites(writer(pool), db, 2);
  const insertions = {
    figure_changes: sql`(figure, amount) select 'in', 1 from generate_series(1, 3000)`,
    kept_answers: sql`(account_id, key, operation, subject_id, digest)
      select 1, gen_random_uuid(), 'x', 0, repeat('x', 64) from generate_series(1, 3000)`,
    sessions: sql`(token_hash, account_id, expires_at)
      select n, 1, ${now()} from generate_series(1, 3000) n`,
    sign_in_attempts: sql`(key, failures, last_at)
      select n, 1, ${now()} from generate_series(1, 3000) n`,
    table_changes: sql`(table_name, changes) select 'jobs', 1 from generate_series(1, 3000)`,
  };
  const tables = Object.entries(insertions).map(
    ([name, rows]) => [sql.identifier(name), rows] as const,
  );
  const readLargeTables = async () => {
    const { rows } = await db.execute<{ name: string }>(sql`
      select relname as name from pg_class
      where relname in ${Object.keys(insertions)} and pg_relation_size(oid) > 100000 order by 1`);
    return rows.map(({ name }) => name);
  };
  await write(async (tx) => {
    for (const [table, rows] of tables) await tx.execute(sql`insert into ${table} ${rows}`);
  });
  expect(await readLargeTables()).toEqual(Object.keys(insertions));
  await write(async (tx) => {
    for (const [table] of tables) await tx.execute(sql`delete from ${table}`);
  });
  await expect.poll(readLargeTables).toEqual([]);
});

it('the embedded engine vacuums failed sign-ins, also when nobody signs in', async () => {
  const database = await openTestDatabase('embedded');
  onTestFinished(() => database.close());
  const { db } = database;
  await db.execute(sql`
    insert into sign_in_attempts (key, failures, last_at)
    select n, 1, now() - interval '25 hours' from generate_series(1, 5000) n`);
  // The attempt removes the forgotten failures.
  expect(await beginAttempt(db, [{ key: 'new', limit: 5 }])).toBe(0);
  const readCount = async () => {
    const { rows } = await db.execute<{ count: number }>(sql`
      select reltuples::int as count from pg_class where relname = 'sign_in_attempts'`);
    return rows[0]?.count;
  };
  await expect.poll(readCount).toBe(1);
});
