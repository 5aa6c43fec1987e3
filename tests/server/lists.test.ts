import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedColumns } from '../../domain/lists/list.ts';
import { snapshotReader } from '../../server/db/transactions/read-snapshot.ts';
import { isTooLong } from '../../server/lists/count-rows.ts';
import { findAll, findKeys, findNext, findPlanned } from '../../server/lists/find-keys.ts';
import { limitsOf } from '../../server/lists/limits.ts';
import { directionOf } from '../../server/lists/order.ts';
import { jobListDefinition } from '../../server/repositories/jobs.ts';
import { entityIn, faultsOf } from '../support/answers.ts';
import { now } from '../support/clock.ts';
import { addEdgeCaseRows } from '../support/edge-case-rows.ts';
import {
  filterValues,
  inOrderOf,
  type ListCase,
  listCases,
  listsOn,
  ordersOf,
  passes,
  type ListRow as Row,
} from '../support/list-oracle.ts';
import { engines, fasterEngine } from '../support/test-database.ts';
import { noLimits, openTestServer, type TestServer } from '../support/test-server.ts';

// same-rows.test.ts proves which rows match words and filters.

type Query = Readonly<Record<string, string>>;

interface Page {
  data: Row[];
  next: string | null;
  previous: string | null;
  total: { count: number; is_exact: boolean };
  page: number | null;
  sums?: Record<string, { rows: number; total: number | null }>;
  choices?: Record<string, { value: string | null; rows: number }[]>;
}

