import { CancelledError, type QueryClient } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { contractIds, type OperationId, operations } from '../../openapi/generated/operations.ts';
import { reads } from '../../scripts/check-host/reads.ts';
import { artisansHostList } from '../../src/api/artisans.ts';
import { createQueryClient } from '../../src/api/cache/query-client.ts';
import { clientsHostList } from '../../src/api/clients.ts';
import { dailyFiguresQuery } from '../../src/api/dashboard.ts';
import { auditQuery } from '../../src/api/extensions/audit.ts';
import { clientReviewsQuery } from '../../src/api/extensions/client-reviews.ts';
import { contactRepliesQuery } from '../../src/api/extensions/contact-replies.ts';
import { decisionRulesQuery } from '../../src/api/extensions/decision-rules.ts';
import { artisanMailsQuery } from '../../src/api/extensions/mails.ts';
import { markQuery, notesQuery } from '../../src/api/extensions/notes.ts';
import { ownSessionsQuery } from '../../src/api/extensions/own-account.ts';
import { savedViewsQuery } from '../../src/api/extensions/saved-views.ts';
import { type Job, jobsHostList } from '../../src/api/jobs.ts';
import { receiveCsv } from '../../src/api/lists/csv-call.ts';
import { Rows } from '../../src/api/parse/rows.ts';
import { paidPartPaymentsHostList, pendingPartPaymentsQuery } from '../../src/api/part-payments.ts';
import { pageVersionsQuery } from '../../src/api/site-texts.ts';
import { transactionsHostList } from '../../src/api/transactions.ts';
import { ApiError } from '../../src/api/transport/api-error.ts';
import { apiBase } from '../../src/api/transport/api-host.ts';
import { onTokenRefused } from '../../src/api/transport/token.ts';
import { approvedWithdrawalsHostList, withdrawalRequestsQuery } from '../../src/api/withdrawals.ts';
import type { Fault, Switches } from '../../src/mocks/switches.ts';
import { hold } from '../support/hold.ts';
import { hostToken } from '../support/host-token.ts';
import { mockHost, mockServer } from '../support/mock-server.ts';
import { onRealHost, realHost } from '../support/real-host.ts';

/** A read, and a function that runs its query. */
type QueryRun = readonly [OperationId, run: (client: QueryClient) => Promise<unknown>];

/** Every read of the contract; those of one person are of the person with the id 1. */
const contractQueries = reads.map(([id, run]): QueryRun => [id, (client) => run(client, '1')]);

/** Reads beyond the contract. */
const extensionQueries: readonly QueryRun[] = [
  ['listAuditEntries', (client) => client.query(auditQuery({}))],
  ['listClientReviews', (client) => client.query(clientReviewsQuery('2'))],
  ['listContactReplies', (client) => client.query(contactRepliesQuery('313'))],
  ['listArtisanMails', (client) => client.query(artisanMailsQuery('1'))],
  ['listPageVersions', (client) => client.query(pageVersionsQuery('privacy'))],
  ['getDashboard', (client) => client.query(dailyFiguresQuery('2026-01-01'))],
  ['getDecisionRules', (client) => client.query(decisionRulesQuery)],
  ['listSavedViews', (client) => client.query(savedViewsQuery)],
  ['listOwnSessions', (client) => client.query(ownSessionsQuery)],
  ['listNotes', (client) => client.query(notesQuery({ kind: 'client', id: '4' }))],
  ['listMarks', (client) => client.query(markQuery({ kind: 'client', id: '4' }))],
];

let client: QueryClient;
let sessionEnds = 0;
let calls = 0;

beforeEach(() => {
  localStorage.setItem('token', 'mock-admin');
  sessionEnds = 0;
  calls = 0;
  client = createQueryClient();
  onTokenRefused(() => {
    sessionEnds += 1;
  });
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  mockServer.events.removeAllListeners();
  mockServer.events.on('request:start', ({ request }) => {
    // The dashboard probes with HEAD whether the host is reachable.
    if (request.method !== 'HEAD') calls += 1;
  });
});

/** Returns the error of a read; undefined if it succeeds. */
const errorOf = (read: Promise<unknown>) =>
  read.then(
    () => undefined,
    (error: unknown) => error,
  );

/** The fields for which the mock never sends a value. */
const notSent: Partial<Record<OperationId, readonly string[]>> = {
  getArtisan: [
    'tradesman_data.tradesman.profile_picture',
    'tradesman_data.tradesman.work_experiences.end_date',
  ],
  getClient: ['client_data.client.profile_picture'],
  // A withdrawal pays an artisan.
  listClientTransactions: ['withdrawal_id'],
  listPendingPartPayments: ['id'],
  // The figures of a decided part-payment are not compared.
  listPaidPartPayments: ['id', 'paid_before', 'version'],
  // The first page has no newer one.
  listAuditEntries: ['previous'],
};

