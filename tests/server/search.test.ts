import { sql } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { checks } from '../../server/books/checks.ts';
import { snapshotReader } from '../../server/db/transactions/read-snapshot.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import { jobsList } from '../../server/search/lists.ts';
import { readPage } from '../../server/search/read-page.ts';
import { readSorted } from '../../server/search/read-sorted.ts';
import { searchList } from '../../server/search/search-list.ts';
import type { Search } from '../../server/search/searched-list.ts';
import { wholeList } from '../../server/search/whole/whole-list.ts';
import { fold } from '../../src/lib/row-index/fold.ts';
import { entityIn, faultsOf } from '../support/answers.ts';
import { now } from '../support/clock.ts';
import { keepLists } from '../support/keep-lists.ts';
import {
  filterTexts,
  inOrder,
  type SearchedScreen,
  searchedScreens,
} from '../support/searched-screens.ts';
import { engines, openTestDatabase, type TestDatabase } from '../support/test-database.ts';

// The columns of the screens import the HTTP client, which reads the address of its page.
vi.hoisted(() => Object.assign(globalThis, { location: new URL('http://office.example') }));

interface Page {
  data: Record<string, unknown>[];
  next: string | null;
  previous: string | null;
  total: { count: number; is_exact: boolean };
  page: number | null;
  sums?: Record<string, { rows: number; total: number | null }>;
  choices?: Record<string, { value: string | null; rows: number }[]>;
}

type Query = Readonly<Record<string, string>>;

/** Returns every character that folds to another one, and a tenth of the others, from the planes used in names. */
function characters(): string[] {
  const all: string[] = [];
  for (let code = 1; code <= 0x1f9ff; code += 1) {
    const character = String.fromCodePoint(code);
    const isChosen = code % 10 === 0 || fold(character) !== character;
    // PostgreSQL 15 has an older Unicode version without the decompositions of these planes.
    const isNew = code > 0x10500 && code < 0x1e900;
    if (isChosen && !isNew && /[\p{Assigned}]/u.test(character) && !/\p{C}/u.test(character)) {
      all.push(character);
    }
  }
  return all;
}

/** The most rows of a page that the contract permits. */
const mostPerPage = 100;

/** A search of jobs in the order of their amounts, which has equal amounts and jobs without an amount. */
const jobSearch: Search = {
  q: '1',
  filters: {},
  place: undefined,
  end: 'first',
  page: 1,
  size: 4,
  wantsSums: false,
  wantsChoices: false,
  order: { name: 'amount', descending: true },
};

/** Limits the counting of found rows. */
const counted = (most: number) => ({ most, mostForPage: most });