describe.each(engines)('the lists with parameters on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    // The tests read whole lists in each order, so a small sample takes less time than one that is copied.
    server = await openTestServer(engine, { limits: noLimits, sampleSize: 8 });
    await addEdgeCaseRows(server.database);
    await server.database.db.execute(sql`
      insert into withdrawal_requests (artisan_id, amount_kobo, status, requested_at)
      values (1, 500, 'rejected', ${now()})`);
  });
  afterAll(() => server.close());

  const get = async ({ operation, path }: ListCase, query: Query = {}) => {
    const response = await server.call(path, { query });
    const body = response.json();
    expect(faultsOf(operation, response.statusCode, body)).toEqual([]);
    return { status: response.statusCode, body };
  };
  const readWhole = async (listCase: ListCase) => entityIn((await get(listCase)).body) as Row[];
  const readPage = async (listCase: ListCase, query: Query): Promise<Page> => {
    const { status, body } = await get(listCase, query);
    expect(status, JSON.stringify(body)).toBe(200);
    return Array.isArray(body.data) ? body : body.data;
  };
  const refusalOf = async (listCase: ListCase, query: Query) => {
    const { status, body } = await get(listCase, query);
    expect([status, query], JSON.stringify(body)).toEqual([400, query]);
    return String(body.message);
  };
  const keysOf = ({ key }: ListCase, rows: readonly Row[]) => rows.map((row) => Number(row[key]));
  const follow = async (
    listCase: ListCase,
    from: Page,
    link: 'next' | 'previous',
    query: Query,
  ) => {
    const pages = [keysOf(listCase, from.data)];
    for (let cursor = from[link]; cursor !== null; ) {
      const linked = await readPage(listCase, { ...query, cursor });
      if (link === 'next') pages.push(keysOf(listCase, linked.data));
      else pages.unshift(keysOf(listCase, linked.data));
      cursor = linked[link];
    }
    return pages.flat();
  };
  const readAll = async (listCase: ListCase, query: Query) => {
    const first = await readPage(listCase, { ...query, size: '40' });
    return { first, keys: await follow(listCase, first, 'next', { ...query, size: '40' }) };
  };
  /** Expects these rows by cursors from both ends. */
  const expectByCursors = async (listCase: ListCase, query: Query, expected: number[]) => {
    const [first, last] = [
      await readPage(listCase, query),
      await readPage(listCase, { ...query, end: 'last' }),
    ];
    expect([first.previous, last.next]).toEqual([null, null]);
    expect([query, await follow(listCase, first, 'next', query)]).toEqual([query, expected]);
    expect(await follow(listCase, last, 'previous', query)).toEqual(expected);
  };
  /** Expects these rows by the numbers of pages. */
  const expectByNumbers = async (
    listCase: ListCase,
    size: number,
    filters: Query,
    expected: number[],
  ) => {
    const query = { ...filters, size: `${size}` };
    const numbers = Array.from({ length: Math.ceil(expected.length / size) }, (_, at) => at + 1);
    const numberedPages = await Promise.all(
      numbers.map((number) => readPage(listCase, { ...query, page: `${number}` })),
    );
    expect(numberedPages.flatMap(({ data }) => keysOf(listCase, data))).toEqual(expected);
    expect(
      numberedPages.map((one) => [one.page, one.previous !== null, one.next !== null]),
    ).toEqual(numbers.map((number) => [number, number > 1, number < numbers.length]));
  };
  const listOf = (operation: ListCase['operation']): ListCase => {
    const listCase = listCases.find((one) => one.operation === operation);
    if (listCase === undefined) throw new Error(`There is no list ${operation}`);
    return listCase;
  };
  const jobs = listOf('listJobs');
  const transactions = listOf('listTransactions');

  describe.each(listsOn(engine))('$operation', (listCase) => {
    it('has the rows and the order of the whole list, and adds them up', async () => {
      const rows = await readWhole(listCase);
      const { keys, first } = await readAll(listCase, { page: '1' });
      expect(keys).toEqual(keysOf(listCase, rows));
      expect(first.data).toEqual(rows.slice(0, 40));
      expect(first.total).toEqual({ count: rows.length, is_exact: true });
      for (const [name, sum] of Object.entries(first.sums ?? {})) {
        const summed = rows.filter((row) => listCase.sumOf?.(row) === name);
        expect([name, sum.rows]).toEqual([name, summed.length]);
      }
    });

    // The SQL of an order is the same on both engines; same-rows.test.ts requests random orders from both.
    if (engine !== fasterEngine) return;

    it('is ordered by each column in both directions, by cursors and by numbers', async () => {
      const rows = await readWhole(listCase);
      // There are three pages or more, and the last one is usually shorter.
      const size = Math.min(100, Math.ceil(rows.length / 2) - 1);
      for (const sort of ordersOf(listCase)) {
        for (const direction of ['asc', 'desc']) {
          const expected = keysOf(listCase, inOrderOf(listCase, rows, sort, direction === 'desc'));
          await expectByCursors(listCase, { sort, direction, size: `${size}` }, expected);
          // Only the rows that are skipped distinguish a number from a cursor, and they are counted for any direction.
          if (direction === 'asc') await expectByNumbers(listCase, size, { sort }, expected);
        }
      }
    });

    // These have ranges of columns with and without missing values; same-rows.test.ts has the ranges of each list.
    if (listCase !== jobs && listCase !== transactions) return;

    it('has the rows of a range in the order of its column, from both ends and by numbers', async () => {
      const rows = await readWhole(listCase);
      for (const [id, { filter }] of sharedColumns(listCase.list)) {
        if (filter !== 'days' && filter !== 'amounts') continue;
        for (const value of filterValues(listCase, rows, id)) {
          const [from, to] = value.split('..');
          // same-rows.test.ts finds the rows of one day or amount.
          if (from === to) continue;
          for (const direction of ['asc', 'desc']) {
            const ordered = inOrderOf(listCase, rows, id, direction === 'desc');
            const expected = keysOf(
              listCase,
              ordered.filter((row) => passes(listCase, row, id, value)),
            );
            // There are at most three pages.
            const size = Math.max(3, Math.ceil(expected.length / 3));
            const query = { [id]: value, sort: id, direction };
            await expectByCursors(listCase, { ...query, size: `${size}` }, expected);
            if (direction === 'desc') await expectByNumbers(listCase, size, query, expected);
          }
        }
      }
    });
  });

  it('adds up what belongs together, in naira', async () => {
    const { sums } = await readPage(jobs, {
      service_type: 'nil type-1',
      start_date: '2026-01-31..2026-02-01',
      q: 'status',
    });
    // These are the added jobs n = 1, 3, 7, 9, 10, 13, 15, 19, 21 and 22. Of these, 3, 9, 15 and 21 have no amount, and
    // the others have ₦123.45.
    expect(sums).toEqual({ total: { rows: 10, total: 740.7 }, left_out: { rows: 0, total: null } });
    const cancelled = await readPage(jobs, {
      job_status: 'cancelled failed',
      start_date: '..2000-01-01',
      size: '1',
    });
    expect(cancelled.sums).toEqual({
      total: { rows: 0, total: null },
      left_out: { rows: 0, total: null },
    });
    const inOut = await readPage(transactions, { type: 'lottery debit refund', q: 'x' });
    expect(inOut.sums).toEqual({
      paid_in: { rows: 0, total: null },
      paid_out: { rows: 1, total: -999999999.99 },
      left_out: { rows: 1, total: 3 },
    });
    expect((await readPage(jobs, { sums: 'none' })).sums).toBeUndefined();
  });

  it('answers a page number or a cursor beyond an end with the page at this end', async () => {
    const query = { sort: 'amount', size: '7' };
    const { total } = await readPage(jobs, query);
    const pastEnd = await readPage(jobs, { ...query, page: '99999' });
    expect([pastEnd.page, pastEnd.next]).toEqual([Math.ceil(total.count / 7), null]);
    const narrow = { ...query, q: 'Long description' };
    const { next } = await readPage(jobs, { ...narrow, end: 'last', size: '100' });
    expect(next).toBeNull();
    const last = await readPage(jobs, { ...query, end: 'last' });
    const edge = await readPage(jobs, { ...narrow, cursor: String(last.previous) });
    const start = await readPage(jobs, {
      ...query,
      cursor: String((await readPage(jobs, { ...query, page: '2' })).previous),
    });
    expect([start.page, start.previous]).toEqual([1, null]);
    expect(edge.data.length).toBeGreaterThan(0);
  });

  it('has the same rows at a cursor while rows are added', async () => {
    const query = { sort: 'amount', direction: 'desc', size: '10' };
    const first = await readPage(jobs, query);
    const second = await readPage(jobs, { ...query, cursor: String(first.next) });
    await server.database.db.execute(sql`
      insert into jobs (description, amount_kobo, created_at)
      select 'Added while paging', case when n > 10 then 1e14 end, ${now()} from generate_series(1, 20) n`);
    const after = await readPage(jobs, { ...query, cursor: String(first.next) });
    expect(after.data).toEqual(second.data);
    expect(after.total.count).toBe(second.total.count + 20);
    const back = await readPage(jobs, { ...query, cursor: String(after.previous) });
    expect(back.data).toEqual(first.data);
    await server.database.db.execute(
      sql`delete from jobs where description = 'Added while paging'`,
    );
    expect((await readPage(jobs, query)).total).toEqual(first.total);
  });

  it('finds the same rows by walking an index, as planned, by sorting all matches, and step by step', async () => {
    const read = snapshotReader(server.database.pool);
    const limits = limitsOf(server.database.db);
    const where = sql`${jobListDefinition.text} like '%1%'`;
    for (const sort of Object.keys(jobListDefinition.columns)) {
      for (const isDescending of [true, false]) {
        const direction = directionOf(jobListDefinition, { sort, isDescending }, false, undefined);
        const keys = await read(async (tx) => {
          const reader = { tx, limits };
          const steps: number[] = [];
          for (let step = await findNext(reader, direction, where, undefined); step.length > 0; ) {
            steps.push(...step.filter(({ matches }) => matches).map(({ key }) => key));
            const last = step.at(-1);
            if (last === undefined) break;
            step = await findNext(reader, direction, where, { side: 'after', ...last });
          }
          const walked = await findKeys(reader, direction, { where, limit: 1_000 });
          const planned = await findPlanned(reader, direction, { where, limit: 1_000 }, 60_000);
          const sorted = await findAll(reader, direction, where, 1_000);
          return {
            steps,
            walked: walked.map(({ key }) => key),
            planned: planned?.map(({ key }) => key),
            sorted: sorted?.map(({ key }) => key),
          };
        });
        expect(keys.walked.length).toBeGreaterThan(10);
        expect([sort, keys.planned]).toEqual([sort, keys.walked]);
        expect([sort, keys.sorted]).toEqual([sort, keys.walked]);
        expect([sort, keys.steps]).toEqual([sort, keys.walked]);
      }
    }
  });

  it('counts the rows without a value also for a filter of more values than are read', async () => {
    const { db } = server.database;
    await db.execute(sql`
      insert into jobs (service_type, created_at) select 'Kind ' || n, ${now()} from generate_series(1, 250) n`);
    const { choices } = await readPage(jobs, { choices: 'all', size: '1' });
    const withoutType = (await readWhole(jobs)).filter((row) => row.service_type === null).length;
    expect(choices?.service_type).toContainEqual({
      value: null,
      rows: withoutType,
      is_exact: true,
    });
    await db.execute(sql`delete from jobs where service_type like 'Kind %'`);
  });

  // The SQL of the following tests is the same on both engines.
  if (engine !== fasterEngine) return;

  it('approved withdrawals include rejected ones only on request, and never in their sum', async () => {
    const listCase = listOf('listApprovedWithdrawals');
    const statusesOf = ({ data }: Page) => [
      ...new Set(data.map(({ payment_status }) => payment_status)),
    ];
    const approved = await readPage(listCase, { size: '100' });
    expect(statusesOf(approved)).toEqual(['paid']);
    const decided = await readPage(listCase, { decided: 'all', size: '100', choices: 'all' });
    expect(new Set(statusesOf(decided))).toEqual(new Set(['paid', 'rejected']));
    expect(decided.sums?.total).toEqual(approved.sums?.total);
    const rejected = await readPage(listCase, { decided: 'all', payment_status: 'rejected' });
    expect(statusesOf(rejected)).toEqual(['rejected']);
    expect(rejected.total.count).toBe(decided.total.count - approved.total.count);
    expect(decided.choices?.payment_status?.map(({ value, rows }) => [value, rows])).toEqual([
      ['paid', approved.total.count],
      ['rejected', rejected.total.count],
    ]);
    const id = `${rejected.data[0]?.id}`;
    expect((await readPage(listCase, { id })).total.count).toBe(0);
    expect((await readPage(listCase, { id, decided: 'all' })).total.count).toBe(1);
    const searched = await readPage(listCase, { decided: 'all', q: 'rejected' });
    expect(searched.total.count).toBe(rejected.total.count);
    expect((await readPage(listCase, { decided: 'all', q: 'paid' })).total.count).toBe(
      approved.total.count,
    );
  });

  it('counts the rows of each value of its filters', async () => {
    const rows = await readWhole(jobs);
    const { choices } = await readPage(jobs, { choices: 'all', size: '1', q: 'ignored' });
    const statuses = choices?.job_status ?? [];
    expect(statuses.reduce((sum, choice) => sum + choice.rows, 0)).toBe(rows.length);
    expect(statuses.map((choice) => choice.rows)).toEqual(
      statuses.map((choice) => choice.rows).toSorted((a, b) => b - a),
    );
    const lowerCase = (value: Row[string]) => (value === null ? null : String(value).toLowerCase());
    for (const { value, rows: count } of statuses) {
      const same = rows.filter((row) => lowerCase(row.job_status) === lowerCase(value));
      expect([value, count]).toEqual([value, same.length]);
    }
    expect(choices?.service_type?.map(({ value }) => value)).toContain(null);
  });

  it('refuses a cursor of another list or order, and a text that is not a cursor', async () => {
    const query = { size: '3', sort: 'amount' };
    const cursor = String((await readPage(jobs, query)).next);
    for (const invalidCursor of ['', 'x', '\0', `${cursor}A`, cursor.slice(0, -2)]) {
      expect(await refusalOf(jobs, { ...query, cursor: invalidCursor })).toMatch(/^The [^^\\]*\.$/);
    }
    const forged = Buffer.from(JSON.stringify(['job amount', false, 'after', '1; drop', 1]));
    await refusalOf(jobs, { ...query, cursor: forged.toString('base64url') });
    // Moments that do not exist.
    for (const moment of ['2026-02-30 10:00:00+00', '2026-02-28 10:00:00+99']) {
      const encoded = Buffer.from(JSON.stringify(['job ', true, 'after', moment, 1]));
      expect(await refusalOf(jobs, { cursor: encoded.toString('base64url') })).toBe(
        'The address: cursor cannot be used.',
      );
    }
    const foreign = 'The address: cursor is of another list or order.';
    expect(await refusalOf(jobs, { cursor })).toBe(foreign);
    expect(await refusalOf(jobs, { ...query, cursor, direction: 'desc' })).toBe(foreign);
    expect(await refusalOf(transactions, { ...query, cursor })).toBe(foreign);
  });

  it('refuses invalid parameters with a sentence', async () => {
    expect(await refusalOf(jobs, { q: 'a b c d e f g h i j k' })).toBe(
      'The search has 11 words; 10 are the most.',
    );
    expect(await refusalOf(jobs, { sort: 'payment' })).toBe(
      'The address: this list cannot be sorted by payment.',
    );
    const invalidQueries: Query[] = [
      { q: 'x'.repeat(10_000) },
      { q: 'a\0' },
      { sort: 'constructor' },
      { direction: 'up' },
      { end: 'middle' },
      { size: '0' },
      { size: '101' },
      { page: '0' },
      { choices: 'some' },
      { amount: '..' },
      { amount: '1e5..' },
      { amount: '-1..' },
      { start_date: '2026-02-30..' },
      { start_date: '..0000-00-00' },
      { start_date: 'today' },
      { job_status: '' },
      { sums: 'all' },
      { masked: 'all' },
      { format: 'pdf' },
    ];
    for (const query of invalidQueries)
      expect(await refusalOf(jobs, query)).toMatch(/^The [^^\\]*\.$/);
    const queriesWithoutRows: Query[] = [
      { job_id: 'abc' },
      { amount: '9999999999999..' },
      { start_date: '9999-12-31..' },
      { start_date: '..0000-01-01' },
    ];
    for (const query of queriesWithoutRows) {
      expect((await readPage(jobs, query)).total).toEqual({ count: 0, is_exact: true });
    }
    // The first day of year 1 in Lagos begins in year 0, which PostgreSQL does not have.
    const fromYear1 = await readPage(jobs, { start_date: '0001-01-01..' });
    expect(fromYear1.total.count).toBeGreaterThan(0);
  });

  it('is too long to be sent whole above a number of rows', async () => {
    const { db } = server.database;
    const { total } = await readPage(jobs, { size: '1' });
    expect(await isTooLong(db, jobListDefinition, total.count)).toBe(false);
    expect(await isTooLong(db, jobListDefinition, total.count - 1)).toBe(true);
  });

  it('ignores parameters that it does not have', async () => {
    expect((await get(jobs, { utm: 'x' })).body).toEqual((await get(jobs)).body);
  });
});
