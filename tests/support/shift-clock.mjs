/**
 * The clock of the tests: `Date` starts at a given moment and runs on from there at the usual speed, so that no result
 * depends on the day on which the tests run. Preloaded into a server process (`node --import`), this module gives the
 * server the same clock.
 */

/**
 * Makes `Date` start at a moment. The function uses nothing outside it, because browser tests send it to their pages.
 *
 * @param {string} start ISO 8601
 */
export function shiftClock(start) {
  const usual = Reflect.get(Date, 'unshifted') ?? Date;
  const offsetMs = usual.parse(start) - usual.now();
  const now = () => usual.now() + offsetMs;
  globalThis.Date = new Proxy(usual, {
    construct: (target, given) => new target(...(given.length === 0 ? [now()] : given)),
    apply: (target) => new target(now()).toString(),
    get(target, name) {
      if (name === 'now') return now;
      return name === 'unshifted' ? usual : Reflect.get(target, name);
    },
  });
}

/** A Wednesday, the middle of the day in Lagos, and not at an end of a month. */
const usualStart = '2026-11-18T11:20:00Z';

/** The moment at which the clock of each test file and of each server process starts. */
export const clockStart = process.env.TEST_START ?? usualStart;

shiftClock(clockStart);
