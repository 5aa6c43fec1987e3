import type { TestResult } from './test-reports.ts';

const slowestShown = 10;

/** How many tools or tests succeeded and failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** Adds up the results and the counts of other steps. Skipped tests are not counted. */
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
 * Returns the summary of a run: the slowest tests, the skipped tests, and the failed tests with their messages. Failed
 * tests come last, because the end of a long log is read first.
 */
export function summaryOf(results: readonly TestResult[]): string {
  const slowest = results
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, slowestShown)
    .map(({ seconds, name }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
  const skipped = results.filter(({ status }) => status === 'skipped').map(({ name }) => name);
  const failed = results
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => `✗ ${name}\n${message}`);
  return [
    'The slowest tests:',
    ...slowest,
    `${skipped.length} skipped${skipped.length === 0 ? '.' : ':'}`,
    ...skipped.map((name) => `  - ${name}`),
    ...failed,
  ].join('\n');
}
