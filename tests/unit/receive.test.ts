import { noop, QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  awaitFirstRows,
  type PartialList,
  publishPartialList,
} from '../../src/api/lists/partial-list.ts';
import { readList } from '../../src/api/parse/read-answer.ts';
import { id } from '../../src/api/parse/read-fields.ts';
import { rowParser } from '../../src/api/parse/rows.ts';
import {
  cutAfterRows,
  type Received,
  type ReceiveListener,
  receive,
} from '../../src/api/transport/receive.ts';
import { codePoint } from '../support/code-points.ts';
import { streamAnswer } from '../support/streamed-answer.ts';

const row = fc.record({ id: fc.nat(), name: fc.string(), tags: fc.array(fc.string()) });
const rows = fc.array(row, { minLength: 1, maxLength: 8 });
const envelope = fc.constantFrom(
  (value: unknown) => value,
  (value: unknown) => ({ data: value }),
  (value: unknown) => ({ message: 'a [ and a { and a "', data: { data: value, page: 1 } }),
);

describe('the first rows of an answer', () => {
  it('are complete JSON with the wanted number of rows, or missing if the text is cut before them', () => {
    fc.assert(
      fc.property(rows, envelope, fc.nat(), fc.nat(), (list, wrap, anyCount, anyEnd) => {
        const count = 1 + (anyCount % list.length);
        const text = JSON.stringify(wrap(list));
        const end = anyEnd % (text.length + 1);
        const beginning = cutAfterRows(text.slice(0, end), count);
        if (beginning === null) {
          // Only a cut text can have too few rows.
          expect(end).toBeLessThan(text.length);
          return;
        }
        const answer = JSON.parse(beginning);
        const read = Array.isArray(answer) ? answer : (answer.data.data ?? answer.data);
        expect(read).toEqual(list.slice(0, count));
      }),
    );
  });

  it.each(['', '<!doctype html>', '42', '{"data":{}}', '{"data":[]}', '[1,2,3]', '}}]'])(
    'are missing in %s',
    (text) => expect(cutAfterRows(text, 1)).toBeNull(),
  );
});

it('text that is cut after a backslash in a string is read without a pause', () => {
  const start = performance.now();
  expect(cutAfterRows(`{"data":[{"url":"https:\\/\\/${'host'.repeat(7)}\\`, 1)).toBeNull();
  expect(performance.now() - start).toBeLessThan(1000);
});

const listener = (
  onReceived: ReceiveListener['onReceived'],
  wantsFirstRows = true,
): ReceiveListener => ({
  wantsFirstRows,
  onReceived,
});
const ignoring = listener(() => undefined);

const list = (length: number) => Array.from({ length }, (_, id) => ({ id, name: `Ọmọ́lará ${id}` }));
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

