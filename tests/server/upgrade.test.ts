import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { prepareDatabase } from '../../server/db/migrate.ts';
import { migrationsFolder } from '../../server/db/pending-migrations.ts';
import { readDays, readFigures } from '../../server/repositories/dashboard.ts';
import { nowText } from '../support/clock.ts';
import { deviationsIn } from '../support/deviations.ts';
import {
  addRows,
  columnsWithoutValue,
  differencesBetween,
  isWithin,
  makeVersion,
  migrations,
  readTables,
} from '../support/earlier-version.ts';
import {
  type Engine,
  fasterEngine,
  openEmptyDatabase,
  stepsOnEachEngine,
  type TestDatabase,
} from '../support/test-database.ts';

interface Change {
  from: string;
  until: string;
  differences: string[];
  why: string;
}

/** What the migration `until` changes on purpose in databases of the versions since `from`. */
const intended: readonly Change[] = [
  {
    from: '0006_extensions',
    until: '0007_append-only',
    differences: ['audit_entries.sentence is changed', 'content_versions: a row is new'],
    why: 'The entries so far get a sentence, and the texts their first version.',
  },
  {
    from: '0020_names-as-written',
    until: '0021_keep-names-as-written',
    differences: ['audit_entries', 'content_versions', 'outgoing_mails'].map(
      (table) => `${table}.account_email is changed`,
    ),
    why: 'What was written so far gets the present address of its account.',
  },
  {
    from: '0017_change-counts',
    until: '0024_no-change-counts',
    differences: ['change_counts is gone'],
    why: 'No server counts its changes any more.',
  },
  {
    from: '0022_commit-order',
    until: '0026_live-without-order',
    differences: ['audit_entries.transaction is gone', 'audit_entries.later_from is gone'],
    why: 'The live changes need no order of commits.',
  },
  {
    from: '0012_searched-lists',
    until: '0029_no-searched-lists',
    differences: [
      'approved_withdrawals',
      'artisans',
      'clients',
      'contact_messages',
      'jobs',
      'lists',
      'paid_part_payments',
      'transactions',
    ].map((list) => `searched_${list} is gone`),
    why: 'The tables of the rows themselves have the columns that lists search and sort by.',
  },
  {
    from: '0016_export-tickets',
    until: '0029_no-searched-lists',
    differences: ['export_tickets is gone'],
    why: 'A file is an answer to the call of its list.',
  },
  {
    from: '0002_kept-sums',
    until: '0030_one-table-of-figures',
    differences: ['figure_deltas is gone'],
    why: 'The figures are computed again, into one table.',
  },
  {
    from: '0014_day-figures',
    until: '0030_one-table-of-figures',
    differences: ['day_deltas is gone'],
    why: 'The figures are computed again, into one table.',
  },
  {
    from: '0004_limits-and-versions',
    until: '0034_keep-answered-messages',
    differences: ['table_changes: a row is new'],
    why: 'The messages so far get the time of their first reply, which is a change of `contact_messages`.',
  },
  {
    from: '0028_list-columns',
    until: '0033_answered-messages',
    differences: ['artisans.contact_text is changed', 'clients.contact_text is changed'],
    why: 'The search of people also finds phone numbers.',
  },
  {
    from: '0028_list-columns',
    until: '0037_decided-words',
    differences: ['withdrawal_requests.search_text is changed'],
    why: 'The search finds rejected requests by their status.',
  },
];

/** Such changes in tables that the present version no longer has. Only the test of a step sees them. */
const temporary: readonly Change[] = [
  {
    from: '0002_kept-sums',
    until: '0003_keep-sums',
    differences: ['figure_deltas: a row is gone', 'figure_deltas: a row is new'],
    why: 'The figures are computed again, and maintained from then on.',
  },
  {
    from: '0014_day-figures',
    until: '0015_keep-day-figures',
    differences: [
      'day_deltas: a row is gone',
      'day_deltas: a row is new',
      'figure_deltas: a row is new',
    ],
    why: 'The figures by day are computed again, and maintained from then on.',
  },
  {
    from: '0012_searched-lists',
    until: '0023_fold-letters',
    differences: ['searched_lists.worker is changed', 'searched_lists.worker_until is changed'],
    why: 'The search fills its tables again.',
  },
  ...[
    '0019_orders-of-types',
    '0023_fold-letters',
    '0025_search-messages',
    '0027_directions-of-money',
  ].map((until) => ({
    from: '0012_searched-lists',
    until,
    differences: ['searched_lists.state is changed'],
    why: 'The search fills its tables again.',
  })),
];

const earlierVersions = migrations.slice(0, -1);

/**
 * The versions whose databases are upgraded to the present one, and then used. The rows of 0000 run through every
 * migration, on the embedded engine because the steps above run on the other one. 0010 was the first version that
 * stored the answers of decisions, and 0022 has every table that was removed later.
 */
const versionsOn = (engine: Engine) => [
  ...(engine === 'embedded' ? ['0000_tables'] : []),
  ...(engine === fasterEngine ? ['0010_decisions', '0022_commit-order'] : []),
];

