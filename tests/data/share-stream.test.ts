import { expect, it } from 'vitest';
import type { LiveEvent } from '../../src/api/live/live-event.ts';
import { shareStream, type TabsSupport } from '../../src/api/live/share-stream.ts';

/** Creates the locks and channels of one browser. */
function browser(): TabsSupport {
  const channels = new Set<EventTarget>();
  let last: Promise<unknown> = Promise.resolve();
  const request = (
    _name: string,
    { signal }: LockOptions,
    run: (lock: Lock | null) => unknown,
  ): Promise<unknown> => {
    const turn = last.then(() => (signal?.aborted ? undefined : run(null)));
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    locks: { request: request as LockManager['request'] },
    openChannel: () => {
      const own = new EventTarget();
      channels.add(own);
      return Object.assign(own, {
        postMessage: (data: unknown) => {
          for (const one of channels) {
            if (one !== own) one.dispatchEvent(new MessageEvent('message', { data }));
          }
        },
        close: () => void channels.delete(own),
      });
    },
  };
}

const change = (id: string): LiveEvent => ({ name: 'change', id, data: { operation: 'x' } });

/** Opens a tab. Returns its events, and the streams that it reads. */
function openTab(support: TabsSupport | null) {
  const ending = new AbortController();
  const events: LiveEvent[] = [];
  const streams: ((event: LiveEvent) => void)[] = [];
  shareStream(
    support,
    (signal, onEvent) => {
      streams.push(onEvent);
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    },
    (event) => events.push(event),
    ending.signal,
  );
  return { events, streams, close: () => ending.abort() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('two tabs read one stream, and the second takes over when the first closes', async () => {
  const support = browser();
  const [first, second] = [openTab(support), openTab(support)];
  await settled();
  expect([first.streams.length, second.streams.length]).toEqual([1, 0]);
  first.streams[0]?.(change('1'));
  expect(first.events).toEqual([change('1')]);
  expect(second.events).toEqual([change('1')]);
  first.close();
  await settled();
  expect(second.streams).toHaveLength(1);
  second.streams[0]?.(change('2'));
  expect(second.events).toEqual([change('1'), change('2')]);
  expect(first.events).toEqual([change('1')]);
});

it('a tab that opens later receives the last changes and the open questions', async () => {
  const support = browser();
  const first = openTab(support);
  await settled();
  const ready: LiveEvent = { name: 'ready', id: '7', data: {} };
  const question = (id: string, is_open: boolean): LiveEvent => ({
    name: 'question',
    id: null,
    data: { kind: 'withdrawal', id, by: 'a@artisan.example', is_open },
  });
  const sent = [ready, question('1', true), question('2', true), change('8'), question('1', false)];
  for (const event of sent) first.streams[0]?.(event);
  const second = openTab(support);
  expect(second.events).toEqual([change('8'), ready, question('2', true)]);
  expect(second.streams).toEqual([]);
});

it('a tab that closes while it waits never reads', async () => {
  const support = browser();
  const [first, second, third] = [openTab(support), openTab(support), openTab(support)];
  await settled();
  second.close();
  first.close();
  await settled();
  expect([second.streams.length, third.streams.length]).toEqual([0, 1]);
});

it('in a browser without locks or channels each tab reads its own stream', async () => {
  const [first, second] = [openTab(null), openTab(null)];
  await settled();
  expect([first.streams.length, second.streams.length]).toEqual([1, 1]);
});
