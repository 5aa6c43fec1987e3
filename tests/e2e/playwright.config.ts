import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findTestBrowser } from '../../scripts/find-chromium.ts';
import type { WorkerFixtures } from './support.ts';

const executablePath = findTestBrowser();
const longLists = 'long-lists.spec.ts';
/** A server that searches every list. */
const searching = { hostSettings: { SEARCH_FROM: '0' } };

/** Makes a project of each file, in the order of a seed. Playwright runs projects in their order. */
function shuffled(seed: string) {
  const rank = (name: string) => createHash('sha256').update(`${seed} ${name}`).digest('hex');
  return readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.spec.ts'))
    .toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
    .map((name) => ({ name, testMatch: name, use: name === longLists ? searching : {} }));
}

const root = path.resolve(import.meta.dirname, '../..');
const seed = process.env.TEST_SEED;

export default defineConfig<object, WorkerFixtures>({
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
  projects:
    seed === undefined
      ? [
          // These run in one worker, so the other one begins with the screens.
          { name: 'long lists', testMatch: longLists, use: searching },
          { name: 'screens', testIgnore: longLists },
        ]
      : shuffled(seed),
});
