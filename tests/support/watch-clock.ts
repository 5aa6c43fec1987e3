/** Fails a unit test that reads the clock, unless it also runs on other days (`dated-tests.ts`). */
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { datedTests } from './dated-tests.ts';

const reads: string[] = [];
let isTesting = false;

/** Code that notes the moment of an answer, of which only the age is used, and never the day. */
const notDays = /node_modules|\/src\/api\/(?:parse\/rows|transport\/api-error)\.ts:/;

/** Notes who reads the time. Libraries only measure durations with it. */
function noteRead(): void {
  const callers = new Error('read').stack?.split('\n').slice(3) ?? [];
  const [caller = ''] = callers;
  // The product reads the year once, while it is loaded for the first file.
  const isOfTest = isTesting || callers.some((line) => line.includes('/tests/unit/'));
  if (isOfTest && !notDays.test(caller)) reads.push(caller.trim());
}

const watched = Date;
globalThis.Date = new Proxy(watched, {
  construct(target, args: unknown[]) {
    if (args.length === 0) noteRead();
    const date: object = Reflect.construct(target, args);
    return date;
  },
  apply(target) {
    noteRead();
    return target();
  },
  get(target, name) {
    if (name !== 'now') return Reflect.get(target, name);
    return () => {
      noteRead();
      return target.now();
    };
  },
});

beforeEach(() => {
  isTesting = true;
});
afterEach(() => {
  isTesting = false;
});
afterAll(() => {
  globalThis.Date = watched;
  const { testPath = '' } = expect.getState();
  const found = reads.splice(0);
  if (datedTests.some((name) => testPath.endsWith(name))) return;
  expect(found, 'It reads the clock: add it to tests/support/dated-tests.ts').toEqual([]);
});
