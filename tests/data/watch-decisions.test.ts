import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchDecisions } from '../../src/components/decision/after/watch-decisions.ts';
import { keptDecisions } from '../../src/lib/browser/storage/kept-decisions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('a queue that is opened again leaves a call that still runs to the answer of the call', async () => {
  const client = new QueryClient();
  watchDecisions(client);
  let answer: (message: string) => void = () => undefined;
  const call = client
    .getMutationCache()
    .build(client, {
      meta: { operationId: 'approveWithdrawal', refreshes: [] },
      mutationFn: () =>
        new Promise<string>((resolve) => {
          answer = resolve;
        }),
    })
    .execute({ id: '1044' });
  await vi.advanceTimersByTimeAsync(0);
  watchDecisions(client);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(keptDecisions()).toMatchObject([{ id: '1044', end: 'under-way' }]);
  answer('Approved.');
  await call;
  expect(keptDecisions()).toMatchObject([{ id: '1044', end: 'approved', words: 'Approved.' }]);
});
