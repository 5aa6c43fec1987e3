import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStream } from '../../src/api/live/read-stream.ts';
import { call } from '../../src/api/transport/call.ts';
import { fakeFetch } from '../support/fake-fetch.ts';
import { streamAnswer } from '../support/streamed-answer.ts';

describe('a silent host', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const minute = 60_000;

  it('times out after a minute without an answer', async () => {
    const answer = call(
      'listJobs',
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            reject(new DOMException('The host is silent', 'TimeoutError'));
          });
        }),
    );
    const outcome = expect(answer).rejects.toMatchObject({ kind: 'no-answer' });
    await vi.advanceTimersByTimeAsync(minute);
    await outcome;
  });

  it('ends a stream of changes that is not answered for 40 seconds', async () => {
    fakeFetch(() => undefined);
    const end = readStream(null, new AbortController().signal, () => undefined);
    const outcome = expect(end).rejects.toThrow('aborted');
    await vi.advanceTimersByTimeAsync(40_000);
    await outcome;
    expect(vi.getTimerCount()).toBe(0);
  });

  /** Starts a call that the test answers piece by piece. */
  function begin() {
    const answer = streamAnswer();
    const signals: AbortSignal[] = [];
    const rows = call('listJobs', ({ signal }) => {
      signals.push(signal);
      return Promise.resolve({ response: answer.response });
    });
    return { answer, rows, isAborted: () => signals.map(({ aborted }) => aborted) };
  }

  it('times out a minute after the last piece of its answer, and not before', async () => {
    const { answer, rows, isAborted } = begin();
    answer.send('[1');
    for (let times = 0; times < 5; times += 1) {
      await vi.advanceTimersByTimeAsync(minute - 1);
      answer.send(',1');
    }
    await vi.advanceTimersByTimeAsync(minute - 1);
    expect(isAborted()).toEqual([false]);
    await vi.advanceTimersByTimeAsync(minute);
    expect(isAborted()).toEqual([true]);
    answer.fail();
    await expect(rows).rejects.toMatchObject({ kind: 'no-answer' });
  });

  it('does not time out while pieces arrive, and has no timer after the last one', async () => {
    const { answer, rows, isAborted } = begin();
    answer.send('[1');
    await vi.advanceTimersByTimeAsync(minute - 1);
    answer.send(']');
    answer.end();
    expect(await rows).toEqual([1]);
    expect(vi.getTimerCount()).toBe(0);
    expect(isAborted()).toEqual([false]);
  });
});
