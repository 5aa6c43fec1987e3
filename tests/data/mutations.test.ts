import { MutationObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keys } from '../../src/api/cache/keys.ts';
import { createQueryClient } from '../../src/api/cache/query-client.ts';
import { replyMutation } from '../../src/api/extensions/contact-replies.ts';
import { connectIdentificationMutation } from '../../src/api/identification.ts';
import { pendingPartPaymentsQuery } from '../../src/api/part-payments.ts';
import { loginMutation } from '../../src/api/session.ts';
import { ApiError } from '../../src/api/transport/api-error.ts';
import { onTokenRefused } from '../../src/api/transport/token.ts';
import { withdrawalRequestsQuery } from '../../src/api/withdrawals.ts';
import {
  approvePartPaymentMutation,
  approveWithdrawalMutation,
} from '../../src/api/writes/decide.ts';
import { locksKey } from '../support/decision-lock.ts';
import { decisionOn } from '../support/decision-on.ts';
import { hold } from '../support/hold.ts';
import { mockHost, mockServer } from '../support/mock-server.ts';

let client: QueryClient;
let sessionEnds = 0;
let writes: Request[] = [];

beforeEach(() => {
  localStorage.setItem('token', 'mock-admin');
  sessionEnds = 0;
  writes = [];
  client = createQueryClient();
  onTokenRefused(() => {
    sessionEnds += 1;
  });
  mockServer.events.removeAllListeners();
  mockServer.events.on('request:start', ({ request }) => {
    // The dashboard probes with HEAD whether the host is reachable.
    if (!['GET', 'HEAD'].includes(request.method)) writes.push(request.clone());
  });
});

const contractWrites = [
  ['approveWithdrawal', approveWithdrawalMutation, '1044'],
  ['approvePartPayment', approvePartPaymentMutation, '13'],
  ['updateIdentificationMeans', connectIdentificationMutation, '1'],
] as const;

describe.each(contractWrites)('%s', (operationId, options, id) => {
  const write = (target: string = id) =>
    new MutationObserver(client, options).mutate(decisionOn(target));

  it('sends the row’s own id and no body', async () => {
    // The message is that of an approval, not "was approved before".
    expect(await write()).toMatch(/ is approved\.$|^Connected\.$/);
    expect(writes).toHaveLength(1);
    const [request] = writes;
    expect(request?.url).toMatch(new RegExp(`/${id}$`));
    expect(await request?.text()).toBe('');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.headers.get('accept')).toBe('application/json');
    expect(request?.headers.get('authorization')).toBe('Bearer mock-admin');
  });

  // tests/unit/reader.test.ts has the outcomes of the other answers.
  it.each([
    ['409', { kind: 'refused', status: 409, outcome: 'refused' }],
    ['empty-500', { kind: 'refused', status: 500, outcome: 'failed' }],
    ['no-answer', { kind: 'no-answer', status: 0, outcome: 'unknown' }],
    ['401', { kind: 'refused', status: 401 }],
  ] as const)('throws after %s, and is not retried', async (fault, expected) => {
    mockHost().switches.faults[operationId] = fault;
    const error: unknown = await write().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject(expected);
    expect(writes).toHaveLength(1);
    // Only a 401 ends the session.
    expect(sessionEnds).toBe(fault === '401' ? 1 : 0);
  });
});

describe('an approval', () => {
  const approve = () =>
    new MutationObserver(client, approveWithdrawalMutation).mutate(decisionOn('1044'));

  it.each([
    ['a page of a captive portal', new HttpResponse('<!doctype html>', { status: 200 }), 'unknown'],
    [
      'a redirect',
      new HttpResponse(null, { status: 302, headers: { location: '/api/v1/admin/get/about' } }),
      'unknown',
    ],
    [
      '202 and its usual text',
      HttpResponse.json({ message: 'Queued' }, { status: 202 }),
      'unknown',
    ],
    ['201 and an empty record', HttpResponse.json({ data: {} }, { status: 201 }), 'unknown'],
    ['204', new HttpResponse(null, { status: 204 }), 'unknown'],
    ['207 and a list of results', HttpResponse.json({ data: [] }, { status: 207 }), 'unknown'],
    ['202 and a refusal', HttpResponse.json({ ok: false }, { status: 202 }), 'refused'],
    ['a refusal by a proxy', new HttpResponse('<!doctype html>', { status: 403 }), 'unknown'],
  ])('is not carried out when the host answers with %s', async (_, answer, outcome) => {
    mockServer.use(
      http.all('*/api/v1/admin/*', ({ request }) =>
        request.method === 'GET' ? undefined : answer.clone(),
      ),
    );
    await expect(approve()).rejects.toMatchObject({ outcome });
    expect(writes).toHaveLength(1);
    // The row stays locked while the outcome is not known.
    expect(localStorage.getItem(locksKey) !== null).toBe(outcome === 'unknown');
  });

  it('makes a read that is not on screen stale', async () => {
    client.setQueryData(keys.dashboard, {});
    await approve();
    expect(client.getQueryState(keys.dashboard)?.isInvalidated).toBe(true);
  });

  it('is carried out when the host answers 200 without a body', async () => {
    mockServer.use(
      http.all('*/api/v1/admin/*', ({ request }) =>
        request.method === 'GET' ? undefined : new HttpResponse(null, { status: 200 }),
      ),
    );
    expect(await approve()).toBeNull();
  });
});

