import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findTestBrowser } from '../../scripts/find-chromium.ts';

const port = 23_917;
/** The port of a server that searches every list. */
const longPort = 23_918;
const executablePath = findTestBrowser();
/** A new folder at every start, because the journeys change its data. */
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'e2e-'));
process.env.E2E_DATA_DIR = dataDir;

const longLists = 'long-lists.spec.ts';

const server = (at: number, env: Record<string, string>) => ({
  command: 'node dist/node/server/main.js',
  cwd: path.resolve(import.meta.dirname, '../..'),
  url: `http://localhost:${at}/healthz`,
  env: { PORT: String(at), SAMPLE_SIZE: '120', LOG_LEVEL: 'warn', ...env },
  timeout: 60_000,
});

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: { args: chromiumFlags, ...(executablePath !== undefined && { executablePath }) },
    // A screenshot of the failure is enough, and traces cost an eighth of the time.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'screens', testIgnore: longLists },
    {
      name: 'long lists',
      testMatch: longLists,
      use: { baseURL: `http://localhost:${longPort}` },
    },
  ],
  webServer: [
    server(port, { DATA_DIR: path.join(dataDir, 'screens') }),
    server(longPort, { DATA_DIR: path.join(dataDir, 'long'), SEARCH_FROM: '0' }),
  ],
});
