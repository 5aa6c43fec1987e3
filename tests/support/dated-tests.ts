/**
 * The unit tests that read the clock, so their results could depend on the day of the run. They
 * run on some more days; `watch-clock.ts` fails a test that belongs in this list and is not in it.
 */
export const datedTests: readonly string[] = ['csv', 'dates', 'read-search'].map(
  (name) => `tests/unit/${name}.test.ts`,
);
