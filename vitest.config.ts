/** The configuration of Vitest. It is not in vite.config.ts, so that a build needs no test tools. */
import { defineConfig, mergeConfig, type TestProjectConfiguration } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';
import { datedTests } from './tests/support/dated-tests.ts';
import viteConfig from './vite.config.ts';

const databaseSetup = ['tests/support/postgres-cluster.ts', 'tests/support/database-templates.ts'];
const serverSetup = [...databaseSetup, 'tests/support/build-server.ts'];

/** Returns the project of the tests in `tests/<name>`. */
const project = (name: string, settings: ProjectConfig = {}): TestProjectConfiguration => ({
  extends: true,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...settings },
});

const unit: ProjectConfig = {
  isolate: false,
  setupFiles: ['tests/support/seed-random-data.ts', 'tests/support/watch-clock.ts'],
};

/** Returns a project that runs the unit tests that read the clock with another start time (UTC). */
const unitOn = (TEST_START: string): TestProjectConfiguration => ({
  extends: true,
  test: {
    name: `unit on ${TEST_START.slice(0, 10)}`,
    include: [...datedTests],
    env: { TEST_START },
    ...unit,
  },
});

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      setupFiles: ['tests/support/shift-clock.mjs'],
      // By default Vitest leaves one of two cores idle, and many tests wait for processes and databases.
      maxWorkers: 4,
      // Some tests start tools and databases, which takes long on a machine with two cores.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      // `expect.poll` may wait for other processes. A test of 20 e-mails has waited for more than 5 s on two busy cores.
      expect: { poll: { timeout: 20_000 } },
      projects: [
        project('tools', { isolate: false }),
        project('unit', unit),
        // Rules of dates have to hold minutes before midnight in Lagos: at the end of a year, and on a leap day.
        unitOn('2026-12-31T22:57:00Z'),
        unitOn('2028-02-29T22:57:00Z'),
        project('data', {
          environment: 'jsdom',
          isolate: false,
          globalSetup: 'tests/support/real-host/setup.ts',
          setupFiles: ['tests/support/strict-console.ts', 'tests/support/mock-server.ts'],
        }),
        project('screens', {
          environment: 'jsdom',
          // Files share the loaded app and libraries, because loading them often takes longer than the tests of a file.
          isolate: false,
          globalSetup: 'tests/support/real-host/setup.ts',
          setupFiles: [
            'tests/support/strict-console.ts',
            'tests/support/mock-server.ts',
            'tests/support/testing-library.ts',
          ],
        }),
        project('contract', {
          globalSetup: databaseSetup,
          setupFiles: ['tests/support/without-optimizer.mjs', 'tests/support/share-validators.ts'],
          isolate: false,
        }),
        project('server', {
          globalSetup: serverSetup,
          setupFiles: ['tests/support/without-optimizer.mjs', 'tests/support/share-validators.ts'],
          isolate: false,
          env: { SHORT_PROCESSES: '1' },
          // A server takes up to 5 s to start while other files use both cores.
          testTimeout: 60_000,
        }),
        project('soak', {
          globalSetup: serverSetup,
          // The files run one after the other, because each needs all cores for minutes.
          fileParallelism: false,
          testTimeout: 3_600_000,
          hookTimeout: 600_000,
        }),
      ],
    },
  }),
);
