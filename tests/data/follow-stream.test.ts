import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { followStream } from '../../src/api/live/follow-stream.ts';
import { checkConnection } from '../../src/api/transport/connection.ts';
import { followConnection } from '../../src/api/transport/follow-connection.ts';
import { fakeFetch } from '../support/fake-fetch.ts';

describe('a silent stream of changes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('expires the open questions of others, and is opened again with growing pauses', async () => {
    let opened = 0;
    const calls = fakeFetch((method) => {
      if (method === 'HEAD') return new Response();
      opened += 1;
      if (opened > 1) return undefined;
      return new Response('event: ready\ndata: {}\n\n', {
        headers: { 'content-type': 'text/event-stream' },
      });
    });
    const events: string[] = [];
    const stop = new AbortController();
    onTestFinished(() => stop.abort());
    void followStream(
      () => null,
      stop.signal,
      ({ name }) => void events.push(name),
      () => undefined,
    );
    await vi.advanceTimersByTimeAsync(100);
    expect(events).toEqual(['ready']);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(events).toEqual(['ready', 'lost']);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(events).toEqual(['ready', 'lost']);
    // 40 s of silence and a pause of 15 to 45 s: without growing pauses there are 88 in an hour.
    expect(calls.filter((method) => method === 'GET').length).toBeLessThan(70);
  });
});

describe('a probe of the connection', () => {
  it('without an answer counts as failed, and the next one follows', async () => {
    const first = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(first.signal);
    onTestFinished(() => timeout.mockRestore());
    let answers = false;
    const calls = fakeFetch(() => (answers ? new Response() : undefined));
    const check = checkConnection();
    answers = true;
    first.abort();
    await expect.poll(() => onlineManager.isOnline()).toBe(false);
    await check;
    expect(onlineManager.isOnline()).toBe(true);
    expect(calls).toEqual(['HEAD', 'HEAD']);
  });

  it('follows a report of the browser that came before its listener', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => network.mockRestore());
    fakeFetch(() => new Response());
    onlineManager.setOnline(false);
    followConnection();
    await expect.poll(() => onlineManager.isOnline()).toBe(true);
  });
});
