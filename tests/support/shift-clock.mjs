/**
 * The clock of the tests: `Date` starts at a fixed moment and runs on from there at the usual
 * speed, so that no result depends on the day of the run. Server processes preload this module
 * (`node --import`).
 */

/**
 * Makes `Date` start at a moment. It uses only globals, because browser tests send it to their
 * pages.
 *
 * @param {string} start ISO 8601
 */
export function shiftClock(start) {
  const usual = Reflect.get(Date, 'unshifted') ?? Date;
  const offsetMs = usual.parse(start) - usual.now();
  const now = () => usual.now() + offsetMs;
  globalThis.Date = new Proxy(usual, {
    construct: (target, args) => new target(...(args.length === 0 ? [now()] : args)),
    apply: (target) => new target(now()).toString(),
    get(target, name) {
      if (name === 'now') return now;
      return name === 'unshifted' ? usual : Reflect.get(target, name);
    },
  });
}

/** It is noon on a Wednesday in Lagos, in the middle of a month. */
const usualStart = '2026-11-18T11:20:00Z';

/** The moment at which the clock of each test file and of each server process starts. */
export const clockStart = process.env.TEST_START ?? usualStart;

shiftClock(clockStart);
