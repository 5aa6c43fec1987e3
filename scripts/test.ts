/**
 * `npm test` runs the checks, builds and tests, but not the soak tests. After a failed step the next ones still run.
 * The last line counts what passed and what failed.
 */
import { performance } from 'node:perf_hooks';
import { builds, checks, reportStep, runTools } from './run-tools.ts';
import { beginRun } from './test/begin-run.ts';
import { storeDurations } from './test/durations.ts';
import { runPlaywright, runVitest } from './test/run-tests.ts';
import { countOf, summaryOf } from './test/summary.ts';
import type { TestResult } from './test/test-reports.ts';

beginRun();

async function runTests(name: string, run: () => Promise<TestResult[]>): Promise<TestResult[]> {
  const start = performance.now();
  const results = await run();
  reportStep(name, countOf(results).failed === 0, start);
  return results;
}

const toolCount = await runTools([...builds, ...checks]);
const results = [
  ...(await runTests('tests without a browser', runVitest)),
  ...(await runTests('tests in the browser', runPlaywright)),
];
storeDurations(results);
const { passed, failed } = countOf(results, toolCount);
process.exitCode = failed === 0 ? 0 : 1;
console.log(summaryOf(results));
console.log(`${passed} passed, ${failed} failed`);
