import { readFileSync, rmSync } from 'node:fs';
import { findOrInstallChromium, findTestBrowser } from '../find-chromium.ts';
import { runTool } from '../run-tools.ts';
import { storeFailures } from './store-failures.ts';
import { readPlaywright, readVitest, type TestResult } from './test-reports.ts';

interface RunOptions {
  args?: readonly string[];
  /** Shuffles the tests; the same number gives the same order. */
  seed?: number;
  env?: NodeJS.ProcessEnv;
}

/**
 * Runs tests with a tool that writes a JSON report. A run that breaks off without a failed test adds one. What is known
 * about failures is stored.
 */
async function runWith(
  name: string,
  report: string,
  args: readonly string[],
  read: (report: unknown) => TestResult[],
  env: NodeJS.ProcessEnv,
): Promise<TestResult[]> {
  rmSync(report, { force: true });
  const hasSucceeded = await runTool({ args }, { isLive: true, env });
  const failure = (message: string) => ({ name, status: 'failed' as const, seconds: 0, message });
  try {
    const results = read(JSON.parse(readFileSync(report, 'utf8')));
    const isExplained = hasSucceeded || results.some(({ status }) => status === 'failed');
    return storeFailures(
      isExplained ? results : [...results, failure('The run did not end normally.')],
    );
  } catch (error) {
    return storeFailures([failure(`The run has no report: ${String(error)}`)]);
  }
}

/** Runs tests with Vitest. Without `args`, runs all but the soak tests. */
export function runVitest({
  args = ['--project=!soak'],
  seed,
  env = {},
}: RunOptions = {}): Promise<TestResult[]> {
  const report = 'test-results/vitest.json';
  return runWith(
    'Vitest',
    report,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...args,
      ...(seed === undefined ? [] : ['--sequence.shuffle', `--sequence.seed=${seed}`]),
      '--reporter=default',
      '--silent=passed-only',
      '--allowOnly=false',
      '--reporter=./scripts/test/vitest-reporter.ts',
    ],
    readVitest,
    { ...env, TEST_REPORT: report },
  );
}

/** Runs the tests in the browser on the built product. */
export function runPlaywright({
  args = [],
  seed,
}: Omit<RunOptions, 'env'> = {}): Promise<TestResult[]> {
  if ((findTestBrowser() ?? findOrInstallChromium()) === undefined) {
    const message =
      'No Chromium for the tests in the browser: install the package "chromium", run ' +
      '"npx playwright install chromium", or name a program with CHROMIUM_PATH.';
    return Promise.resolve([{ name: 'Playwright', status: 'failed', seconds: 0, message }]);
  }
  return runWith(
    'Playwright',
    'test-results/e2e.json',
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=tests/e2e/playwright.config.ts',
      ...args,
    ],
    readPlaywright,
    seed === undefined ? {} : { TEST_SEED: String(seed) },
  );
}
