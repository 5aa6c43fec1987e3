import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findTestBrowser } from '../../scripts/find-chromium.ts';
import type { WorkerFixtures } from './support.ts';

const executablePath = findTestBrowser();
const longLists = 'long-lists.spec.ts';
const root = path.resolve(import.meta.dirname, '../..');

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
  projects: [
    { name: 'screens', testIgnore: longLists },
    // A server that searches every list.
    { name: 'long lists', testMatch: longLists, use: { hostSettings: { SEARCH_FROM: '0' } } },
  ],
});
