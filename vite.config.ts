import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';
import { chunkGroups } from './scripts/build/chunks.ts';
import { plainIcons } from './scripts/build/plain-icons.ts';
import { earlyStart } from './scripts/early-start.ts';
import { precompress } from './scripts/precompress.ts';

/** Where `npm run dev` has the API listen; see scripts/dev.ts. */
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
      // The loader brings the reading of a page's answers, which only that page needs.
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
  // The worker that answers calls in the browser is for `npm run dev:mock` alone.
  publicDir: mode === 'mock' ? 'src/mocks/public' : false,
  resolve: {
    alias: {
      // The package's own entry for React 18 and later, without what imitates it in earlier versions.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    outDir: 'dist/dashboard',
    // Pictures and cloths stay files: inlined they would be part of the first script.
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
    // Of two cores Vitest would leave one idle, and much of this waits for processes and databases.
    maxWorkers: 3,
    // Tools and databases are started in some tests, on machines with two cores.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What a poll waits for comes from other processes too; a second is too short while they share two cores.
    expect: { poll: { timeout: 5000 } },
    projects: [
      project('unit'),
      project('data', {
        environment: 'jsdom',
        setupFiles: ['tests/support/strict-console.ts', 'tests/support/mock-server.ts'],
      }),
      project('screens', {
        environment: 'jsdom',
        // Loading the app and its libraries anew for each file takes longer than many of the files.
        isolate: false,
        setupFiles: [
          'tests/support/strict-console.ts',
          'tests/support/mock-server.ts',
          'tests/support/testing-library.ts',
        ],
      }),
      project('contract', { globalSetup: opensDatabases }),
      project('server', { globalSetup: startsServers }),
      project('soak', {
        globalSetup: startsServers,
        // One after the other: each wants the machine for itself, and takes minutes.
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
