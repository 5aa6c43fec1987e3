import type { QueryClient } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { artisansHostList } from '../../src/api/artisans.ts';
import { createQueryClient } from '../../src/api/cache/query-client.ts';
import { capabilitiesQuery } from '../../src/api/capabilities/capabilities.ts';
import { entriesSinceQuery } from '../../src/api/extensions/audit.ts';
import { hostPageQuery } from '../../src/api/lists/long-list.ts';
import { findRows, findRowsById } from '../../src/api/lists/long-list-calls.ts';
import type { PartialList } from '../../src/api/lists/partial-list.ts';
import { Rows } from '../../src/api/parse/rows.ts';
import { approvedWithdrawalsHostList, withdrawalRequestsQuery } from '../../src/api/withdrawals.ts';
import { findOutcome } from '../../src/features/approvals/locks/find-outcome.ts';
import { withdrawalSubject } from '../../src/features/approvals/withdrawals/withdrawal-subject.ts';
import type { DecisionLock } from '../../src/lib/browser/storage/decision-locks.ts';
import { hold } from '../support/hold.ts';
import { mockServer } from '../support/mock-server.ts';

const lock: DecisionLock = {
  key: 'key',
  account: 'amaka@artisan.example',
  host: '/api/v1',
  kind: 'approve',
  record: 'withdrawal',
  id: '1',
  reference: '1',
  version: null,
  at: 0,
  isUnanswered: true,
  approvedBefore: 0,
};

const all = Array.from({ length: 25 }, (_, index) => ({ id: index + 1, amount: 100 }));
const pageOf = (page: number) => all.slice((page - 1) * 10, page * 10);

let client: QueryClient;
/** The query strings of the requests, each after its host if this is not the page's own. */
let requests: string[];

beforeEach(() => {
  localStorage.setItem('token', 'mock-admin');
  client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  requests = [];
});

/** Answers each request of a page of the approved withdrawals. */
function sendPages(answer: (page: number) => object, statusOf = (_page: number) => 200) {
  mockServer.use(
    http.get('*/admin/get/all/approved/withdrawal', ({ request }) => {
      const { host, search, searchParams } = new URL(request.url);
      requests.push(`${host === location.host ? '' : host}${search}`);
      const page = Number(searchParams.get('page') ?? 1);
      return HttpResponse.json(answer(page), { status: statusOf(page) });
    }),
  );
}

async function read() {
  const rows = await client.query(approvedWithdrawalsHostList.whole);
  if (!(rows instanceof Rows)) throw new Error('These are no rows');
  return rows.all().map(({ id }) => id);
}
const everyId = all.map(({ id }) => String(id));
const failure = () =>
  read().then(
    () => 'read',
    (error: unknown) => String(error),
  );

const internalUrl = 'http://10.0.0.7:8080/api/other';

it('a search that the host answers with empty pages without end comes to an end', async () => {
  sendPages(() => ({
    data: [],
    total: { count: 3, is_exact: true },
    next: requests.length < 50 ? 'again' : null,
  }));
  const query = { q: '7', filters: {}, sort: null, isMasked: false };
  expect((await findRows(approvedWithdrawalsHostList, query, {})).length).toBe(0);
  expect(requests).toHaveLength(10);
  await expect(findRowsById(approvedWithdrawalsHostList, '7', ({ id }) => id, {})).rejects.toThrow(
    /^The host has further rows with this id/,
  );
});

