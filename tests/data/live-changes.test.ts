import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { keys } from '../../src/api/cache/keys.ts';
import { queuePolicy } from '../../src/api/cache/queue-policy.ts';
import { liveChanges } from '../../src/api/live/live-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('changes that arrive before a read share it, and a later change causes another read', async () => {
  const client = new QueryClient();
  let reads = 0;
  const observer = new QueryObserver(client, {
    queryKey: keys.withdrawalRequests,
    queryFn: () => {
      reads += 1;
      return reads;
    },
  });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(reads).toBe(1);
  const changes = liveChanges(client, 'bola@artisan.example');
  const approval = (id: number) =>
    changes.take({
      event: 'change',
      id: String(id),
      data: '{"operation":"approveWithdrawal","by":"amaka@artisan.example"}',
    });
  for (let id = 1; id <= 5; id += 1) approval(id);
  await vi.advanceTimersByTimeAsync(500);
  expect(reads).toBe(2);
  approval(6);
  await vi.advanceTimersByTimeAsync(500);
  expect(reads).toBe(3);
  stop();
});

it('the queues are read once a minute in a hidden tab', async () => {
  const client = new QueryClient();
  focusManager.setFocused(false);
  onTestFinished(() => focusManager.setFocused(undefined));
  let reads = 0;
  const queryFn = () => {
    reads += 1;
    return reads;
  };
  const observer = new QueryObserver(client, {
    ...queuePolicy,
    queryKey: keys.withdrawalRequests,
    queryFn,
  });
  onTestFinished(observer.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(180_000);
  expect(reads).toBe(4);
});