describe('receiving an answer', () => {
  // Bytes are reported after 800 ms, which a busy machine may need for the first piece.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('returns the same text, however the network splits the answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: codePoint }), fc.array(fc.nat()), async (text, cuts) => {
        const bytes = new TextEncoder().encode(text);
        const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].sort(
          (a, b) => a - b,
        );
        const body = new ReadableStream({
          start(controller) {
            let from = 0;
            for (const end of ends) {
              controller.enqueue(bytes.slice(from, end));
              from = end;
            }
            controller.close();
          },
        });
        const expected = await new Response(bytes).text();
        expect(await receive(new Response(body), noop, ignoring)).toBe(expected);
      }),
    );
  });

  it('reports nothing for an answer that arrives in one piece', async () => {
    const onReceived = vi.fn();
    const text = JSON.stringify({ data: list(1000) });
    expect(await receive(new Response(text), noop, listener(onReceived))).toBe(text);
    await nextTurn();
    expect(onReceived).not.toHaveBeenCalled();
  });

  it('reports the first rows while the others are arriving', async () => {
    const reports: Received[] = [];
    const answer = streamAnswer();
    const all = receive(
      answer.response,
      noop,
      listener((received) => reports.push(received)),
    );
    const text = JSON.stringify({ data: list(90) });
    answer.send(text.slice(0, 300));
    await nextTurn();
    expect(reports).toEqual([]);
    answer.send(text.slice(300, -200));
    await expect
      .poll(() => reports.map(({ firstRows, bytes }) => ({ firstRows, bytes })))
      .toEqual([{ firstRows: { data: list(50) }, bytes: 0 }]);
    answer.send(text.slice(-200));
    answer.end();
    expect(await all).toBe(text);
    expect(reports).toHaveLength(1);
  });

  it('waits with a large answer until its first rows are on screen, for at most half a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const text = JSON.stringify({ data: list(30_000) });
    let doneCount = 0;
    /** Receives the answer until it waits for the paint. Returns the answer, and the function that reports the paint. */
    const begin = async () => {
      const reports: Received[] = [];
      const all = receive(
        new Response(text),
        noop,
        listener((received) => reports.push(received)),
      ).finally(() => {
        doneCount += 1;
      });
      await vi.waitUntil(() => reports.length > 0, { interval: 0, timeout: 20_000 });
      await vi.advanceTimersByTimeAsync(499);
      return { all, onPainted: () => reports[0]?.onPainted() };
    };
    const painted = await begin();
    expect(doneCount).toBe(0);
    painted.onPainted();
    expect(await painted.all).toBe(text);
    const unpainted = await begin();
    expect(doneCount).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await unpainted.all).toBe(text);
  });

  it('does not wait if the first rows are not wanted', async () => {
    const onReceived = vi.fn();
    const text = JSON.stringify({ data: list(30_000) });
    expect(await receive(new Response(text), noop, listener(onReceived, false))).toBe(text);
    await nextTurn();
    expect(onReceived).not.toHaveBeenCalled();
  });

  it('reports the bytes of a slow answer, but not for every piece', async () => {
    vi.useFakeTimers();
    const byteCounts: number[] = [];
    const answer = streamAnswer();
    const all = receive(
      answer.response,
      noop,
      listener(({ bytes }) => byteCounts.push(bytes)),
    );
    for (let time = 0; time < 2000; time += 100) {
      answer.send('1234567890');
      await vi.advanceTimersByTimeAsync(100);
    }
    answer.end();
    await all;
    expect(byteCounts).toEqual([...byteCounts].sort((a, b) => a - b));
    expect(byteCounts.length).toBeGreaterThan(2);
    expect(byteCounts.length).toBeLessThan(7);
    expect(Math.min(...byteCounts)).toBeGreaterThanOrEqual(80);
  });

  it('throws the error of a broken connection', async () => {
    const answer = streamAnswer();
    const all = receive(answer.response, noop, ignoring);
    answer.send('{"data":[');
    answer.fail();
    await expect(all).rejects.toThrow('network');
  });
});

describe('a partial list', () => {
  const key = ['people'];
  const parser = rowParser({ id });
  const startPartialList = () => {
    const client = new QueryClient();
    const read = (answer: unknown) => readList('listArtisans', answer, parser);
    const publisher = publishPartialList(client, key, read, true);
    const report = (firstRows: unknown, bytes = 0) =>
      publisher.listener.onReceived({ firstRows, bytes, onPainted: () => undefined });
    const published = () => client.getQueryData<PartialList<unknown>>(['partial', ...key]);
    return { client, publisher, report, published };
  };

  it('is awaited until its first rows have arrived', async () => {
    const { client, report } = startPartialList();
    const { arrived, stop } = awaitFirstRows(client, key);
    let hasArrived = false;
    void arrived.then(() => {
      hasArrived = true;
    });
    report(undefined, 5);
    await nextTurn();
    await nextTurn();
    expect(hasArrived).toBe(false);
    report({ data: list(3) });
    await arrived;
    stop();
  });

  it('has the first rows that were reported, and no rows if the answer has no list', () => {
    const { report, published } = startPartialList();
    report({ data: 'no list' }, 1);
    expect(published()).toMatchObject({ rows: null, bytes: 1 });
    report({ data: list(3) }, 2);
    const rows = published()?.rows;
    expect(rows?.length).toBe(3);
    report({ data: list(3) }, 3);
    expect(published()?.rows).toBe(rows);
  });

  it('ends in the turn after the list is complete', async () => {
    const { publisher, report, published } = startPartialList();
    publisher.end();
    await nextTurn();
    expect(published()).toBeUndefined();
    report({ data: list(3) });
    publisher.end();
    expect(published()).not.toBeNull();
    await nextTurn();
    expect(published()).toBeNull();
  });
});
