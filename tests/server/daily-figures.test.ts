import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failedStatuses, paidStatuses, statusKey } from '../../domain/status.ts';
import { directionOf, isPaid, typesOf } from '../../domain/transaction-types.ts';
import { checks } from '../../server/consistency/checks.ts';
import { compactFigures, readDays } from '../../server/repositories/dashboard.ts';
import { transactionFields } from '../../src/api/parse/generated/transaction.ts';
import { readList } from '../../src/api/parse/read-answer.ts';
import { count, text } from '../../src/api/parse/read-fields.ts';
import { amount, moment } from '../../src/api/parse/read-values.ts';
import { rowParser } from '../../src/api/parse/rows.ts';
import {
  jobsByDay,
  jobsByStatus,
  paidOutByDay,
  revenueByDay,
  type Summaries,
  summariesOf,
} from '../../src/features/dashboard/by-day.ts';
import { jobCountsOf } from '../../src/features/jobs/job-counts.ts';
import { Prepared } from '../../src/lib/row-index/background-work.ts';
import { mergeSpellings } from '../../src/lib/row-index/count-words.ts';
import { dayBefore, now } from '../support/clock.ts';
import { fasterEngine } from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

const from = dayBefore(550);

/** Returns three spellings of a word with the same meaning, and another word. */
const spellingsOf = (word: string) => [
  word,
  ` ${word.toUpperCase().replaceAll('-', '_')}\u00a0`,
  word.replaceAll('-', ' \t'),
  `${word}s`,
];

