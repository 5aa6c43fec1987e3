import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { followChanges } from '../../src/api/live/follow-changes.ts';
import { checkConnection } from '../../src/api/transport/connection.ts';
import { followConnection } from '../../src/api/transport/follow-connection.ts';
import { fakeFetch } from '../support/fake-fetch.ts';
import { streamAnswer } from '../support/streamed-answer.ts';

describe('the stream of changes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const client = new QueryClient();
  const type = { 'content-type': 'text/event-stream' };
  const ready = 'id: 7\nevent: ready\ndata: {}\n\n';
  const setVisibility = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('is opened again with growing pauses if it is not answered', async () => {
    let opened = 0;
    const calls = fakeFetch((method) => {
      if (method === 'HEAD') return new Response();
      opened += 1;
      return opened > 1 ? undefined : new Response(ready, { headers: type });
    });
    onTestFinished(followChanges(client, 'amaka@artisan.example'));
    await vi.advanceTimersByTimeAsync(3_600_000);
    // A call ends after 40 s of silence, and the pauses grow to 15 to 45 s. Without this growth, there are 88 calls.
    expect(calls.filter((method) => method === 'GET').length).toBeLessThan(70);
  });

  it('is open only while the tab is visible', async () => {
    const signals: AbortSignal[] = [];
    const lastIds: (string | null)[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation((_, { signal, headers } = {}) => {
      if (signal) signals.push(signal);
      lastIds.push(new Headers(headers).get('last-event-id'));
      const answer = streamAnswer(type);
      answer.send(ready);
      return Promise.resolve(answer.response);
    });
    setVisibility('hidden');
    onTestFinished(followChanges(client, 'amaka@artisan.example'));
    await vi.advanceTimersByTimeAsync(100);
    expect(lastIds).toEqual([]);
    setVisibility('visible');
    await vi.advanceTimersByTimeAsync(100);
    expect(lastIds).toEqual([null]);
    setVisibility('hidden');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    // The page has closed the stream, so it does not ask whether the host is reachable.
    await vi.advanceTimersByTimeAsync(100);
    expect(lastIds).toHaveLength(1);
    setVisibility('visible');
    await vi.advanceTimersByTimeAsync(100);
    expect(lastIds).toEqual([null, '7']);
  });
});

describe('a probe of the connection', () => {
  it('counts as failed if it is not answered, and another one follows', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const first = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(first.signal);
    onTestFinished(() => timeout.mockRestore());
    let isAnswered = false;
    const calls = fakeFetch(() => (isAnswered ? new Response() : undefined));
    const check = checkConnection();
    isAnswered = true;
    first.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(onlineManager.isOnline()).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    await check;
    expect(onlineManager.isOnline()).toBe(true);
    expect(calls).toEqual(['HEAD', 'HEAD']);
  });

  it('is sent even if the browser reported no network before anybody listened', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => network.mockRestore());
    fakeFetch(() => new Response());
    onlineManager.setOnline(false);
    followConnection();
    await expect.poll(() => onlineManager.isOnline()).toBe(true);
  });
});