/** The paths of the fields that have no value in any of these records. */
function fieldsWithoutValue(records: readonly unknown[], path = ''): string[] {
  const objects = records.filter((record) => typeof record === 'object' && record !== null);
  if (objects.length === 0) return records.some((value) => value !== null) ? [] : [path];
  const names = new Set(objects.flatMap((object) => Object.keys(object)));
  return [...names].flatMap((name) => {
    const values = objects.map((object): unknown => Reflect.get(object, name));
    return fieldsWithoutValue(values.flat(), path === '' ? name : `${path}.${name}`);
  });
}

it('every read of the contract has a query', () => {
  const readIds = contractIds.filter((id) => operations[id].method === 'GET');
  expect(contractQueries.map(([id]) => id).sort()).toEqual([...readIds].sort());
});

/** Tests that these reads understand every field of their host, in each envelope. */
const testFields = (reads: typeof extensionQueries, switches: () => Switches) =>
  describe.each(reads)('%s', (id, run) => {
    it('reads every field that the host sends, and the same data from other envelopes', async () => {
      const read = async () => {
        const data = await run(client);
        return data instanceof Rows ? data.all() : [data];
      };
      const records = await read();
      expect(records.length).toBeGreaterThan(0);
      expect(fieldsWithoutValue(records)).toEqual(notSent[id] ?? []);
      for (const envelope of ['less', 'bare'] as const) {
        client.clear();
        switches().envelope = envelope;
        expect(await read(), envelope).toEqual(records);
      }
    });
  });

testFields(contractQueries, () => mockHost().switches);

it('the rows of an early call are as old as the page, so that they end no later lock', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(20_000);
  onTestFinished(() => now.mockRestore());
  window.earlyAnswer = {
    url: `${apiBase}/admin/withdrawal/history`,
    token: 'mock-admin',
    answer: Promise.resolve(HttpResponse.json({ data: { data: [] } })),
    stop: new AbortController(),
  };
  const early = await client.query(withdrawalRequestsQuery);
  expect(window.earlyAnswer).toBeUndefined();
  expect(early.requestedAt).toBeLessThanOrEqual(Date.now() - 20_000);
  await client.invalidateQueries(withdrawalRequestsQuery);
  const later = await client.query(withdrawalRequestsQuery);
  expect(later.requestedAt).toBeGreaterThan(Date.now() - 10_000);
});

describe('on the server', () => {
  onRealHost(mockServer);
  beforeEach(() => localStorage.setItem('token', hostToken()));

  testFields(extensionQueries, () => realHost().switches);
});

/** Tests what a read throws after a fault of its host, and how many calls it makes. */
async function expectFault([id, run]: QueryRun, fault: Fault, count: number, expected: object) {
  mockHost().switches.faults[id] = fault;
  const error = await errorOf(run(client));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject(expected);
  expect(calls).toBe(count);
  // Only a 401 ends the session.
  expect(sessionEnds).toBe(fault === '401' ? 1 : 0);
}

const unreadable = { kind: 'unreadable', status: 200 };

// The transport and the cache handle these faults in the same way for every query.
it.each([
  ['empty-500', 3, { kind: 'refused', status: 500, message: 'The host failed.' }],
  ['html', 1, unreadable],
  ['truncated', 1, unreadable],
  ['no-answer', 3, { kind: 'no-answer', status: 0 }],
  ['401', 1, { kind: 'refused', status: 401 }],
] as const)('a query throws after %s, with %i calls', (fault, count, expected) =>
  expectFault(['listJobs', () => client.query(jobsHostList.whole)], fault, count, expected),
);

describe('a 401', () => {
  const exportJobs = () => receiveCsv('listJobs', {}, new AbortController().signal).next();

  it('to an export ends the session', async () => {
    mockHost().switches.faults.listJobs = '401';
    expect(await errorOf(exportJobs())).toMatchObject({ kind: 'refused', status: 401 });
    expect(sessionEnds).toBe(1);
  });

  it.each([
    ['a read', () => client.query(jobsHostList.whole)],
    ['an export', exportJobs],
  ])('to %s of an earlier session does not end the next one', async (_, run) => {
    const held = hold();
    mockServer.use(
      http.get('*/api/v1/admin/job/history', async () => {
        await held.wait();
        return HttpResponse.json({ message: 'Unathorized access' }, { status: 401 });
      }),
    );
    const error = errorOf(run());
    await expect.poll(() => calls).toBe(1);
    localStorage.setItem('token', 'mock-admin-1');
    held.release();
    expect(await error).toMatchObject({ status: 401 });
    expect(sessionEnds).toBe(0);
  });
});