describe('the figures by day', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(fasterEngine);
  });
  afterAll(() => server.close());

  const get = async (path: string) => {
    const response = await server.call(path);
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  };
  const run = (statement: ReturnType<typeof sql>) => server.database.db.execute(statement);
  /** Returns the differences between the stored figures and the rows. */
  const deviations = async () => {
    const all: unknown[] = [];
    for (const check of checks.filter(({ rule }) => /figures/.test(rule))) {
      const { rows } = await run(check.deviations);
      all.push(...rows.map(({ deviation }) => deviation));
    }
    return all;
  };

  /** Returns the part of the summaries that a screen shows. */
  const partShown = ({ revenue, paidOut, agreedJobs, statuses }: Summaries) => {
    const inOrder = (days: ReadonlyMap<string, number>) =>
      [...days]
        .filter(([day]) => day >= from.replaceAll('-', '/'))
        .sort(([a], [b]) => a.localeCompare(b));
    return {
      revenue: inOrder(revenue.byDay),
      unknown: revenue.unknownTypeCount,
      paidOut: inOrder(paidOut),
      agreedJobs: inOrder(agreedJobs),
      shares: mergeSpellings(statuses),
      counts: jobCountsOf(statuses),
    };
  };
  /** Adds up the rows of the whole lists, as the dashboard does on a host without figures by day. */
  const addUpRows = async () => {
    const parsedRows = async <T>(path: string, fields: Parameters<typeof rowParser>[0]) =>
      readList('listJobs', await get(path), rowParser(fields)) as never as T;
    const jobs = await parsedRows<Parameters<typeof jobsByDay>[0]>('job/history', {
      date_created: moment,
      start_date: moment,
      job_status: text,
    });
    const paid = { amount, created_at: moment, payment_status: text };
    return {
      revenue: new Prepared(
        revenueByDay(await parsedRows('transaction/history', transactionFields)),
      ).value,
      paidOut: new Prepared(paidOutByDay(await parsedRows('get/all/approved/withdrawal', paid)))
        .value,
      agreedJobs: new Prepared(jobsByDay(jobs)).value,
      statuses: new Prepared(jobsByStatus(jobs)).value,
    };
  };
  /** Reads the figures that the server has added up. */
  const readSums = async () => {
    const { figures } = (await get(`dashboard/data?from=${from}`)) as {
      figures: {
        days: Record<string, unknown>[];
        jobs_by_status: Record<string, unknown>[];
        unknown_types: unknown;
      };
    };
    return summariesOf({
      days: figures.days.map((day) => ({
        day: moment(day.day),
        revenue: amount(day.revenue),
        paid_out: amount(day.paid_out),
        agreed_jobs: count(day.agreed_jobs),
      })),
      jobs_by_status: figures.jobs_by_status.map(({ value, rows }) => ({
        value: text(value),
        rows: count(rows) ?? 0,
      })),
      unknown_types: count(figures.unknown_types),
    });
  };
  const expectEqualSums = async () => {
    const figures = partShown(await readSums());
    expect(figures).toEqual(partShown(await addUpRows()));
    expect(await deviations()).toEqual([]);
    return figures;
  };

  it('are equal to the sums that the dashboard makes from the whole lists', async () => {
    const { revenue, paidOut, agreedJobs, shares } = await expectEqualSums();
    for (const days of [revenue, paidOut, agreedJobs, shares]) {
      expect(days.length).toBeGreaterThan(2);
    }
  });

  it('are updated by every change of the rows, in every spelling of a word', async () => {
    const before = await expectEqualSums();
    const words = [...typesOf('in'), ...typesOf('out'), 'lottery'].flatMap(spellingsOf);
    const statuses = [...paidStatuses, 'failed'].flatMap(spellingsOf);
    const typesAndStatuses = [
      ...words.map((type) => [type, 'paid'] as const),
      ...statuses.map((status) => ['Deposit', status] as const),
      [null, 'paid'],
      ['', 'paid'],
      ['Deposit', null],
    ];
    // A day in Lagos ends an hour before midnight in UTC.
    await run(sql`
      insert into transactions (type, payment_status, amount_kobo, date, start_date)
      select value ->> 0, value ->> 1, nullif(n % 9, 0) * 1001,
        case when n % 7 = 0 then 'infinity'
          else timestamptz '2026-01-31 22:59:59.999999+00' + n % 2 * interval '1 microsecond' end,
        timestamptz '2026-03-03 12:00+00'
      from json_array_elements(${JSON.stringify(typesAndStatuses)}::json) with ordinality as t (value, n)`);
    await run(sql`
      insert into jobs (status, created_at) values ('On_Hold', '2026-01-31 23:00+00'),
        (' on hold', '2026-01-31 22:59+00'), (null, ${now()}), ('', ${now()}), ('COMPLETED', ${now()})`);
    await run(sql`
      insert into withdrawal_requests (artisan_id, amount_kobo, status, requested_at, decided_at)
      select 1, 100 * n, (array['approved', 'rejected', 'pending'])[n % 3 + 1], ${now()},
        timestamptz '2026-01-31 22:30+00' + n * interval '10 minutes' from generate_series(1, 9) n`);
    const after = await expectEqualSums();
    expect(after.unknown).toBeGreaterThan(before.unknown + 10);
    expect(after.counts.total).toBe(before.counts.total + 5);

    await run(sql`update transactions set payment_status = 'reversed' where type = 'Deposit'`);
    await run(sql`
      update transactions set amount_kobo = amount_kobo + 1, date = date + interval '2 days' where type = 'credit'`);
    await run(
      sql`update jobs set status = 'rejected', created_at = created_at - interval '1 day' where id % 2 = 0`,
    );
    await run(
      sql`update withdrawal_requests set status = 'rejected' where amount_kobo = 300 and artisan_id = 1`,
    );
    await expectEqualSums();
    await run(sql`delete from transactions where withdrawal_id is null and job_id is null`);
    await run(sql`delete from jobs where artisan_id is null`);
    await run(
      sql`delete from withdrawal_requests where amount_kobo < 1000 and artisan_id = 1 and decided_by is null`,
    );
    await expectEqualSums();
  });

  it('the figures beside them count each spelling of a status, and only money in as payments', async () => {
    const tiles = async () => (await get('dashboard/data')).data;
    const artisan = async () => (await get('get/artisan/1')).data;
    const client = async () => (await get('get/client/1')).data;
    const [tilesBefore, artisanBefore, clientBefore] = [
      await tiles(),
      await artisan(),
      await client(),
    ];
    await run(sql`
      insert into jobs (artisan_id, client_id, status, created_at)
      values (1, 1, 'COMPLETED', ${now()}), (1, 1, ' Ongoing', ${now()}), (1, 1, 'Rejected', ${now()})`);
    await run(sql`
      insert into transactions (client_id, type, payment_status, amount_kobo, date)
      values (1, 'Refund', 'paid', 5000, ${now()}), (1, 'Deposit', 'Successful', 700, ${now()}),
        (1, 'Lottery', 'paid', 30, ${now()})`);
    expect(await tiles()).toMatchObject({
      completed_jobs: tilesBefore.completed_jobs + 1,
      ongoing_jobs: tilesBefore.ongoing_jobs + 1,
      rejected_jobs: tilesBefore.rejected_jobs + 1,
    });
    expect((await artisan()).completed_jobs).toBe(artisanBefore.completed_jobs + 1);
    expect((await client()).total_payment).toBeCloseTo(clientBefore.total_payment + 7);
  });

  it('a job has the same payment in the lists of all jobs, of its artisan and of its client', async () => {
    const { rows } = await run(sql`
      with job as (insert into jobs (artisan_id, client_id, created_at) values (1, 1, ${now()}) returning id)
      insert into transactions (job_id, client_id, artisan_id, type, payment_status, amount_kobo, date)
      select id, payer, payee, 'Deposit', 'paid', 500, ${now()}
      from job, (values (1, null::int), (null, 1), (null, 2)) parties (payer, payee) returning job_id`);
    const payments = ['job/history', 'get/artisan/1/job', 'get/client/1/job'].map(async (path) => {
      const { data } = await get(path);
      return data.find((job: { job_id: number }) => job.job_id === rows[0]?.job_id)?.payment;
    });
    expect(await Promise.all(payments)).toEqual([15, 15, 15]);
  });

  it('understand each type and status as the screens do, in every spelling', async () => {
    const words = [...typesOf('in'), ...typesOf('out'), ...paidStatuses, ...failedStatuses]
      .flatMap(spellingsOf)
      .concat('', ' ', 'Débit', 'Páid', 'constructor', 'ＤＥＢＩＴ');
    const { rows } = await run(sql`
      select value as word, money_direction(value) as direction, status_is_paid(value) as "isPaid",
        status_is_failed(value) as "isFailed"
      from json_array_elements_text(${JSON.stringify(words)}::json)
      union all select null, money_direction(null), status_is_paid(null), status_is_failed(null)`);
    expect(rows).toEqual(
      [...words, null].map((word) => ({
        word,
        direction: directionOf(word),
        isPaid: isPaid(word),
        isFailed: word !== null && failedStatuses.includes(statusKey(word)),
      })),
    );
  });

  it('cover at most 600 days, in order', async () => {
    const { days } = await readDays(server.database.db, '2000-01-01');
    expect(days).toEqual([]);
    await run(sql`
      insert into jobs (created_at) select timestamptz '2000-01-01 12:00+00' + n * interval '1 day'
      from generate_series(-2, 900) n`);
    const { days: old } = await readDays(server.database.db, '2000-01-01');
    expect([old.length, old[0]?.day, old.at(-1)?.day]).toEqual([600, '2000-01-01', '2001-08-22']);
  });

  it('stay the same when a read compacts their rows in the background', async () => {
    const before = await readSums();
    await run(sql`
      insert into figure_changes (figure, day, amount)
      select 'revenue', '2026-02-02', case when n % 2 = 0 then 7 else -7 end from generate_series(1, 1200) n`);
    expect(await readSums()).toEqual(before);
    const countRemovable = async () => (await readDays(server.database.db, from)).removable;
    await expect.poll(countRemovable).toBeLessThan(200);
    await compactFigures(server.database.db);
    expect(await readSums()).toEqual(before);
    expect(await deviations()).toEqual([]);
  });

  it('are reported by npm run verify if they differ from the rows', async () => {
    await run(
      sql`update figure_changes set amount = amount + 1 where id = (select max(id) from figure_changes where figure = 'agreed')`,
    );
    await run(sql`insert into figure_changes (figure, amount) values ('unknown', 1)`);
    expect(await deviations()).toEqual([
      expect.stringMatching(/^agreed of \d{4}-\d\d-\d\d is stored as \d+ and counted as \d+$/),
      expect.stringMatching(/^unknown is stored as \d+ and counted as \d+$/),
    ]);
    await run(sql`select reckon_kept_sums()`);
    expect(await deviations()).toEqual([]);
  });
});
