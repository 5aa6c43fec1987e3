import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../server/db/schema/office.ts';
import { writer } from '../../server/db/transactions/write-transaction.ts';
import { countRows } from '../../server/lists/count-rows.ts';
import { isCachedList } from '../../server/lists/table-versions.ts';
import { addAdministrator } from '../../server/repositories/accounts.ts';
import { recordChange } from '../../server/repositories/audit.ts';
import { filterCondition } from '../../server/repositories/audit-filters.ts';
import { faultsOf } from '../support/answers.ts';
import { callerOf } from '../support/api-calls.ts';
import { now } from '../support/clock.ts';
import { fasterEngine } from '../support/test-database.ts';
import { noLimits, openTestServer, type TestServer } from '../support/test-server.ts';

interface Entry {
  id: number;
  at: string;
  by: string | null;
  sentence: string;
  kind: string;
  before: unknown;
  after: unknown;
}

interface Page {
  data: Entry[];
  next: string | null;
  previous: string | null;
  total: number;
  is_exact: boolean;
  accounts?: string[];
}

const firstEmail = 'admin@localhost.example';
const secondEmail = 'second@office.example';

// One engine is enough here, because the tests of the contract read the audit on the embedded one.
describe('the audit', { shuffle: false }, () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer(fasterEngine, { sampleSize: 0, limits: noLimits });
    const { db } = server.database;
    await addAdministrator(db, secondEmail, 'x');
    await addAdministrator(db, 'idle@office.example', 'x');
    // Sixty entries share thirteen times, a microsecond apart, so that times alone do not order them.
    await db.execute(sql`
      insert into audit_entries
        (at, account_id, action, subject, subject_id, sentence, reason, detail, artisan_id)
      select timestamptz '2026-03-01 10:00:00+00' + (n / 5) * interval '1 microsecond',
        case when n % 3 = 0 then 2 when n % 3 = 1 then 1 end,
        'approve', case when n % 2 = 0 then 'withdrawal' else 'artisan' end, n::text,
        normalize('Approved withdrawal ' || n || ' of Ọlá ')
          || case n when 58 then normalize('Òkè.', NFD) else normalize('Òkè.') end,
        case when n % 10 = 0 then 'The 100% match_case \\ of Ada' end, '{}', n % 4
      from generate_series(1, 60) n`);
  });
  afterAll(() => server.close());

  const get = async (query: Record<string, string | number> = {}, path = 'audit') => {
    const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
    const response = await server.call(path, { query: Object.fromEntries(texts) });
    const body = response.json();
    const operationId = path === 'audit' ? 'listAuditEntries' : 'listTimeline';
    expect(faultsOf(operationId, response.statusCode, body)).toEqual([]);
    return { status: response.statusCode, message: body.message, page: body.data as Page };
  };
  const readPage = async (...args: Parameters<typeof get>) => {
    const { status, message, page } = await get(...args);
    expect(status, message).toBe(200);
    return page;
  };
  const idsOf = ({ data }: Page) => data.map(({ id }) => id);
  const addEntry = (sentence: string, at = now()) =>
    server.database.db.execute(sql`
      insert into audit_entries (at, action, subject, subject_id, sentence, detail)
      values (${at}, 'test', 'mail', '1', ${sentence}, '{}')`);

  /** Follows `next` or `previous`, and returns the ids of each page. */
  const follow = async (
    from: Page,
    link: 'next' | 'previous',
    query: Record<string, string | number>,
    path?: string,
  ) => {
    const all: number[][] = [];
    for (let cursor = from[link]; cursor !== null; ) {
      const linked = await readPage({ ...query, cursor }, path);
      all.push(idsOf(linked));
      cursor = linked[link];
    }
    return all;
  };
  /** The ids of the first sixty entries, newest first. */
  const sixty = Array.from({ length: 60 }, (_, index) => 60 - index);

  it('can be paged from both ends, newest first, with the exact total', async () => {
    for (const size of [7, 20, 60, 100]) {
      const top = await readPage({ size });
      expect(top).toMatchObject({ total: 60, previous: null });
      const pages = [idsOf(top), ...(await follow(top, 'next', { size }))];
      expect(pages.flat()).toEqual(sixty);
      expect(pages.slice(0, -1).every((ids) => ids.length === size)).toBe(true);
      if (top.next === null) continue;
      let last = top;
      while (last.next !== null) last = await readPage({ size, cursor: last.next });
      const back = await follow(last, 'previous', { size });
      expect([...back.reverse().flat(), ...idsOf(last)].slice(-60)).toEqual(sixty);
    }
    expect(idsOf(await readPage())).toHaveLength(25);
    const one = await readPage({ size: 1 });
    expect(idsOf(await readPage({ size: 1, cursor: String(one.next) }))).toEqual([59]);
  });

  it('can be paged from its oldest entries to the newest', async () => {
    for (const size of [7, 20, 60, 100]) {
      const query = { size, end: 'last' };
      const bottom = await readPage(query);
      expect(bottom).toMatchObject({ total: 60, is_exact: true, next: null });
      const pages = [...(await follow(bottom, 'previous', query)).reverse(), idsOf(bottom)];
      expect(pages.flat()).toEqual(sixty);
      expect(idsOf(bottom)).toHaveLength(Math.min(size, 60));
    }
    const ofArtisans = await readPage({ size: 5, end: 'last', kind: 'artisan' });
    expect(idsOf(ofArtisans)).toEqual([9, 7, 5, 3, 1]);
    // A cursor means the same position with and without `end`.
    const top = await readPage({ size: 5 });
    expect(idsOf(await readPage({ size: 5, end: 'last', cursor: `${top.next}` }))[0]).toBe(55);
    expect((await get({ end: 'middle' })).status).toBe(400);
  });

  it('is counted up to a limit', async () => {
    const countMatching = (condition: ReturnType<typeof filterCondition>, limit?: number) =>
      countRows(server.database.db, { table: auditEntries }, condition, limit);
    const where = filterCondition({ kind: 'artisan' });
    expect(await countMatching(undefined)).toEqual({ count: 60, is_exact: true });
    expect(await countMatching(where, 30)).toEqual({ count: 30, is_exact: true });
    expect(await countMatching(undefined, 20)).toEqual({ count: 20, is_exact: false });
    expect(await countMatching(where, 20)).toEqual({ count: 20, is_exact: false });
    expect(await countMatching(filterCondition({ search: 'no such' }), 20)).toEqual({
      count: 0,
      is_exact: true,
    });
  });

  it('has the same entries at a cursor while entries are added', async () => {
    const query = { size: 20 };
    const top = await readPage(query);
    const middle = await readPage({ ...query, cursor: String(top.next) });
    await addEntry('Added while paging.');
    await addEntry('Added in the past.', sql`timestamptz '2020-01-01'`);
    const middleAgain = await readPage({ ...query, cursor: String(top.next) });
    expect(idsOf(middleAgain)).toEqual(idsOf(middle));
    expect(middleAgain.total).toBe(62);
    const back = await readPage({ ...query, cursor: String(middle.previous) });
    expect(idsOf(back)).toEqual(idsOf(top));
    // The new entry is on a page before the earlier first page.
    const newest = await readPage({ ...query, cursor: String(back.previous) });
    expect(newest.data.map(({ sentence }) => sentence)).toEqual(['Added while paging.']);
    expect(newest.previous).toBeNull();
    expect(idsOf(await readPage({ ...query, cursor: String(newest.next) }))).toEqual(idsOf(top));
    const below = await follow(middle, 'next', query);
    expect(below.flat().slice(-2)).toEqual([1, 62]);
  });

  it('uses a cursor as a position in time, also with other filters', async () => {
    const top = await readPage({ size: 20 });
    const cursor = String(top.next);
    const artisanPage = await readPage({ size: 3, cursor, kind: 'artisan' });
    expect(artisanPage.data.map(({ kind }) => kind)).toEqual(['artisan', 'artisan', 'artisan']);
    expect(Math.max(...idsOf(artisanPage))).toBeLessThan(Math.min(...idsOf(top)) + 20);
    expect(artisanPage.previous).not.toBeNull();
    const none = await readPage({ cursor: String(top.next), search: 'paging' });
    expect(none).toMatchObject({ data: [], next: null, total: 1 });
    const there = await readPage({ cursor: String(none.previous), search: 'paging' });
    expect(there.data.map(({ sentence }) => sentence)).toEqual(['Added while paging.']);
    const beyond = await readPage({ cursor: String(none.previous), search: 'past' });
    expect(beyond).toMatchObject({ data: [], previous: null });
    expect((await readPage({ cursor: String(beyond.next), search: 'past' })).data).toHaveLength(1);
  });

  it('refuses a cursor that it did not make, and other invalid parameters', async () => {
    const forge = (text: string) => Buffer.from(text).toString('base64url');
    for (const cursor of [
      '',
      'x',
      '1',
      forge('older.1.1.1'),
      forge('sideways.1.1'),
      forge('older.-1.1'),
      forge('older.01.1'),
      forge(`older.${'9'.repeat(17)}.1`),
      forge("older.1.1'; drop table accounts"),
      forge('older.1.01'),
      `${forge('older.1.1')}=`,
      '\0',
      '%',
    ]) {
      const { status, message } = await get({ cursor });
      expect([status, cursor], message).toEqual([400, cursor]);
      expect(message).toMatch(/^(The address: cursor|The request holds).*\.$/);
    }
    const invalidQueries: Record<string, string>[] = [
      { size: '0' },
      { size: '101' },
      { size: '1.5' },
      { size: '' },
      { kind: 'money' },
      { from: '2026-02-30' },
      { from: 'yesterday' },
      { to: '2026-13-01' },
      { search: 's'.repeat(201) },
      { search: 'a\0' },
    ];
    for (const query of invalidQueries) {
      const { status, message } = await get(query);
      expect(status, JSON.stringify(query)).toBe(400);
      expect(message).toMatch(/^The (address|request)[^^\\]*\.$/);
    }
    for (const cursor of [forge('older.9999999999999999.9999999999'), forge('newer.0.0')]) {
      expect((await get({ cursor })).status).toBe(200);
    }
  });

  it('leads from a forged cursor with the highest id to pages that can be read', async () => {
    const forged = Buffer.from('newer.9999999999999998.9999999999').toString('base64url');
    const beyond = await readPage({ cursor: forged });
    expect(beyond).toMatchObject({ data: [], previous: null });
    expect(idsOf(await readPage({ cursor: String(beyond.next) }))).toEqual(idsOf(await readPage()));
  });

  it('refuses a search of more than ten words, and finds one of ten', async () => {
    const ten = 'ada ada ada ada ada ada ada ada withdrawal 30';
    expect(idsOf(await readPage({ search: ten }))).toEqual([30]);
    const { status, message } = await get({ search: `${ten} ada` });
    expect({ status, message }).toEqual({
      status: 400,
      message: 'The search has 11 words; 10 are the most.',
    });
  });

  it('finds words in sentence and reason, in any case, with % and _ as plain characters', async () => {
    const idsMatching = async (search: string) =>
      idsOf(await readPage({ search, size: 100 })).reverse();
    expect(await idsMatching('WITHDRAWAL 7')).toEqual([7, 17, 27, 37, 47, 57]);
    expect(await idsMatching('  òkè 59 ')).toEqual([59]);
    expect(await idsMatching('òkè 58'.normalize())).toEqual([58]);
    expect(await idsMatching('òkè 59'.normalize('NFD'))).toEqual([59]);
    expect(await idsMatching('100%')).toEqual([10, 20, 30, 40, 50, 60]);
    expect(await idsMatching('MATCH_case')).toEqual([10, 20, 30, 40, 50, 60]);
    expect(await idsMatching('matchXcase')).toEqual([]);
    expect(await idsMatching('%w')).toEqual([]);
    expect(await idsMatching('\\')).toEqual([10, 20, 30, 40, 50, 60]);
    expect(await idsMatching('ada withdrawal 30')).toEqual([30]);
    expect(await idsMatching("'; drop table accounts; --")).toEqual([]);
    expect((await readPage({ search: '  ' })).total).toBe(62);
  });

  it('is filtered by account, kind and days in Lagos at the same time', async () => {
    const totalOf = async (query: Record<string, string>) => (await readPage(query)).total;
    expect(await totalOf({ account: secondEmail })).toBe(20);
    expect(await totalOf({ account: secondEmail.toUpperCase(), kind: 'withdrawal' })).toBe(10);
    expect(await totalOf({ account: 'nobody@office.example' })).toBe(0);
    expect(await totalOf({ kind: 'artisan' })).toBe(30);
    expect(
      (await readPage({ account: secondEmail })).data.every(({ by }) => by === secondEmail),
    ).toBe(true);
    // 23:30 UTC is half past midnight of the next day in Lagos.
    await addEntry('Late in Lagos.', sql`timestamptz '2026-04-01 23:30:00+00'`);
    await addEntry('Midnight in Lagos.', sql`timestamptz '2026-04-02 23:00:00+00'`);
    const sentencesBetween = async (from: string, to: string) =>
      (await readPage({ from, to })).data.map(({ sentence }) => sentence);
    expect(await sentencesBetween('2026-04-01', '2026-04-01')).toEqual([]);
    expect(await sentencesBetween('2026-04-02', '2026-04-02')).toEqual(['Late in Lagos.']);
    expect(await sentencesBetween('2026-04-03', '2026-04-03')).toEqual(['Midnight in Lagos.']);
    expect(await sentencesBetween('2026-04-02', '2026-04-03')).toEqual([
      'Midnight in Lagos.',
      'Late in Lagos.',
    ]);
    expect(await sentencesBetween('2026-04-03', '2026-04-02')).toEqual([]);
    expect(await totalOf({ to: '2026-03-01', kind: 'artisan', account: firstEmail })).toBe(10);
    expect(await totalOf({ from: '0000-01-01', to: '9999-12-31' })).toBe(64);
    // The page names all accounts with entries, as choices of the filter.
    expect((await readPage({ search: 'nothing has this' })).accounts).toEqual([
      firstEmail,
      secondEmail,
    ]);
  });

  it('has naira for kobo in the fields that changed, and “…” at the end of a text only if it is cut', async () => {
    await writer(server.database.pool)((tx) =>
      recordChange(
        tx,
        { accountId: 1, address: '102.89.23.7' },
        {
          action: 'approve',
          subject: 'part-payment',
          subjectId: 77,
          sentence: 'Approved.',
          before: { balance_kobo: 123_456, note_kobo: null, whole: '😀'.repeat(1000) },
          after: { balance_kobo: 0, note: 'ń'.repeat(1001), whole: '😀'.repeat(1001) },
          artisanId: 9,
          clientId: 5,
          detail: { amountKobo: 5 },
        },
      ),
    );
    const [entry] = (await readPage({ size: 1 })).data;
    expect(entry).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      by: firstEmail,
      address: '102.89.23.7',
      action: 'approve',
      kind: 'part-payment',
      subject_id: '77',
      sentence: 'Approved.',
      reason: null,
      before: { balance: 1234.56, note: null, whole: '😀'.repeat(1000) },
      after: {
        balance: 0,
        note: `${'ń'.repeat(1000)}…`,
        whole: `${'😀'.repeat(1000)}…`,
      },
      amount: 0.05,
      artisan_name: null,
    });
  });

  it('has a timeline for each kind of record, paged like the audit', async () => {
    const readTimeline = (path: string, query = {}) => readPage(query, `audit/${path}`);
    expect((await readTimeline('withdrawal/8')).data.map(({ id }) => id)).toEqual([8]);
    // The timeline has the entries about the artisan, and the decisions that concern the artisan.
    const ofArtisan = await readTimeline('artisan/3', { size: 5 });
    expect(ofArtisan.total).toBe(15);
    expect(ofArtisan.accounts).toBeUndefined();
    const later = await follow(ofArtisan, 'next', { size: 5 }, 'audit/artisan/3');
    const pages = [idsOf(ofArtisan), ...later];
    expect(pages.flat()).toEqual(Array.from({ length: 15 }, (_, index) => 59 - index * 4));
    expect((await readTimeline('artisan/9')).data.map(({ kind }) => kind)).toEqual([
      'part-payment',
      'artisan',
    ]);
    expect((await readTimeline('client/5')).data.map(({ kind }) => kind)).toEqual(['part-payment']);
    expect((await readTimeline('part-payment/77')).total).toBe(1);
    expect((await readTimeline('mail/1')).total).toBe(4);
    for (const path of ['artisan/nobody', 'client/99999999999999', 'page/about', 'withdrawal/-1']) {
      expect(await readTimeline(path)).toMatchObject({
        data: [],
        total: 0,
        next: null,
        previous: null,
      });
    }
    expect((await get({}, 'audit/money/1')).status).toBe(400);
    expect((await get({ cursor: 'x' }, 'audit/artisan/3')).status).toBe(400);
  });

  it('is not cached, like every list with parameters: each call reads it', async () => {
    for (const operationId of ['listAuditEntries', 'listTimeline', 'listPageVersions']) {
      expect(isCachedList(operationId)).toBe(false);
    }
    const before = (await readPage({ search: 'uncached' })).total;
    await addEntry('Uncached.');
    expect((await readPage({ search: 'uncached' })).total).toBe(before + 1);
  });

  it('gets one entry for a change, and none for a repeated or refused one', async () => {
    const call = callerOf(server.app, server.token);
    const { total } = await readPage();
    await call('updateIdentificationMeans', { path: { id: 1 } });
    expect((await readPage()).total).toBe(total + 1);
    await call('updateIdentificationMeans', { path: { id: 1 } });
    await call('updateIdentificationMeans', { path: { id: 99 } });
    expect((await readPage()).total).toBe(total + 1);
  });
});