it('an approval is pending until the lists it changes have been read again', async () => {
  await client.query(withdrawalRequestsQuery);
  const stopShowing = new QueryObserver(client, withdrawalRequestsQuery).subscribe(() => undefined);
  const shown = () =>
    client
      .getQueryData(withdrawalRequestsQuery.queryKey)
      ?.all()
      .map((row) => row.id);
  const before = shown();
  expect(before).toContain('1044');
  await new MutationObserver(client, approveWithdrawalMutation).mutate(decisionOn('1044'));
  expect(shown()).toEqual(before?.filter((id) => id !== '1044'));
  stopShowing();
});

it('an approval reads a list again whose first read began before it', async () => {
  const first = hold();
  const queryKey = keys.approvedWithdrawals;
  const queryFn = vi
    .fn(() => Promise.resolve('after'))
    .mockImplementationOnce(() => first.wait().then(() => 'before'));
  onTestFinished(new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined));
  const approval = new MutationObserver(client, approveWithdrawalMutation).mutate(
    decisionOn('1044'),
  );
  await expect.poll(() => client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  first.release();
  await approval;
  expect(client.getQueryData(queryKey)).toBe('after');
});

it('a list that is read ahead during an approval is stale when its read ends', async () => {
  const ahead = hold();
  const queryKey = keys.approvedWithdrawals;
  const queryFn = () => ahead.wait().then(() => 'before');
  const read = client.query({ queryKey, queryFn });
  await new MutationObserver(client, approveWithdrawalMutation).mutate(decisionOn('1044'));
  ahead.release();
  await read;
  await expect.poll(() => client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('an approval goes to the id that the host wrote, also above 2^53', async () => {
  mockServer.use(
    http.get('*/admin/withdrawal/history', () =>
      HttpResponse.text('{"data":{"data":[{"id": 9007199254740993, "amount": 5000}]}}', {
        headers: { 'Content-Type': 'application/json' },
      }),
    ),
    http.post('*/admin/withdrawal/request/:id', () => HttpResponse.json({ data: {} })),
  );
  const [request] = (await client.query(withdrawalRequestsQuery)).all();
  await new MutationObserver(client, approveWithdrawalMutation).mutate(
    decisionOn(request?.id ?? ''),
  );
  expect(writes.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/v1/admin/withdrawal/request/9007199254740993',
  ]);
});

it('after a refusal the list is read again, because another administrator may have decided', async () => {
  await client.query(pendingPartPaymentsQuery);
  const stopShowing = new QueryObserver(client, pendingPartPaymentsQuery).subscribe(
    () => undefined,
  );
  const other = mockHost().store.partPayments.find(({ jobId }) => jobId === 13);
  if (other !== undefined) other.status = 'paid';
  await expect(
    new MutationObserver(client, approvePartPaymentMutation).mutate(decisionOn('6')),
  ).rejects.toMatchObject({ status: 409 });
  await expect
    .poll(() =>
      client
        .getQueryData(pendingPartPaymentsQuery.queryKey)
        ?.all()
        .map((row) => row.job_id),
    )
    .toEqual(['14', '9', '12']);
  stopShowing();
});

// The tests of screens have the bodies of the writes beyond the contract.
it.each([
  ['422', 'refused'],
  ['500', 'failed'],
  ['html', 'unknown'],
  ['no-answer', 'unknown'],
] as const)('a reply is never sent again by itself: %s', async (fault, outcome) => {
  mockHost().switches.faults.replyToContactMessage = fault;
  const reply = {
    messageId: '317',
    id: crypto.randomUUID(),
    subject: 'Re: Complaint',
    text: 'We are sorry.',
  };
  await expect(new MutationObserver(client, replyMutation).mutate(reply)).rejects.toMatchObject({
    outcome,
  });
  expect(writes).toHaveLength(1);
});

describe('signing in', () => {
  const signIn = (email: string, password: string) =>
    new MutationObserver(client, loginMutation).mutate({ email, password });

  it('sends the constant device_token and returns token and role', async () => {
    expect(await signIn('admin@artisan.example', 'artisan-admin')).toEqual({
      token: 'mock-admin',
      role: 'admin',
      mustChangePassword: false,
    });
    expect(await writes[0]?.json()).toEqual({
      email: 'admin@artisan.example',
      password: 'artisan-admin',
      device_token: 'admin-web',
    });
  });

  it('does not end a session after a wrong password', async () => {
    await expect(signIn('admin@artisan.example', 'wrong')).rejects.toMatchObject({ status: 401 });
    expect(sessionEnds).toBe(0);
  });

  it('fails if the answer has no token', async () => {
    mockServer.use(
      http.post('*/api/v1/admin/login', () => HttpResponse.json({ data: { user: { role: 'x' } } })),
    );
    await expect(signIn('a@b.example', 'x')).rejects.toMatchObject({ kind: 'unreadable' });
  });
});
