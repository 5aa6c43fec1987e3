import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';
import { chunkGroups } from './scripts/build/chunks.ts';
import { plainIcons } from './scripts/build/plain-icons.ts';
import { earlyStart } from './scripts/early-start.ts';
import { precompress } from './scripts/precompress.ts';

/** The port of the API under `npm run dev`; see scripts/dev.ts. */
const apiPort = process.env.DEV_API_PORT ?? '4311';

const opensDatabases = ['tests/support/postgres-cluster.ts', 'tests/support/empty-engine.ts'];
const startsServers = [...opensDatabases, 'tests/support/build-server.ts'];

/** The tests of one folder, by its name. */
const project = (name: string, settings: ProjectConfig = {}): TestProjectConfiguration => ({
  extends: true,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...settings },
});

export default defineConfig(({ mode }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      routeFileIgnorePrefix: '-',
      quoteStyle: 'single',
      addExtensions: true,
      autoCodeSplitting: true,
      // A loader imports the code that reads the answers of its page; other pages do not need that code.
      codeSplittingOptions: {
        defaultBehavior: [
          ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
        ],
      },
    }),
    react(),
    tailwindcss(),
    plainIcons(),
    mode !== 'mock' && earlyStart(),
    precompress(),
  ],
  // Only `npm run dev:mock` needs the service worker of the mock.
  publicDir: mode === 'mock' ? 'src/mocks/public' : false,
  resolve: {
    alias: {
      // The package's entry for React 18 and later, without the shim for earlier versions.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    outDir: 'dist/dashboard',
    // Pictures and cloths stay separate files: inlined, they would be part of the first script.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
  test: {
    // By default Vitest leaves one of two cores idle, and many tests wait for processes and databases.
    maxWorkers: 3,
    // Some tests start tools and databases, on machines with two cores.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A poll may wait for other processes; the default of one second is too short while they share two cores.
    expect: { poll: { timeout: 5000 } },
    projects: [
      project('unit', { isolate: false }),
      project('data', {
        environment: 'jsdom',
        setupFiles: ['tests/support/strict-console.ts', 'tests/support/mock-server.ts'],
      }),
      project('screens', {
        environment: 'jsdom',
        // Loading the app and its libraries again for each file takes longer than many of the files.
        isolate: false,
        setupFiles: [
          'tests/support/strict-console.ts',
          'tests/support/mock-server.ts',
          'tests/support/testing-library.ts',
        ],
      }),
      project('contract', { globalSetup: opensDatabases, isolate: false }),
      project('server', {
        globalSetup: startsServers,
        isolate: false,
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
  server: {
    proxy: {
      '/api/v1': `http://localhost:${apiPort}`,
      '/media': `http://localhost:${apiPort}`,
    },
  },
}));
