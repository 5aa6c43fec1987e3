import { QueryClient } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readContract } from '../../server/contract/documents.ts';
import { additionsOf } from '../../src/api/capabilities/additions.ts';
import { capabilitiesQuery } from '../../src/api/capabilities/capabilities.ts';
import { apiBase } from '../../src/api/transport/api-host.ts';
import { readShortCalls, storeShortCalls } from '../../src/lib/browser/storage/short-calls.ts';
import { mockHost, mockServer } from '../support/mock-server.ts';

const readCapabilities = async () => [...(await new QueryClient().query(capabilitiesQuery))].sort();

describe('the capabilities of a host', () => {
  it('are the operations of its OpenAPI document', async () => {
    mockHost().switches.offer = ['rejectWithdrawal'];
    expect(await readCapabilities()).toEqual(['rejectWithdrawal']);
  });

  it('include the headers that an operation takes, and whether it can be repeated', async () => {
    mockServer.use(
      http.get('*/api/v1/openapi.json', () => HttpResponse.json({ ...readContract() })),
    );
    const capabilities = await new QueryClient().query(capabilitiesQuery);
    for (const id of ['approveWithdrawal', 'approvePartPayment'] as const) {
      expect([...additionsOf(capabilities, id)].sort()).toEqual([
        'Idempotency-Key',
        'If-Match',
        'x-repeat',
      ]);
    }
    expect([...additionsOf(capabilities, 'rejectPartPayment')].sort()).toEqual([
      'Idempotency-Key',
      'x-repeat',
    ]);
    expect([...additionsOf(capabilities, 'listVerificationArtisans')]).toEqual([]);
  });

  it('include headers in any case, because header names have none', async () => {
    const parameters = ['if-match', 'IDEMPOTENCY-KEY'].map((name) => ({ name, in: 'header' }));
    const operation = {
      operationId: 'approveWithdrawal',
      parameters: [...parameters, { name: 'Q', in: 'query' }],
    };
    mockServer.use(
      http.get('*/api/v1/openapi.json', () =>
        HttpResponse.json({ paths: { '/a': { post: operation } } }),
      ),
    );
    const capabilities = await new QueryClient().query(capabilitiesQuery);
    const names = ['If-Match', 'Idempotency-Key', 'Q'];
    expect([...additionsOf(capabilities, 'approveWithdrawal')]).toEqual(names);
  });

  it.each([
    ['403', () => HttpResponse.json({ message: 'No.' }, { status: 403 })],
    ['404', () => new HttpResponse(null, { status: 404 })],
    ['500', () => new HttpResponse(null, { status: 500 })],
    ['HTML', () => new HttpResponse('<!doctype html>')],
    ['cut JSON', () => HttpResponse.text('{"paths":')],
    ['a number', () => HttpResponse.json(42)],
    ['another JSON', () => HttpResponse.json([1, 2])],
    ['no answer', () => HttpResponse.error()],
  ])('are only the 25 calls when its document is answered with %s', async (_, answer) => {
    mockServer.use(http.get('*/api/v1/openapi.json', answer));
    expect(await readCapabilities()).toEqual([]);
  });

  it.each([429, 500, 503, 521])(
    'are the short calls of the last visit when its document is answered with %i',
    async (status) => {
      storeShortCalls(apiBase, ['listAllClients', 'getDashboard']);
      onTestFinished(() => storeShortCalls(apiBase, []));
      mockServer.use(http.get('*/api/v1/openapi.json', () => new HttpResponse(null, { status })));
      expect(await readCapabilities()).toEqual(['getDashboard', 'listAllClients']);
      expect(readShortCalls(apiBase)).toEqual(['listAllClients', 'getDashboard']);
    },
  );

  it('stay those of an earlier read when a later one fails', async () => {
    const client = new QueryClient();
    mockHost().switches.offer = ['rejectWithdrawal'];
    await client.query(capabilitiesQuery);
    mockServer.use(
      http.get('*/api/v1/openapi.json', () => new HttpResponse(null, { status: 503 })),
    );
    await client.invalidateQueries(capabilitiesQuery);
    expect([...(await client.query(capabilitiesQuery))]).toEqual(['rejectWithdrawal']);
  });

  it('are read again a minute after a read that failed', async () => {
    mockHost().switches.offer = ['rejectWithdrawal'];
    mockServer.use(
      http.get('*/api/v1/openapi.json', () => new HttpResponse(null, { status: 503 }), {
        once: true,
      }),
    );
    const client = new QueryClient();
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    expect([...(await client.query(capabilitiesQuery))]).toEqual([]);
    expect([...(await client.query(capabilitiesQuery))]).toEqual([]);
    vi.setSystemTime(Date.now() + 61_000);
    expect([...(await client.query(capabilitiesQuery))]).toEqual(['rejectWithdrawal']);
  });
});