describe('a list in pages is read whole', () => {
  it.each<[string, (page: number) => object]>([
    [
      'of Laravel',
      (page) => ({
        data: {
          current_page: page,
          data: pageOf(page),
          last_page: 3,
          total: 25,
          next_page_url: page < 3 ? `${internalUrl}?page=${page + 1}` : null,
        },
      }),
    ],
    [
      'with meta and links beside the rows',
      (page) => ({
        data: pageOf(page),
        links: {
          first: `${internalUrl}?page=1`,
          next: page < 3 ? `${internalUrl}?page=${page + 1}` : null,
        },
        meta: { current_page: page, last_page: 3, total: 25 },
      }),
    ],
    [
      'with count, next and results',
      (page) => ({
        count: 25,
        next: page < 3 ? `${internalUrl}?page=${page + 1}&page_size=10` : null,
        results: pageOf(page),
      }),
    ],
    [
      'with a size and a total',
      (page) => ({ data: pageOf(page), meta: { count: 10, total: 25, per_page: 10 } }),
    ],
    ['with numbers of pages', (page) => ({ data: pageOf(page), page, totalPages: 3, total: 25 })],
  ])('%s, from our own address', async (_, answer) => {
    sendPages(answer);
    expect(await read()).toEqual(everyId);
    expect(requests.map((search) => search.replace('&page_size=10', ''))).toEqual([
      '',
      '?page=2',
      '?page=3',
    ]);
  });

  it('with each row once, also one that moved to the next page meanwhile', async () => {
    sendPages((page) => ({
      data: page === 1 ? all.slice(0, 10) : all.slice(9),
      next: page === 1 ? '?page=2' : null,
    }));
    expect(await read()).toEqual(everyId);
  });

  it('once more from the first page if a row leaves it meanwhile, so that no row moves past the read', async () => {
    const left = all.filter(({ id }) => id !== 3);
    let isLeft = false;
    sendPages((page) => {
      const rows = isLeft ? left : all;
      isLeft = true;
      const data = rows.slice((page - 1) * 10, page * 10);
      return { data, page, totalPages: 3, total: rows.length };
    });
    expect(await read()).toEqual(everyId.filter((id) => id !== '3'));
    expect(requests).toEqual(['', '?page=2', '', '?page=2', '?page=3']);
  });

  it('twice at most, because the rows of a busy list never stand still', async () => {
    let count = 26;
    sendPages((page) => {
      count -= 1;
      const data = all.slice((page - 1) * 10, page * 10);
      return { data, page, totalPages: 3, total: count };
    });
    expect(await read()).toEqual(everyId);
    expect(requests).toEqual(['', '?page=2', '', '?page=2', '?page=3']);
  });

  it('once if the count is that of the page', async () => {
    sendPages((page) => ({
      count: pageOf(page).length,
      results: pageOf(page),
      next: page < 3 ? `?page=${page + 1}` : null,
    }));
    expect(await read()).toEqual(everyId);
    expect(requests).toEqual(['', '?page=2', '?page=3']);
  });

  it('in one answer if only a sum or a status is beside its rows', async () => {
    sendPages(() => ({ status: 'success', total: 999, count: 7, data: pageOf(1) }));
    expect(await read()).toHaveLength(10);
    expect(requests).toEqual(['']);
  });
});

describe('a list of a host with long lists', () => {
  const operation = { operationId: 'listApprovedWithdrawals', 'x-list': 1 };

  beforeEach(async () => {
    mockServer.use(
      http.get('*/api/v1/openapi.json', () =>
        HttpResponse.json({ openapi: '3.1.0', paths: { '/list': { get: operation } } }),
      ),
    );
    await client.query(capabilitiesQuery);
  });

  it.each([
    ['no next page', { data: pageOf(1), next: null, previous: null }],
    ['nothing about pages', { data: pageOf(1), total: { count: 25, is_exact: true } }],
    ['the rows inside', { data: { data: pageOf(1), next: null } }],
  ])('is whole in an answer with %s', async (_, answer) => {
    sendPages(() => answer);
    expect(await read()).toEqual(everyId.slice(0, 10));
    expect(requests).toEqual(['']);
  });

  it.each([
    ['', { data: pageOf(1), next: 'WzEwXQ', previous: null }],
    [' inside', { data: { data: pageOf(1), next: '?page=2' } }],
  ])('is unreadable in an answer with a next page%s', async (_, answer) => {
    sendPages(() => answer);
    await expect(read()).rejects.toMatchObject({ kind: 'unreadable' });
    expect(requests).toEqual(['']);
  });

  it('is not whole in an answer that reports a failure', async () => {
    sendPages(() => ({ success: false, message: 'The list is being rebuilt.', data: [] }));
    expect(await failure()).toMatch(/The list is being rebuilt/);
  });

  it('fails with the words of the host if the answer with a page reports a failure', async () => {
    const total = { count: 0, is_exact: true };
    sendPages(() => ({ success: false, message: 'The list is being rebuilt.', data: [], total }));
    const page = { q: '', filters: {}, sort: null, size: 5, page: 1, position: null };
    await expect(
      client.query(hostPageQuery(approvedWithdrawalsHostList, page)),
    ).rejects.toMatchObject({ kind: 'refused', message: 'The list is being rebuilt.' });
  });
});

it('a withdrawal that is not among the first of too many approved rows with its id is not called "not approved"', async () => {
  const paths = { '/list': { get: { operationId: 'listApprovedWithdrawals', 'x-list': 1 } } };
  mockServer.use(
    http.get('*/api/v1/openapi.json', () => HttpResponse.json({ openapi: '3.1.0', paths })),
  );
  await client.query(capabilitiesQuery);
  const rows = Array.from({ length: 100 }, (_, at) => ({ id: `1${at}`, amount: 100 }));
  let next: string | null = 'more';
  sendPages(() => ({ data: rows, next, total: { count: 5_000, is_exact: false } }));
  mockServer.use(http.get('*/admin/withdrawal/history', () => HttpResponse.json([])));
  const queue = await client.query(withdrawalRequestsQuery);
  const outcome = () => findOutcome(client, lock, withdrawalSubject, queue, false);
  expect(await outcome()).toBeNull();
  next = null;
  expect(await outcome()).toMatchObject({
    message: expect.stringContaining('it was not approved'),
  });
});