/** The token of the session in tests/support/earlier-rows/accounts.yaml. */
const token = 'session-of-an-earlier-version.QVnoOmDC1KkIjCA7NBL7zT';

/** Each list with a word and the number of its rows with this word, after the approvals of the tests. */
const searches = [
  ['get/all/artisan', 'adeyemi', 1],
  ['get/all/client', 'surulere', 1],
  ['job/history', 'taps', 1],
  ['transaction/history', 'withdrawal', 2],
  ['get/all/approved/withdrawal', 'ngozi', 2],
  ['get/all/paid/part-partment', 'sani', 1],
  ['get/all/contact/message', 'invoice', 1],
] as const;

async function readBalances({ db }: TestDatabase) {
  const { rows } = await db.execute(
    sql`select artisan_id as id, balance_kobo::int as kobo from balances order by 1`,
  );
  return rows;
}

/**
 * Each migration runs on the rows of the version before it, and the columns of this version are compared. Then this is
 * rolled back, and the migration runs again without rows. The tests of whole upgrades below also show what
 * migrations write into new columns and tables.
 */
describe('a step of an upgrade', { shuffle: false }, () => {
  const files = readMigrationFiles({ migrationsFolder });
  let database: TestDatabase;
  let client: PoolClient;
  let db: ReturnType<typeof drizzle<Record<string, never>, PoolClient>>;

  const runMigration = async (migration: number) => {
    for (const statement of files[migration]?.sql ?? []) await client.query(statement);
  };
  const readColumns = async () =>
    [...(await readTables({ db }))].map(([table, { columns }]) => [table, columns]);

  beforeAll(async () => {
    database = await openEmptyDatabase(fasterEngine);
    client = await database.pool.connect();
    db = drizzle(client);
    await runMigration(0);
  });
  afterAll(async () => {
    client.release();
    await database.close();
  });

  it.each(earlierVersions)(
    'from %s keeps every row, and makes the tables of the next version',
    async (version) => {
      const next = migrations.indexOf(version) + 1;
      // A rollback does not reset the sequences of ids.
      await db.execute(sql`
        select setval(oid::regclass, 1, false) from pg_class
        where relkind = 'S' and relnamespace = 'public'::regnamespace`);
      await client.query('begin');
      await addRows({ db }, version);
      const before = await readTables({ db });
      let after = before;
      let columnsWithRows: unknown;
      try {
        await runMigration(next);
        after = await readTables({ db });
        columnsWithRows = await readColumns();
      } finally {
        await client.query('rollback');
      }
      await runMigration(next);

      expect(columnsWithoutValue(before)).toEqual([]);
      const expected = [...intended, ...temporary]
        .filter((change) => change.until === migrations[next] && isWithin(version, change))
        .flatMap((change) => change.differences);
      expect(differencesBetween(before, after)).toEqual(new Set(expected));
      expect(columnsWithRows).toEqual(await readColumns());
    },
  );
});

