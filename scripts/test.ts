/**
 * `npm test` runs all checks, builds and tests, one after the other. A failed step prints its output, and the
 * next steps still run. The failed unit tests are listed again at the end, because a log keeps its last lines
 * longest. The last line counts what passed and what failed.
 */
import { readFileSync, rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { findOrInstallChromium, findTestBrowser } from './find-chromium.ts';
import { checks, reportStep, runTool, runTools, type Tool } from './run-tools.ts';
import { type Count, readPlaywright, readVitest } from './test-reports.ts';

const modules = 'node_modules';

const builds: readonly Tool[] = [
  { name: 'build of the dashboard', args: ['scripts/build.js', 'build:dashboard'] },
  { name: 'build of the server', args: ['scripts/build.js', 'build:template'] },
];

/** A tool that runs tests and writes a report. */
interface Runner extends Tool {
  report: string;
  read: (report: unknown) => Count;
}

const unit: Runner = {
  name: 'unit, data, screens, contract, server',
  report: 'test-results/vitest.json',
  args: [
    `${modules}/vitest/vitest.mjs`,
    'run',
    // The soak test takes minutes and has a separate command.
    '--project=!soak',
    '--reporter=default',
    '--silent=passed-only',
    '--reporter=json',
    '--outputFile.json=test-results/vitest.json',
  ],
  read: readVitest,
};

const browser: Runner = {
  name: 'in the browser',
  report: 'test-results/e2e.json',
  args: [`${modules}/@playwright/test/cli.js`, 'test', '--config=tests/e2e/playwright.config.ts'],
  read: readPlaywright,
};

/** Reads the counts from a report. An incomplete run counts as a failure even when no test failed. */
function countOf(ok: boolean, { report, read }: Runner): Count {
  try {
    const count = read(JSON.parse(readFileSync(report, 'utf8')));
    return ok ? count : { ...count, failed: Math.max(1, count.failed) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function runTests(runner: Runner): Promise<Count> {
  const start = performance.now();
  rmSync(runner.report, { force: true });
  const count = countOf(await runTool(runner, true), runner);
  reportStep(runner.name, count.failed === 0, start);
  return count;
}

function runInBrowser(): Promise<Count> {
  if ((findTestBrowser() ?? findOrInstallChromium()) !== undefined) return runTests(browser);
  console.error(
    'No Chromium for the tests in the browser: install the package "chromium", run ' +
      '"npx playwright install chromium", or name a program with CHROMIUM_PATH.',
  );
  return Promise.resolve({ passed: 0, failed: 1 });
}

const counts: readonly Count[] = [
  await runTools(checks),
  await runTools(builds),
  await runTests(unit),
  await runInBrowser(),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
for (const failure of counts.flatMap(({ failures = [] }) => failures)) {
  console.log(`✗ ${failure.slice(0, 2000)}`);
}
console.log(`${passed} passed, ${failed} failed`);
