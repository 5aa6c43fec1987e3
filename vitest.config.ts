/** The tests of Vitest. A separate file, so that a build needs no test tools. */
import { defineConfig, mergeConfig, type TestProjectConfiguration } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';
import viteConfig from './vite.config.ts';

const opensDatabases = ['tests/support/postgres-cluster.ts', 'tests/support/database-templates.ts'];
const startsServers = [...opensDatabases, 'tests/support/build-server.ts'];

/** The tests of one folder, by its name. */
const project = (name: string, settings: ProjectConfig = {}): TestProjectConfiguration => ({
  extends: true,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...settings },
});

/** The unit tests on another day. */
const unitOn = (TEST_START: string): TestProjectConfiguration => ({
  extends: true,
  test: {
    name: `unit on ${TEST_START.slice(0, 10)}`,
    include: ['tests/unit/**/*.test.ts'],
    isolate: false,
    env: { TEST_START },
  },
});

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      setupFiles: ['tests/support/shift-clock.mjs'],
      // By default Vitest leaves one of two cores idle, and many tests wait for processes and databases.
      maxWorkers: 4,
      // Some tests start tools and databases, on machines with two cores.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      // A poll may wait for other processes; the default of one second is too short while they share two cores.
      expect: { poll: { timeout: 5000 } },
      projects: [
        project('tools', { isolate: false }),
        project('unit', { isolate: false }),
        // The rules of days and months, minutes before an end of a year and on a leap day in Lagos.
        unitOn('2026-12-31T22:57:00Z'),
        unitOn('2028-02-29T22:57:00Z'),
        project('data', {
          environment: 'jsdom',
          globalSetup: 'tests/support/real-host/setup.ts',
          setupFiles: ['tests/support/strict-console.ts', 'tests/support/mock-server.ts'],
        }),
        project('screens', {
          environment: 'jsdom',
          // Loading the app and its libraries again for each file takes longer than many of the files.
          isolate: false,
          globalSetup: 'tests/support/real-host/setup.ts',
          setupFiles: [
            'tests/support/strict-console.ts',
            'tests/support/mock-server.ts',
            'tests/support/testing-library.ts',
          ],
        }),
        project('contract', {
          globalSetup: opensDatabases,
          setupFiles: 'tests/support/without-optimizer.mjs',
          isolate: false,
        }),
        project('server', {
          globalSetup: startsServers,
          setupFiles: 'tests/support/without-optimizer.mjs',
          isolate: false,
          env: { SHORT_PROCESSES: '1' },
          // A guard against a test that hangs. A server starts in up to 5 s while three files share two cores.
          testTimeout: 60_000,
        }),
        project('soak', {
          globalSetup: startsServers,
          // Runs one file after the other, because each needs the whole machine for minutes.
          fileParallelism: false,
          testTimeout: 3_600_000,
          hookTimeout: 600_000,
        }),
      ],
    },
  }),
);