describe.each(engines)('the search of long lists on %s', (engine) => {
  let database: TestDatabase;
  let app: FastifyInstance;
  let token: string;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const { db } = database;
    app = await buildApp({ api: { db }, log: false, limits: { login: 1e9, other: 1e9 } });
    token = await startSession(db, 1);
    // The rows have names with and without marks, equal values, and missing optional values.
    await db.execute(sql`
      insert into artisans (first_name, last_name, email, ward, lga, state, status, created_at)
      values ('Adébáyọ̀', 'Ọláòṣebìkan', 'a_b%c\\d@example.ng', null, null, null, null, ${now()}),
        ('  ', null, null, 'Ward', null, 'Lagos', 'On_Leave', ${now()}),
        ('Ɓala', 'ɗan Ƙaura', null, null, null, null, 'on leave', ${now()}),
        ('ΟΔΟΣ', 'Stra\u200aße', '₦', null, null, null, 'not-read', ${now()})`);
    await db.execute(sql`
      insert into jobs (client_id, artisan_id, service_type, description, status, amount_kobo, start_date, created_at)
      select case when n % 3 = 0 then 1 end, case when n % 4 = 0 then 2 end, nullif('Type ' || n % 3, 'Type 0'),
        case when n % 5 > 0 then repeat('Long description of work. ', 200) || n % 2 end,
        nullif('status ' || n % 4, 'status 0'), nullif(n % 3, 0) * 12345,
        case when n % 6 > 0 then timestamptz '2026-01-31 22:59:59.999999+00' + n % 3 * interval '1 microsecond' end,
        ${now()}
      from generate_series(1, 24) n`);
    await db.execute(sql`
      insert into transactions (artisan_id, client_id, type, description, amount_kobo, payment_status, date)
      values (1, 1, 'Lottery', null, 100, 'paid', ${now()}), (1, null, null, null, null, 'SUCCESS', ${now()}),
        (null, null, 'Refund', 'x', 99999999999, 'Successful', ${now()}),
        (null, 1, 'Pay out', 'x', 50, 'reversed', ${now()})`);
    // The earlier rows are added by filling, the later ones by the triggers.
    await keepLists(database, engine);
    await db.execute(sql`
      insert into contact_messages (first_name, phone_number, category, read_status, created_at)
      values ('Ada', '+234 (0) 803 555 0148', null, 'read', ${now()}), (null, null, 'Other', 'not-read', ${now()})`);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const get = async (operation: string, path: string, query: Query = {}) => {
    const response = await app.inject({
      url: `/api/v1/admin/${path}?${new URLSearchParams({ ...query })}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const body = response.json();
    expect(faultsOf(operation, response.statusCode, body)).toEqual([]);
    return { status: response.statusCode, body };
  };
  const refusal = async (screen: SearchedScreen, query: Query) => {
    const { status, body } = await get(screen.operation, screen.path, query);
    expect([status, query], JSON.stringify(body)).toEqual([400, query]);
    return String(body.message);
  };
  const page = async (screen: SearchedScreen, query: Query = {}): Promise<Page> => {
    const { status, body } = await get(screen.operation, screen.path, query);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };
  const idsOf = (screen: SearchedScreen, { data }: Page) =>
    data.map((row) => String(row[screen.id]));
  const follow = async (
    screen: SearchedScreen,
    from: Page,
    way: 'next' | 'previous',
    query: Query,
  ) => {
    const pages = [idsOf(screen, from)];
    for (let cursor = from[way]; cursor !== null; ) {
      const got = await page(screen, { ...query, cursor });
      if (way === 'next') pages.push(idsOf(screen, got));
      else pages.unshift(idsOf(screen, got));
      cursor = got[way];
    }
    return pages;
  };
  const whole = async (screen: SearchedScreen) => {
    const { body } = await get(screen.whole.operation, screen.whole.path);
    return entityIn(body) as Page['data'];
  };
  const jobs = searchedScreens.jobs;

  it('folds texts as the browser does', async () => {
    const all = characters();
    const texts = [...all, 'ΟΔΟΣ ΟΔΟΣ. ςσΣ', 'Adébáyọ̀ ỌLÁ Ƙaura', 'İstanbul', '₦5 – “x”'];
    const { rows } = await database.db.execute<{ text: string; folded: string }>(sql`
      select text, search_fold(text) as folded
      from json_array_elements_text(${JSON.stringify(texts)}::json) as text`);
    expect(rows).toHaveLength(texts.length);
    const wrong = rows.filter(({ text, folded }) => folded !== fold(text));
    expect(wrong.map(({ text, folded }) => [text.codePointAt(0)?.toString(16), folded])).toEqual(
      [],
    );
  });

  describe.each(Object.entries<SearchedScreen>(searchedScreens))('%s', (_, screen) => {
    const read = async () => {
      const rows = await whole(screen);
      const idAt = (row: number) => String(rows[row]?.[screen.id]);
      return { rows, browser: screen.open(rows), idAt };
    };
    const all = async (query: Query) => {
      const first = await page(screen, { ...query, size: '100' });
      const ids = (await follow(screen, first, 'next', { ...query, size: '100' })).flat();
      expect(first.total).toEqual({ count: ids.length, is_exact: true });
      return { ids, first };
    };

    it('has the rows of the whole list', async () => {
      const rows = new Map((await whole(screen)).map((row) => [String(row[screen.id]), row]));
      const { ids, first } = await all({});
      expect(ids.length).toBe(rows.size);
      for (const row of first.data) expect(row).toEqual(rows.get(String(row[screen.id])));
    });

    it('finds the same rows and sums as the browser', async () => {
      const { rows, browser, idAt } = await read();
      const texts = rows.flatMap((_row, at) => browser.textAt(at).split(/\s+/)).filter(Boolean);
      const words = texts.filter((_word, at) => at % Math.ceil(texts.length / 5) === 0);
      for (const q of [
        ...words,
        ...words.slice(0, 2).map((word) => word.slice(0, 3).toUpperCase()),
        `${words[0]} ${words[1]}`,
        '%',
        '_',
        '\\',
        'nil',
        'Ọla',
        'ƁALA',
        'οδος',
        '₦',
        '0803555',
        "'; --",
        '\u200a',
        // Half a pair is read as the replacement character.
        '\ud83d',
      ]) {
        const numbers = browser.find({ q });
        const { ids, first } = await all({ q });
        expect([q, ids.toSorted()]).toEqual([q, Array.from(numbers, idAt).sort()]);
        const expected = browser.sums(numbers);
        for (const [at, name] of screen.sums.entries()) {
          const { rows: count = 0, total = null } = expected[at] ?? {};
          const sum = { rows: count, total: total === null ? null : total / 100 };
          expect([q, name, first.sums?.[name]]).toEqual([q, name, sum]);
        }
      }
    });

    it('filters as the browser does', async () => {
      const { browser, idAt } = await read();
      for (const [column, kind] of Object.entries(screen.filters)) {
        for (const filter of filterTexts(kind, browser.filterKeys(column))) {
          const { ids } = await all({ [column]: filter });
          const expected = Array.from(browser.find({ filters: { [column]: filter } }), idAt);
          expect([column, filter, ids.toSorted()]).toEqual([column, filter, expected.sort()]);
        }
      }
    });

    // All lists are ordered by the same code; jobs have equal and missing values.
    if (engine === 'PostgreSQL' && screen.operation !== jobs.operation) return;
    it('can be paged from both ends in each order, with every row once', async () => {
      const { rows, browser } = await read();
      const positions = new Map(rows.map((row, at) => [String(row[screen.id]), at]));
      // The last page is shorter than the others. The number of rows in the sample depends on the day.
      const size = Math.min(mostPerPage, Math.ceil(rows.length / 3) - 1);
      const numbers = Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => at + 1);
      for (const [at, sort] of screen.orders.entries()) {
        // Only one list is read in both directions, to save time.
        const one = at % 2 === 0 ? ['asc'] : ['desc'];
        for (const direction of screen.operation === jobs.operation ? ['asc', 'desc'] : one) {
          const query = { sort, direction, size: String(size) };
          const first = await page(screen, query);
          expect(first.previous).toBeNull();
          const down = (await follow(screen, first, 'next', query)).flat();
          const last = await page(screen, { ...query, end: 'last' });
          expect(last.next).toBeNull();
          const up = (await follow(screen, last, 'previous', query)).flat();
          const numbered = numbers.map((number) => page(screen, { ...query, page: `${number}` }));
          expect((await Promise.all(numbered)).flatMap((got) => idsOf(screen, got))).toEqual(down);
          expect(new Set(down).size).toBe(rows.length);
          expect(up).toEqual(down);
          const keys = down.map((id) => browser.orderAt(positions.get(id) ?? -1, sort));
          expect([sort, direction, keys]).toEqual([
            sort,
            direction,
            inOrder(keys, direction === 'desc'),
          ]);
        }
      }
    });
  });

  it('numbers its pages, and counts the rows of each value of its filters', async () => {
    const rows = await whole(jobs);
    const size = 7;
    const pages = Math.ceil(rows.length / size);
    const at = async (query: Query) => page(jobs, { ...query, sort: 'amount', size: `${size}` });
    expect((await at({})).page).toBe(1);
    const behind = await at({ page: '99999' });
    expect(behind.page).toBe(pages);
    expect([behind.next, behind.data.length]).toEqual([null, rows.length % size || size]);
    const narrow = await at({ page: '99', q: 'type' });
    expect(narrow.page).toBe(Math.ceil(narrow.total.count / size));
    expect(narrow.next).toBeNull();
    const second = await at({ page: '2', q: 'type' });
    const first = await at({ cursor: String(second.previous), q: 'type' });
    expect(first.page).toBeNull();
    expect(idsOf(jobs, first)).toEqual(idsOf(jobs, await at({ q: 'type' })));

    const { choices } = await page(jobs, { choices: 'all', size: '1', q: 'ignored' });
    const keys = jobs.open(rows).choices('job_status');
    expect(choices?.job_status?.map((choice) => choice.rows)).toEqual(
      keys.map(({ count }) => count),
    );
    const sum = choices?.service_type?.reduce((all, choice) => all + choice.rows, 0);
    expect(sum).toBe(rows.length);
    expect(choices?.service_type?.map(({ value }) => value)).toContain(null);
  });

  it('keeps its places while rows are added, and leads back to both ends', async () => {
    const query = { sort: 'amount', direction: 'desc', size: '10' };
    const first = await page(jobs, query);
    const second = await page(jobs, { ...query, cursor: String(first.next) });
    const before = await follow(jobs, second, 'next', query);
    // Ten of these jobs come before all places, and ten have no amount.
    await database.db.execute(sql`
      insert into jobs (description, amount_kobo, created_at)
      select 'Added while paging', case when n > 10 then 1e14 end, ${now()} from generate_series(1, 20) n`);
    const after = await page(jobs, { ...query, cursor: String(first.next) });
    expect(idsOf(jobs, after)).toEqual(idsOf(jobs, second));
    expect(after.total.count).toBe(second.total.count + 20);
    const added = (await follow(jobs, after, 'next', query)).flat();
    expect(added.filter((id) => before.flat().includes(id))).toEqual(before.flat());
    const back = await page(jobs, { ...query, cursor: String(after.previous) });
    expect(idsOf(jobs, back)).toEqual(idsOf(jobs, first));
    const newest = await page(jobs, { ...query, cursor: String(back.previous) });
    expect(newest.data.every(({ job_description: text }) => text === 'Added while paging')).toBe(
      true,
    );
    expect(newest.previous).toBeNull();
    // The rows after the place were deleted, so it leads to the last remaining page.
    const narrow = { ...query, q: 'paging' };
    const end = await page(jobs, { ...narrow, end: 'last' });
    const place = (await page(jobs, { ...narrow, size: '19' })).next;
    await database.db.execute(sql`
      delete from jobs where id = (select max(id) from jobs where amount_kobo is null
        and description = 'Added while paging')`);
    await database.db.execute(sql`delete from jobs where amount_kobo is null
      and description = 'Added while paging' and id = (select min(id) from jobs where amount_kobo is null
        and description = 'Added while paging')`);
    const beyond = await page(jobs, { ...narrow, cursor: String(place) });
    expect(beyond.next).toBeNull();
    expect(beyond.data.length).toBeGreaterThan(0);
    expect(end.data.length).toBe(10);
    await database.db.execute(sql`delete from jobs where description = 'Added while paging'`);
  });

  it('refuses a cursor that it did not write for this list and order', async () => {
    const { next } = await page(jobs, { size: '3', sort: 'amount' });
    const cursor = String(next);
    const plain = Buffer.from(cursor, 'base64url').toString();
    const changed = [
      '',
      'x',
      '\0',
      `${cursor}=`,
      `${cursor}A`,
      cursor.slice(0, -2),
      Buffer.from(plain.replace('after', 'before')).toString('base64url'),
      Buffer.from(plain.replace(/\d+\]$/, '1]')).toString('base64url'),
      Buffer.from(plain.slice(11)).toString('base64url'),
    ];
    for (const one of changed) {
      expect(await refusal(jobs, { cursor: one, sort: 'amount' })).toMatch(
        /^The (address: cursor cannot be used|request holds.*)\.$/,
      );
    }
    const foreign = 'The address: cursor is of another list or order.';
    expect(await refusal(jobs, { cursor })).toBe(foreign);
    expect(await refusal(jobs, { cursor, sort: 'amount', direction: 'desc' })).toBe(foreign);
    expect(await refusal(searchedScreens.transactions, { cursor, sort: 'amount' })).toBe(foreign);
  });

  it('refuses an invalid search with a sentence', async () => {
    expect(await refusal(jobs, { q: 'a b c d e f g h i j k' })).toBe(
      'The search has 11 words; 10 are the most.',
    );
    const wrong: Query[] = [
      { q: 'x'.repeat(10_000) },
      { q: 'a\0' },
      { sort: 'payment' },
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
    ];
    for (const query of wrong) expect(await refusal(jobs, query)).toMatch(/^The [^^\\]*\.$/);
    const empty: Query[] = [
      { job_id: 'abc' },
      { job_id: '99999999999999' },
      { amount: '9999999999999..' },
      { start_date: '9999-12-31..' },
    ];
    for (const query of empty) {
      expect((await page(jobs, query)).total).toEqual({ count: 0, is_exact: true });
    }
    expect((await page(jobs, { sums: 'none' })).sums).toBeUndefined();
  });

  it('refuses to send a list whole if it is too long and can be searched', async () => {
    const { db } = database;
    const { total } = await page(jobs, { size: '1' });
    const statusFor = async (most: number) => {
      const server = fastify().get(
        '/',
        wholeList('listJobs', db, () => 'all rows', most),
      );
      return (await server.inject('/')).statusCode;
    };
    expect(await statusFor(total.count)).toBe(200);
    expect(await statusFor(total.count - 1)).toBe(413);
    await db.execute(sql`update searched_lists set state = 'off' where list = 'jobs'`);
    expect(await statusFor(1)).toBe(200);
    await keepLists(database, engine);
  });

  it('estimates a total above the limit, which is never below the counted number', async () => {
    const read = snapshotReader(database.pool);
    const search: Search = {
      ...jobSearch,
      q: '',
      order: { name: 'job_id', descending: true },
      size: 5,
      wantsSums: true,
    };
    const { total, rows } = await read((tx) => searchList(tx, jobsList, search, counted(10)));
    expect(rows).toHaveLength(5);
    expect(total.is_exact).toBe(false);
    expect(total.count).toBeGreaterThan(10);
    // A page has a number if at most ten rows are before it.
    const third = await read((tx) => searchList(tx, jobsList, { ...search, page: 3 }, counted(10)));
    expect([third.page, third.previous === null]).toEqual([3, false]);
    const far = await read((tx) => searchList(tx, jobsList, { ...search, page: 4 }, counted(10)));
    expect([far.page, far.next, far.rows.length]).toEqual([null, null, 5]);
    const exact = await page(jobs);
    const at = await read((tx) => searchList(tx, jobsList, search, counted(exact.total.count)));
    expect(at.total).toEqual(exact.total);
  });

  it('counts few rows for a page, and more for the sums or if the page would be empty', async () => {
    const read = snapshotReader(database.pool);
    const find = (search: Partial<Search>) =>
      read((tx) =>
        searchList(tx, jobsList, { ...jobSearch, ...search }, { most: 100_000, mostForPage: 1 }),
      );
    const { total } = await find({ wantsSums: true });
    expect(total.is_exact).toBe(true);
    const first = await find({});
    expect(first.total.is_exact).toBe(false);
    expect(first.total.count).toBeGreaterThanOrEqual(4);
    const behind = await find({ page: 20_000 });
    expect(behind.total).toEqual(total);
    expect(behind.page).toBe(Math.ceil(total.count / 4));
    expect(behind.rows.length).toBeGreaterThan(0);
  });

  it('finds the same page by counting all rows and by scanning an index', async () => {
    const read = snapshotReader(database.pool);
    const find = (search: Partial<Search>, most?: number) =>
      read((tx) =>
        searchList(
          tx,
          jobsList,
          { ...jobSearch, wantsSums: true, ...search },
          most === undefined ? undefined : counted(most),
        ),
      );
    for (const name of Object.keys(jobsList.orders)) {
      for (const [descending, end] of [
        [true, 'first'],
        [false, 'last'],
      ] as const) {
        const order = { name, descending };
        const first = await find({ order, end });
        const place = first.next ?? first.previous;
        if (place === null) throw new Error('The sample has no second page of jobs');
        for (const search of [
          { order, end },
          { order, place },
          { order, end, filters: { job_status: 'nil status-1' }, q: '' },
        ]) {
          const few = await find(search);
          const many = await find(search, 1);
          expect(many.total).toEqual({ count: expect.any(Number), is_exact: false });
          expect({ ...many, total: few.total }).toEqual(few);
        }
      }
    }
  });

  it('finds the same page by scanning an index and by sorting all rows', async () => {
    const read = snapshotReader(database.pool);
    const { table, orders } = jobsList;
    for (const [name, column] of Object.entries(orders)) {
      for (const descending of [true, false]) {
        const found = { table, where: sql`${table.words} like '%1%'`, column, descending };
        const same = async (window: Parameters<typeof readPage>[2]) => {
          const [page, sorted] = await read(async (tx) => [
            await readPage(tx, found, window),
            await readSorted(tx, found, window),
          ]);
          expect(sorted, name).toEqual(page);
          return page;
        };
        const ends = [await same({ place: undefined, end: 'first', size: 4 })];
        ends.push(await same({ place: undefined, end: 'last', size: 4 }));
        await same({ place: undefined, end: 'first', size: 4, skipped: 4 });
        for (const { next, previous } of ends) {
          for (const place of [next, previous]) {
            if (place === null) continue;
            await same({ place, end: 'first', size: 4 });
            if (column.notNull) continue;
            // A place after the last row gives the last page.
            await same({ place: { ...place, key: null, id: 2 ** 31 - 1 }, end: 'first', size: 4 });
            await same({ place: { ...place, key: null, id: 1 }, end: 'first', size: 4 });
          }
        }
      }
    }
  });

  it('is updated by every write of a record, also of a record that only has the name', async () => {
    const own = await openTestDatabase(engine);
    onTestFinished(() => own.close());
    await keepLists(own, engine);
    const { db } = own;
    const deviations = async () => {
      const found: unknown[] = [];
      for (const { rule, deviations: selected } of checks) {
        if (/searched/.test(rule)) found.push(...(await db.execute(selected)).rows);
      }
      return found;
    };
    expect(await deviations()).toEqual([]);
    await db.execute(sql`update artisans set first_name = 'Renamed' where id <= 3`);
    await db.execute(sql`update clients set last_name = null where id <= 3`);
    await db.execute(
      sql`update jobs set amount_kobo = 77700, due_date = ${now()}, status = 'completed' where id <= 30`,
    );
    await db.execute(sql`update contact_messages set read_status = 'archived'`);
    await db.execute(sql`delete from transactions where withdrawal_id is null and job_id is null`);
    await db.execute(sql`delete from part_payments where status = 'paid' and job_id < 20`);
    await db.execute(sql`truncate contact_messages cascade`);
    expect(await deviations()).toEqual([]);
    const renamed = sql`select from searched_jobs where words like '%renamed%'`;
    expect((await db.execute(renamed)).rows).not.toEqual([]);
    expect((await db.execute(sql`select from searched_contact_messages`)).rows).toEqual([]);
    await db.execute(sql`update searched_jobs set words = '' where id = 1`);
    await db.execute(sql`delete from searched_clients where id = 1`);
    expect(await deviations()).toEqual([
      { deviation: 'client 1 is not searched as it is' },
      { deviation: 'job 1 is not searched as it is' },
    ]);
    // An operator makes the server fill these lists again.
    await db.execute(
      sql`update searched_lists set state = 'off' where list in ('jobs', 'clients')`,
    );
    expect(await deviations()).toEqual([]);
    await keepLists(own, engine);
    expect(await deviations()).toEqual([]);
  });
});
