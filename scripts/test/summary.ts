import type { TestResult } from './test-reports.ts';

const slowestShown = 10;
/** A failure prints whole answers, of which the beginning says what was expected. */
const longestMessage = 2000;

/** How many tools or tests succeeded and failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** Counts the results, with the counts of other steps. Skipped tests are in neither number. */
export function countOf(results: readonly TestResult[], ...others: readonly Count[]): Count {
  const count = { passed: 0, failed: 0 };
  for (const { status } of results) if (status !== 'skipped') count[status] += 1;
  for (const { passed, failed } of others) {
    count.passed += passed;
    count.failed += failed;
  }
  return count;
}

/**
 * Returns the end of a run: the slowest tests, the skipped ones, and the failed ones with their messages. The failed
 * ones are last, because a log keeps its last lines longest.
 */
export function summaryOf(results: readonly TestResult[]): string {
  const slowest = results
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, slowestShown)
    .map(({ seconds, name }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
  const skipped = results.filter(({ status }) => status === 'skipped').map(({ name }) => name);
  const failed = results
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => `✗ ${name}\n${message.slice(0, longestMessage)}`);
  return [
    'The slowest tests:',
    ...slowest,
    `${skipped.length} skipped${skipped.length === 0 ? '.' : ':'}`,
    ...skipped.map((name) => `  - ${name}`),
    ...failed,
  ].join('\n');
}
