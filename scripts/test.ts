/**
 * `npm test` runs the checks, builds and tests, but not the soak tests. After a failed step the next ones still run.
 * The last line counts what passed and what failed.
 */
import { readdirSync } from 'node:fs';
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

/** Returns a failure for each test file without a result, such as one in a folder that no project has. */
function failuresOfMissingFiles(results: readonly TestResult[]): TestResult[] {
  const ran = new Set(results.map(({ name }) => name.split(' › ')[0]));
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^(?!soak\/).*\.(?:test|spec)\.\w+$/.test(name))
    .map((name) => `tests/${name}`)
    .filter((name) => !ran.has(name))
    .map((name) => ({ name, status: 'failed', seconds: 0, message: 'None of its tests ran.' }));
}

const toolCount = await runTools([...builds, ...checks]);
const results = [
  ...(await runTests('tests without a browser', runVitest)),
  ...(await runTests('tests in the browser', runPlaywright)),
];
storeDurations(results);
// A run that broke off is a failure already.
if (countOf(results).failed === 0) results.push(...failuresOfMissingFiles(results));
const { passed, failed } = countOf(results, toolCount);
process.exitCode = failed === 0 ? 0 : 1;
console.log(summaryOf(results));
console.log(`${passed} passed, ${failed} failed`);