describe.each([...contractQueries, ...extensionQueries])('%s', (id, run) => {
  const notAllowed = 'This account may not use the back office.';

  it.each([
    ['403', { kind: 'refused', status: 403, operationId: id, message: notAllowed }],
    ['number', unreadable],
  ] as const)('throws after %s, with one call', (fault, expected) =>
    expectFault([id, run], fault, 1, expected),
  );

  it('rejects with the abort when it is aborted', async () => {
    mockHost().switches.faults[id] = 'slow';
    let aborted = false;
    mockServer.events.on('request:start', ({ request }) => {
      request.signal.addEventListener('abort', () => {
        aborted = true;
      });
    });
    const pending = errorOf(run(client));
    await expect.poll(() => calls).toBe(1);
    await client.cancelQueries();
    expect(await pending).toBeInstanceOf(CancelledError);
    const statuses = client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.status);
    expect(statuses).toEqual(['pending']);
    expect(aborted).toBe(true);
    expect(sessionEnds).toBe(0);
  });
});

describe('a field that only some hosts send', () => {
  it.each([
    ['artisan_id', jobsHostList.whole],
    ['client_id', jobsHostList.whole],
    ['artisan_id', transactionsHostList.whole],
    ['client_id', transactionsHostList.whole],
    ['job_id', transactionsHostList.whole],
    ['artisan_id', approvedWithdrawalsHostList.whole],
    ['artisan_id', pendingPartPaymentsQuery],
    ['client_id', paidPartPaymentsHostList.whole],
    ['phone_number', artisansHostList.whole],
    ['phone_number', clientsHostList.whole],
  ] as const)('%s is read where it is sent, and null where it is not', async (field, query) => {
    mockServer.use(
      http.get('*/api/v1/admin/*', () =>
        HttpResponse.json([{ [field]: 803 }, { [field]: '803' }, { [field]: null }, {}]),
      ),
    );
    const rows = (await client.query<unknown>(query as never)) as Rows<Record<string, unknown>>;
    expect(rows.all().map((row) => row[field])).toEqual(['803', '803', null, null]);
  });
});

describe('a list that is read again', () => {
  const readAgain = async () => {
    await client.invalidateQueries({ queryKey: jobsHostList.whole.queryKey, refetchType: 'none' });
    return client.query<Rows<Job>>({ ...jobsHostList.whole, staleTime: 0 });
  };
  /** The id of the host's only job; another id has another ETag. */
  let job = 7;
  let sentEtags: (string | null)[] = [];

  beforeEach(() => {
    job = 7;
    sentEtags = [];
    mockServer.use(
      http.get('*/api/v1/admin/job/history', ({ request }) => {
        const etag = request.headers.get('If-None-Match');
        sentEtags.push(etag);
        const headers = { ETag: `W/"${job}"` };
        return etag === headers.ETag
          ? new HttpResponse(null, { status: 304, headers })
          : HttpResponse.json({ data: [{ job_id: job }] }, { headers });
      }),
    );
  });

  it('receives a 304 while nothing has changed, and counts as fresh after it', async () => {
    const first = await readAgain();
    await expect.poll(() => Date.now()).toBeGreaterThan(first.requestedAt);
    const second = await readAgain();
    expect(sentEtags).toEqual([null, 'W/"7"']);
    expect(second.all()).toEqual(first.all());
    expect(second.requestedAt).toBeGreaterThan(first.requestedAt);
    job = 8;
    expect((await readAgain()).at(0).job_id).toBe('8');
    await readAgain();
    expect(sentEtags.slice(2)).toEqual(['W/"7"', 'W/"8"']);
  });

  it('is requested without an ETag after the session ended', async () => {
    await readAgain();
    client.clear();
    await readAgain();
    expect(sentEtags).toEqual([null, null]);
  });
});

describe('a read of a host that is away or busy', () => {
  it('fails at once while the browser knows that there is no network', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => network.mockRestore());
    mockHost().switches.faults.listJobs = 'no-answer';
    expect(await errorOf(client.query(jobsHostList.whole))).toMatchObject({
      kind: 'no-answer',
      message: 'This device has no network connection.',
    });
    expect(calls).toBe(1);
  });

  it.each([
    ['4', 4000],
    ['0', 1000],
    ['600', 10_000],
    ['Wed, 25 Nov 2026 10:00:00 GMT', 1000],
    ['soon', 1000],
    [null, 1000],
  ])('is tried again when the host says (Retry-After: %s), after %s ms', async (after, delay) => {
    mockServer.use(
      http.get(
        '*/admin/job/history',
        () =>
          new HttpResponse(null, {
            status: 503,
            headers: after === null ? {} : { 'Retry-After': after },
          }),
      ),
    );
    const error = await errorOf(client.query(jobsHostList.whole));
    expect(calls).toBe(3);
    const { retryDelay } = createQueryClient().getDefaultOptions().queries ?? {};
    if (typeof retryDelay !== 'function' || !(error instanceof ApiError))
      throw new Error('No delay');
    expect(retryDelay(0, error)).toBe(delay);
  });
});
