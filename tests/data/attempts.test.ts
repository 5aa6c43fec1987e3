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

it('returns the same attempts until one of them changes, so that a queue does not make its columns again', async () => {
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
  ['a 202', 60_000, () => HttpResponse.json({ message: 'Queued.' }, { status: 202 })],
  ['a 204', 60_000, () => new HttpResponse(null, { status: 204 })],
  ['the status pending', 60_000, () => HttpResponse.json({ data: { status: 'pending' } })],
  ['no answer', 5_000, () => HttpResponse.error()],
  ['a page of a proxy', 5_000, () => HttpResponse.html('<p>Sign in')],
  ['a failure', 0, () => HttpResponse.json({ message: 'Full.' }, { status: 500 })],
])('after %s, a list that is requested %d ms later shows the outcome', async (_, delay, answer) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  mockServer.use(http.post('*/api/v1/admin/withdrawal/request/:id', answer));
  const write = new MutationObserver(new QueryClient(), approveWithdrawalMutation);
  const error: unknown = await write.mutate(decisionOn('7')).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(WriteError);
  expect(error instanceof WriteError && knownFrom(error) - Date.now()).toBe(delay);
});
