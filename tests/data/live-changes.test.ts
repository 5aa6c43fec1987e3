import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keys } from '../../src/api/cache/keys.ts';
import { queuePolicy } from '../../src/api/cache/queue-policy.ts';
import { liveChanges } from '../../src/api/live/live-changes.ts';
import { hold } from '../support/hold.ts';

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

it.each([
  ['a list', {}],
  ['sums that the page does not wait for', { isOptional: true }],
])('a change during the first read of %s causes another read', async (_, meta) => {
  const client = new QueryClient();
  const first = hold();
  const queryKey = keys.withdrawalRequests;
  const queryFn = vi
    .fn(() => Promise.resolve('after'))
    .mockImplementationOnce(() => first.wait().then(() => 'before'));
  const observer = new QueryObserver(client, { queryKey, queryFn, meta });
  onTestFinished(observer.subscribe(() => undefined));
  liveChanges(client, 'bola@artisan.example').take({
    event: 'change',
    id: '1',
    data: '{"operation":"approveWithdrawal","by":"amaka@artisan.example"}',
  });
  await vi.advanceTimersByTimeAsync(500);
  first.release();
  await vi.advanceTimersByTimeAsync(0);
  expect(client.getQueryData(queryKey)).toBe('after');
});

describe('data that is older than the changes with which a stream begins', () => {
  /** Shows data that is a minute old. Returns the changes of the stream, and the number of reads of the data. */
  async function showOldData() {
    const client = new QueryClient();
    const queryFn = vi.fn(() => 'the clients');
    const observer = new QueryObserver(client, { queryKey: keys.clientList, queryFn });
    onTestFinished(observer.subscribe(() => undefined));
    await vi.advanceTimersByTimeAsync(60_000);
    const { take } = liveChanges(client, 'bola@artisan.example');
    const countReads = async () => {
      await vi.advanceTimersByTimeAsync(1000);
      return queryFn.mock.calls.length;
    };
    return { take, countReads };
  }
  const change = {
    event: 'change',
    data: '{"operation":"setContactMessageStatus","by":"amaka@artisan.example"}',
  };
  const ready = { event: 'ready', data: '' };

  it('is read again when the first stream is ready, also after changes, and not by later streams', async () => {
    const { take, countReads } = await showOldData();
    take({ ...change, id: '1' });
    take({ ...ready, id: '1' });
    expect(await countReads()).toBe(2);
    await vi.advanceTimersByTimeAsync(60_000);
    take({ ...ready, id: '1' });
    expect(await countReads()).toBe(2);
  });

  it('is read once if the stream begins with a reset', async () => {
    const { take, countReads } = await showOldData();
    take({ event: 'reset', data: '' });
    take({ ...ready, id: '1' });
    expect(await countReads()).toBe(2);
  });

  it('is read again by each stream of a host that sends no id', async () => {
    const { take, countReads } = await showOldData();
    take(ready);
    expect(await countReads()).toBe(2);
    await vi.advanceTimersByTimeAsync(60_000);
    take(ready);
    expect(await countReads()).toBe(3);
  });
});

it('the queues are read once a minute in a hidden tab', async () => {
  focusManager.setFocused(false);
  onTestFinished(() => focusManager.setFocused(undefined));
  const read = showQueue(new QueryClient(), queuePolicy);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(read).toHaveBeenCalledTimes(4);
});
