import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shareQuery } from '../../server/db/share-query.ts';

describe('calls that share a query', () => {
  /** The number of commits, and the runs that wait for their answer. */
  let committed: number;
  let runs: { answer: () => void; fail: (error: Error) => void }[];
  let read: () => Promise<number>;
  beforeEach(() => {
    vi.useFakeTimers();
    [committed, runs] = [0, []];
    read = shareQuery(() => {
      const commitsBefore = committed;
      return new Promise((resolve, reject) => {
        runs.push({ answer: () => resolve(commitsBefore), fail: reject });
      });
    });
  });
  afterEach(() => void vi.useRealTimers());
  const expectRuns = (count: number) => vi.waitFor(() => expect(runs).toHaveLength(count));

  it('see every earlier commit, because they never join a run that is under way', async () => {
    const early = read();
    await expectRuns(1);
    committed = 1;
    const late = Array.from({ length: 500 }, () => read());
    runs[0]?.answer();
    expect(await early).toBe(0);
    await expectRuns(2);
    committed = 2;
    const last = read();
    runs[1]?.answer();
    expect(new Set(await Promise.all(late))).toEqual(new Set([1]));
    await expectRuns(3);
    runs[2]?.answer();
    expect(await last).toBe(2);
    expect(runs).toHaveLength(3);
  });

  it('fail together, and the next one runs again', async () => {
    const failing = Promise.allSettled([read(), read()]);
    await expectRuns(1);
    const next = read();
    runs[0]?.fail(new Error('No'));
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expectRuns(2);
    runs[1]?.answer();
    expect(await next).toBe(0);
  });

  it('do not wait for a run that does not answer', async () => {
    void read();
    await expectRuns(1);
    const next = read();
    await vi.advanceTimersByTimeAsync(500);
    await expectRuns(2);
    runs[1]?.answer();
    expect(await next).toBe(0);
  });
});
