/**
 * `npm run test:soak` runs the tests that may depend on the date, as if today were each of ten special days, in changing
 * time zones, and then the long tests in tests/soak. With `-- days` it runs only the former, and with `-- NAME …` only
 * the long tests whose path contains a NAME.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { builds, runTools } from './run-tools.ts';
import { beginRun } from './test/begin-run.ts';
import { runVitest } from './test/run-tests.ts';
import { countOf, summaryOf } from './test/summary.ts';
import type { TestResult } from './test/test-reports.ts';

/** The times at which the tests' clock starts. 22:57 UTC is three minutes before midnight in Lagos. */
const startTimes = [
  '2026-10-31T22:57:00Z',
  '2026-11-30T23:05:00Z',
  '2026-12-31T22:57:00Z',
  '2027-01-01T09:00:00Z',
  '2027-02-28T22:57:00Z',
  '2027-03-31T22:57:00Z',
  '2028-02-28T22:57:00Z',
  '2028-02-29T12:00:00Z',
  '2028-02-29T22:57:00Z',
  '2028-03-01T00:30:00Z',
];

const zones = ['America/Los_Angeles', 'Pacific/Kiritimati', 'Africa/Lagos'];

/** The server tests that depend on the day: they import the tests' clock. */
const serverFiles = readdirSync('tests/server')
  .map((name) => `tests/server/${name}`)
  .filter((file) => readFileSync(file, 'utf8').includes("'../support/clock.ts'"));

async function runOn(TEST_START: string, TZ: string): Promise<TestResult[]> {
  console.log(`\nThe day ${TEST_START}, in ${TZ}`);
  const projects = ['unit', 'data', 'contract', 'server'].map((name) => `--project=${name}`);
  const files = ['tests/unit', 'tests/data', 'tests/contract', ...serverFiles];
  const results = await runVitest({ args: [...projects, ...files], env: { TEST_START, TZ } });
  return results.map((result) => ({ ...result, name: `${TEST_START} ${TZ} › ${result.name}` }));
}

beginRun();
const { failed: failedBuilds } = await runTools(builds);
if (failedBuilds > 0) process.exit(1);

const filters = process.argv.slice(2);
const isDaysOnly = filters.join() === 'days';
const results: TestResult[] = [];
if (isDaysOnly || filters.length === 0) {
  for (const [index, startTime] of startTimes.entries()) {
    results.push(...(await runOn(startTime, zones[index % zones.length] ?? 'UTC')));
  }
}
if (!isDaysOnly) results.push(...(await runVitest({ args: ['--project=soak', ...filters] })));

const { passed, failed } = countOf(results);
console.log(summaryOf(results));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
