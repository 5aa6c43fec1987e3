import { MutationObserver, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createElement, type ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { approveWithdrawalMutation } from '../../src/api/writes/decide.ts';
import { knownFrom, useAttempts } from '../../src/api/writes/use-attempts.ts';
import { WriteError } from '../../src/api/writes/write-outcome.ts';
import { decisionOn } from '../support/decision-on.ts';
import { mockServer } from '../support/mock-server.ts';

it('returns the same attempts until one of them changes, so that a queue keeps its columns', async () => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const { result, rerender } = renderHook(() => useAttempts(['approve'], 0), { wrapper });
  const before = result.current;
  rerender();
  expect(result.current).toBe(before);
  const write = client.getMutationCache().build(client, {
    mutationKey: ['approve'],
    mutationFn: () => Promise.resolve('done'),
  });
  await write.execute({ id: '7' });
  rerender();
  expect(result.current).toEqual(new Map([['7', 'carried-out']]));
});

it.each([
  ['a 202', () => HttpResponse.json({ message: 'Queued.' }, { status: 202 }), 60_000],
  ['a 204', () => new HttpResponse(null, { status: 204 }), 60_000],
  ['the status pending', () => HttpResponse.json({ data: { status: 'pending' } }), 60_000],
  ['no answer', () => HttpResponse.error(), 5_000],
  ['a page of a proxy', () => HttpResponse.html('<p>Sign in'), 5_000],
  ['a failure', () => HttpResponse.json({ message: 'Full.' }, { status: 500 }), 0],
])('after %s a later list shows the outcome of the write', async (_, answer, milliseconds) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  mockServer.use(http.post('*/api/v1/admin/withdrawal/request/:id', answer));
  const write = new MutationObserver(new QueryClient(), approveWithdrawalMutation);
  const error: unknown = await write.mutate(decisionOn('7')).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(WriteError);
  expect(error instanceof WriteError && knownFrom(error) - Date.now()).toBe(milliseconds);
});
