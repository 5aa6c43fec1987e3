import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findTestBrowser } from '../../scripts/find-chromium.ts';

const executablePath = findTestBrowser();

/** The tests of a group share workers, and so servers. */
const groupCount = 4;

/** Deals the files into groups by a seed. Playwright runs the groups in their order. */
function dealIntoGroups(seed: string) {
  const rank = (name: string) => createHash('sha256').update(`${seed} ${name}`).digest('hex');
  const files = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.spec.ts'))
    .toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
  return Array.from({ length: groupCount }, (_, group) => ({
    name: `group ${group + 1}`,
    testMatch: files.filter((_name, index) => index % groupCount === group),
  }));
}

const root = path.resolve(import.meta.dirname, '../..');
const seed = process.env.TEST_SEED;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: path.join(root, 'test-results/e2e'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: path.join(root, 'test-results/e2e.json') }]],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { args: chromiumFlags, ...(executablePath !== undefined && { executablePath }) },
    // A screenshot of the failure is enough, and traces cost an eighth of the time.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: seed === undefined ? [{ name: 'screens' }] : dealIntoGroups(seed),
});