stepsOnEachEngine('a database of an earlier version', (engine) => {
  let database: TestDatabase;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await openEmptyDatabase(engine);
    app = await buildApp({ api: { db: database.db }, log: false });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  async function call(method: 'GET' | 'POST' | 'PUT', path: string, options: object = {}) {
    const headers = { authorization: `Bearer ${token}`, ...Reflect.get(options, 'headers') };
    const url = `/api/v1/admin/${path}`;
    const response = await app.inject({ method, url, ...options, headers });
    const { data, total = data?.total } = response.json();
    return { status: response.statusCode, data, total };
  }

  describe.each(versionsOn(engine))('%s', (version) => {
    const isBefore = (migration: string) => isWithin(version, { until: migration });

    it('keeps every row', async () => {
      await makeVersion(database, version);
      await addRows(database, version);
      const before = await readTables(database);
      expect(columnsWithoutValue(before)).toEqual([]);

      await prepareDatabase(database);
      const expected = intended
        .filter((change) => isWithin(version, change))
        .flatMap((change) => change.differences)
        // The version that ran the migrations is recorded.
        .concat('settings: a row is new');
      expect(differencesBetween(before, await readTables(database))).toEqual(new Set(expected));
    });

    if (isBefore('0021_keep-names-as-written')) {
      it('names accounts by their present addresses in what was written so far', async () => {
        const { rows } = await database.db.execute(sql`
          select written.*, email from (
            select account_id, account_email from audit_entries
            union all select account_id, account_email from content_versions
            union all select created_by, account_email from outgoing_mails
          ) written left join accounts on id = account_id`);
        expect(rows).not.toEqual([]);
        expect(rows.filter(({ account_email, email }) => account_email !== email)).toEqual([]);
      });
    }

    it('has right balances and figures, and books that add up', async () => {
      expect(await readBalances(database)).toEqual([
        { id: 1, kobo: 4_000_000 },
        { id: 2, kobo: 1_550_000 },
      ]);
      expect(await readFigures(database.db)).toMatchObject({
        inKobo: 6_550_000,
        outKobo: 1_000_000,
        artisans: 2,
        clients: 2,
        jobs: { all: 5, ongoing: 2, rejected: 1, completed: 1 },
        unknownTypes: 1,
      });
      expect((await readDays(database.db, '2026-01-01')).days).toMatchObject([
        { day: '2026-01-02', revenueKobo: 0, paidOutKobo: 0, agreedJobs: 2 },
        { day: '2026-02-01', revenueKobo: 5_000_000, paidOutKobo: 0, agreedJobs: 0 },
        { day: '2026-02-10', revenueKobo: 1_500_000, paidOutKobo: 0, agreedJobs: 2 },
        { day: '2026-02-11', revenueKobo: 0, paidOutKobo: 0, agreedJobs: 1 },
        { day: '2026-02-20', revenueKobo: 0, paidOutKobo: 1_000_000, agreedJobs: 0 },
      ]);
      expect(await deviationsIn(database.db)).toEqual([]);
    });

    it('knows its session, and repeats the answer of a decision', async () => {
      const key = '22222222-2222-4222-8222-222222222222';
      expect(
        await call('POST', 'withdrawal/request/1', { headers: { 'idempotency-key': key } }),
      ).toEqual({
        status: 200,
        data: isBefore('0010_decisions')
          ? {
              message: 'Withdrawal 1 was approved before. Nothing was changed.',
              outcome: 'approved-before',
            }
          : { message: 'Approved. ₦10,000.00 goes to Ngozi Adéyẹmí.', outcome: 'approved' },
      });
    });

    it('carries out a decision and an edit of a text, and its history has both', async () => {
      expect(await call('POST', 'withdrawal/request/2')).toMatchObject({
        status: 200,
        data: { outcome: 'approved' },
      });
      expect(await readBalances(database)).toMatchObject([
        { kobo: 3_300_000 },
        { kobo: 1_550_000 },
      ]);
      const edit = { about: 'Who we are now.', version: 1 };
      expect(await call('PUT', 'update/about', { body: edit })).toMatchObject({ status: 200 });

      const history = await call('GET', 'audit/artisan/1');
      expect(history.data.data.map(({ sentence }: { sentence: string }) => sentence)).toEqual([
        'Approved withdrawal 2 of Ngozi Adéyẹmí: ₦7,000.00.',
        isBefore('0007_append-only')
          ? 'Approve: withdrawal 1.'
          : 'Approved withdrawal 1 of Ngozi Adéyẹmí: ₦10,000.00.',
      ]);
      const texts = await call('GET', 'get/page/about/version');
      // The order is not known, because the database's own clock dates what a migration writes.
      expect(texts.data.data).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ version: 1, description: 'Who we are.' }),
          expect.objectContaining({ version: 2, description: 'Who we are now.' }),
        ]),
      );
      expect(await deviationsIn(database.db)).toEqual([]);
    });

    it('finds the rows of each list', async () => {
      for (const [list, word, total] of searches) {
        const answer = await call('GET', `${list}?q=${word}`);
        expect(answer, list).toMatchObject({
          status: 200,
          total: { count: total, is_exact: true },
        });
      }
    });
  });

  // The SQL of the migrations is the same on both engines.
  if (engine !== fasterEngine) return;

  it('gets its balances and figures, even if its books were wrong', async () => {
    await makeVersion(database, '0001_append-only-ledger');
    const { db } = database;
    await db.execute(
      sql.raw(`
      insert into artisans (created_at) select ${nowText()} from generate_series(1, 3);
      insert into clients (created_at) values (${nowText()});
      insert into jobs (status, created_at) values ('ongoing', ${nowText()}), (null, ${nowText()});
      insert into withdrawal_requests (artisan_id, amount_kobo, status, requested_at) values
        (2, 700, 'approved', ${nowText()}), (1, 5, 'cancelled', ${nowText()}), (1, 5, 'pending', ${nowText()});
      insert into transactions (artisan_id, withdrawal_id, type, amount_kobo, payment_status, date)
        values (1, null, 'Job payment', 900, 'paid', ${nowText()}), (2, 1, 'Withdrawal', 700, 'paid', ${nowText()});
      insert into ledger_entries (artisan_id, transaction_id, amount_kobo, entered_at)
        values (1, 1, 900, ${nowText()}), (2, 2, -700, ${nowText()});`),
    );

    await prepareDatabase(database);
    expect(await readFigures(db)).toMatchObject({
      inKobo: 900,
      outKobo: 700,
      artisans: 3,
      clients: 1,
      jobs: { all: 2, ongoing: 1 },
    });
    expect(await readBalances(database)).toEqual([
      { id: 1, kobo: 900 },
      { id: 2, kobo: -700 },
    ]);
    expect(await deviationsIn(database.db)).toEqual([
      'artisan 2 has the balance -700',
      'withdrawal 2 over 5 is "cancelled"',
    ]);
  });
});
