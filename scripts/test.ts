/**
 * `npm test`: everything that must be green, one after the other. What fails prints what it said,
 * the rest still runs, and the last line counts.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { findOrInstallChromium } from './find-chromium.ts';

interface Count {
  passed: number;
  failed: number;
}

const unitReport = 'test-results/vitest.json';
const browserReport = 'test-results/e2e.json';
const bin = (name: string) => `node_modules/${name}`;
const typescript7 = bin('typescript-7/bin/tsc');

const checks: readonly (readonly [name: string, args: readonly string[]])[] = [
  [
    'contract',
    [bin('@redocly/cli/bin/cli.js'), 'lint', '--config=openapi/redocly.yaml', 'openapi/admin.yaml'],
  ],
  ['types of the dashboard', [typescript7, '-p', 'src']],
  ['types of the server', [typescript7, '-p', 'server']],
  ['types of the tools', [typescript7, '-p', 'scripts']],
  ['types of the tests', [typescript7, '-p', 'tests']],
  ['format and lint', [bin('@biomejs/biome/bin/biome'), 'check', '.']],
  ['lint with types', [bin('oxlint/bin/oxlint')]],
  [
    'floors',
    [
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config=.dependency-cruiser.cjs',
      'src',
      'server',
      'openapi',
      'scripts',
      'tests',
    ],
  ],
  ['nothing unused', [bin('knip/bin/knip.js')]],
  ['build of the dashboard', [bin('vite/bin/vite.js'), 'build']],
  ['build of the server', [bin('typescript/bin/tsc'), '-p', 'server/tsconfig.build.json']],
];

/** Runs a tool; what it says is shown while it runs, or only if it fails. */
function run(args: readonly string[], shown: boolean): boolean {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: shown ? 'inherit' : 'pipe',
    maxBuffer: 64 * 2 ** 20,
  });
  if (status !== 0 && !shown) process.stdout.write(`${stdout}${stderr}`);
  return status === 0;
}

function step(name: string, work: () => Count): Count {
  const start = performance.now();
  const count = work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${count.failed === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  return count;
}

/** What a runner reported. A run that broke off counts as a failure even when no test failed. */
function counted(ok: boolean, read: () => Count): Count {
  let count: Count;
  try {
    count = read();
  } catch {
    return { passed: 0, failed: 1 };
  }
  return ok ? count : { ...count, failed: Math.max(1, count.failed) };
}

function vitest(): Count {
  const ok = run(
    [
      bin('vitest/vitest.mjs'),
      'run',
      // Takes minutes, and has a command of its own.
      '--project=!soak',
      '--reporter=default',
      '--silent=passed-only',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    true,
  );
  return counted(ok, () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(unitReport, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

function browser(): Count {
  if (findOrInstallChromium() === undefined) {
    console.error(
      'No Chromium for the tests in the browser: install the package "chromium", run ' +
        '"npx playwright install chromium", or name a program with CHROMIUM_PATH.',
    );
    return { passed: 0, failed: 1 };
  }
  const ok = run(
    [bin('@playwright/test/cli.js'), 'test', '--config=tests/e2e/playwright.config.ts'],
    true,
  );
  return counted(ok, () => {
    const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'));
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

for (const report of [unitReport, browserReport]) rmSync(report, { force: true });

const counts = [
  ...checks.map(([name, args]) =>
    step(name, () => (run(args, false) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })),
  ),
  step('unit, data, screens, contract, server', vitest),
  step('in the browser', browser),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
