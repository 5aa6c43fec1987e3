import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { operationIds, operations } from '../../openapi/generated/operations.ts';
import { ApiError } from '../../src/api/api-error.ts';
import { Rows } from '../../src/api/rows.ts';
import { createQueryClient } from '../../src/app/query-client.ts';
import { type AnyQuery, allQueries } from '../support/all-queries.ts';
import { mockHost, mockServer } from '../support/mock-server.ts';

let client: QueryClient;
let ended = 0;
let calls = 0;

beforeEach(() => {
  localStorage.setItem('token', 'mock-admin');
  ended = 0;
  calls = 0;
  client = createQueryClient(() => {
    ended += 1;
  });
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  mockServer.events.removeAllListeners();
  mockServer.events.on('request:start', () => {
    calls += 1;
  });
});

const ask = (query: AnyQuery) => client.query<unknown>(query as never);
const refusal = (query: AnyQuery) =>
  ask(query).then(
    () => undefined,
    (error: unknown) => error,
  );

it('there is a query for every read of the contract', () => {
  const reads = operationIds.filter((id) => operations[id].method === 'GET');
  expect(allQueries.map(([id]) => id).sort()).toEqual([...reads].sort());
});

describe.each(allQueries)('%s', (id, query) => {
  it('reads what the host answers', async () => {
    const data = await ask(query);
    if (data instanceof Rows) {
      expect(data.length).toBeGreaterThan(0);
      expect(Object.keys(data.at(0) ?? {}).length).toBeGreaterThan(0);
    } else expect(Object.values(data as object).some((value) => value !== null)).toBe(true);
  });

  it.each(['less', 'bare'] as const)('reads the envelope "%s" the same', async (envelope) => {
    const literal = await ask(query);
    client.clear();
    mockHost().switches.envelope = envelope;
    const other = await ask(query);
    const plain = (data: unknown) => (data instanceof Rows ? data.all() : data);
    expect(plain(other)).toEqual(plain(literal));
  });

  it('throws what the host refuses, with its status and words, and asks once', async () => {
    mockHost().switches.faults[id] = '403';
    const error = await refusal(query);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      kind: 'refused',
      status: 403,
      operationId: id,
      message: 'This account may not use the back office.',
    });
    expect(calls).toBe(1);
    expect(ended).toBe(0);
  });

  it('throws an error answer without body, after three tries', async () => {
    mockHost().switches.faults[id] = 'empty-500';
    expect(await refusal(query)).toMatchObject({
      kind: 'refused',
      status: 500,
      message: 'The host failed.',
    });
    expect(calls).toBe(3);
  });

  it.each(['html', 'truncated', 'number'] as const)(
    'throws %s as unreadable, once',
    async (fault) => {
      mockHost().switches.faults[id] = fault;
      expect(await refusal(query)).toMatchObject({ kind: 'unreadable', status: 200 });
      expect(calls).toBe(1);
    },
  );

  it('throws silence as no answer, after three tries', async () => {
    mockHost().switches.faults[id] = 'no-answer';
    expect(await refusal(query)).toMatchObject({ kind: 'no-answer', status: 0 });
    expect(calls).toBe(3);
  });

  it('ends the session on 401', async () => {
    mockHost().switches.faults[id] = '401';
    expect(await refusal(query)).toMatchObject({ status: 401 });
    expect(ended).toBe(1);
  });

  it('lets an abort be an abort', async () => {
    mockHost().switches.faults[id] = 'slow';
    const pending = refusal(query);
    await client.cancelQueries({ queryKey: query.queryKey });
    const error = await pending;
    expect(error).not.toBeInstanceOf(ApiError);
    expect(client.getQueryState(query.queryKey)?.status ?? 'pending').toBe('pending');
  });
});