it('the entries of a day that has too many pages are an error, because the sums of a shift need all of them', async () => {
  mockServer.use(
    http.get('*/admin/audit', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('cursor') ?? 1);
      return HttpResponse.json({ data: { data: pageOf(page), next: String(page + 1) } });
    }),
  );
  await expect(
    client.query(entriesSinceQuery('amaka@artisan.example', '2026-11-20')),
  ).rejects.toMatchObject({ message: expect.stringMatching(/^There are more than 25 entries/) });
});

describe('the first page, while the others are loading', () => {
  const partial = () =>
    client.getQueryData<PartialList<unknown>>([
      'partial',
      ...approvedWithdrawalsHostList.whole.queryKey,
    ]);

  it('is not shown if the dashboard sorts the list; the progress is shown after 800 ms', async () => {
    const now = vi.spyOn(performance, 'now');
    onTestFinished(() => now.mockRestore());
    now.mockReturnValue(1000);
    const pages = [hold(), hold()];
    mockServer.use(
      http.get('*/admin/get/all/approved/withdrawal', async ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
        await pages[page - 2]?.wait();
        return HttpResponse.json({ data: pageOf(page), page, totalPages: 3, total: 25 });
      }),
    );
    const rows = read();
    await pages[0]?.whenReached;
    expect(partial()).toMatchObject({ rows: null, bytes: 0 });
    now.mockReturnValue(1801);
    pages[0]?.release();
    await pages[1]?.whenReached;
    const twoPages = JSON.stringify(pageOf(1)).length + JSON.stringify(pageOf(2)).length;
    expect(partial()).toMatchObject({ rows: null, bytes: twoPages });
    pages[1]?.release();
    expect(await rows).toEqual(everyId);
  });

  it('is shown if the list is in the order of the host', async () => {
    const second = hold();
    mockServer.use(
      http.get('*/admin/get/all/artisan', async ({ request }) => {
        const isFirst = new URL(request.url).search === '';
        if (!isFirst) await second.wait();
        return HttpResponse.json({
          data: pageOf(isFirst ? 1 : 2),
          next: isFirst ? '?page=2' : null,
        });
      }),
    );
    const rows = client.query(artisansHostList.whole);
    await second.whenReached;
    const list = client.getQueryData<PartialList<unknown>>([
      'partial',
      ...artisansHostList.whole.queryKey,
    ]);
    expect(list?.rows?.length).toBe(10);
    second.release();
    expect(await rows).toHaveLength(20);
  });
});

describe('a list of which a page is missing is not shown as whole', () => {
  const answer = (page: number) => ({
    data: { current_page: page, data: pageOf(page), last_page: 3, total: 25 },
  });

  it('if the host refuses it', async () => {
    sendPages(answer, (page) => (page === 2 ? 500 : 200));
    expect(await failure()).toMatch(/Only 10 of 25 rows were read\. The host failed/);
  });

  it('if a row leaves it meanwhile, and the host refuses the second read', async () => {
    let total = 26;
    sendPages(
      (page) => {
        total -= 1;
        return { data: { ...answer(page).data, total } };
      },
      () => (requests.length > 2 ? 500 : 200),
    );
    expect(await failure()).toMatch(/Only 10 of 25 rows were read\. The host failed/);
  });

  it('if the host sends the first one again', async () => {
    sendPages(() => answer(1));
    expect(await failure()).toMatch(/Only 10 of 25 rows were read\. The host sends the same page/);
    expect(requests).toHaveLength(2);
  });

  it('if a later page reports a failure, or has no rows though the host counts more', async () => {
    sendPages((page) => (page === 1 ? answer(1) : { success: false, message: 'Busy', data: [] }));
    expect(await failure()).toMatch(/Only 10 of 25 rows were read\. Busy/);
    sendPages((page) => (page === 1 ? answer(1) : { data: { ...answer(2).data, data: [] } }));
    expect(await failure()).toMatch(/Only 10 of 25 rows were read\./);
  });

  it('if the host ignores the number of the page', async () => {
    sendPages(() => ({ data: pageOf(1), meta: { total: 25, limit: 10, offset: 0 } }));
    expect(await failure()).toMatch(/Only 10 of 25 rows were read\. The host sends the same page/);
  });

  it('also in a queue', async () => {
    mockServer.use(
      http.get('*/admin/withdrawal/history', ({ request }) =>
        new URL(request.url).search === ''
          ? HttpResponse.json(answer(1))
          : new HttpResponse(null, { status: 503 }),
      ),
    );
    await expect(client.query(withdrawalRequestsQuery)).rejects.toThrow(
      /Only 10 of 25 rows were read/,
    );
  });
});
