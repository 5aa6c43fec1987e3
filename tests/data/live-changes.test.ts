import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { keys } from '../../src/api/cache/keys.ts';
import { queuePolicy } from '../../src/api/cache/queue-policy.ts';
import { liveChanges } from '../../src/api/live/live-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Shows the queue of withdrawals until the end of the test. Returns the function that reads it. */
function showQueue(client: QueryClient, options: object = {}) {
  const read = vi.fn(() => 'the queue');
  const queryKey = keys.withdrawalRequests;
  const observer = new QueryObserver(client, { ...options, queryKey, queryFn: read });
  onTestFinished(observer.subscribe(() => undefined));
  return read;
}

it('changes that arrive before a read share it, and a later change causes another read', async () => {
  const client = new QueryClient();
  const read = showQueue(client);
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(1);
  const changes = liveChanges(client, 'bola@artisan.example');
  const takeApproval = (id: number) =>
    changes.take({
      event: 'change',
      id: String(id),
      data: '{"operation":"approveWithdrawal","by":"amaka@artisan.example"}',
    });
  for (let id = 1; id <= 5; id += 1) takeApproval(id);
  await vi.advanceTimersByTimeAsync(500);
  expect(read).toHaveBeenCalledTimes(2);
  takeApproval(6);
  await vi.advanceTimersByTimeAsync(500);
  expect(read).toHaveBeenCalledTimes(3);
});

it('the first stream refreshes data older than the changes it begins with, also when there are some', async () => {
  const client = new QueryClient();
  const readClients = vi.fn(() => 'the clients');
  const observer = new QueryObserver(client, { queryKey: keys.clientList, queryFn: readClients });
  onTestFinished(observer.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(60_000);
  const changes = liveChanges(client, 'bola@artisan.example');
  changes.take({
    event: 'change',
    id: '1',
    data: '{"operation":"setContactMessageStatus","by":"amaka@artisan.example"}',
  });
  changes.take({ event: 'ready', id: '1', data: '' });
  await vi.advanceTimersByTimeAsync(0);
  expect(readClients).toHaveBeenCalledTimes(2);
});

it('the queues are read once a minute in a hidden tab', async () => {
  focusManager.setFocused(false);
  onTestFinished(() => focusManager.setFocused(undefined));
  const read = showQueue(new QueryClient(), queuePolicy);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(read).toHaveBeenCalledTimes(4);
});
