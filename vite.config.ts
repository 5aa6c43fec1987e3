import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { earlyStart } from './scripts/early-start.ts';
import { precompress } from './scripts/precompress.ts';

/** Where `npm run dev` has the API listen; see scripts/dev.ts. */
const apiPort = process.env.DEV_API_PORT ?? '4311';

/** What stands around every signed-in page, and what nearly every page has. */
const inFrame =
  /\/src\/(routes\/_frame\.tsx|features\/frame\/frame\.|components\/page\/page-header\.|api\/(lists\/|generated\/operations\.))/;
const inTables =
  /\/src\/(components\/data-table\/data-table|components\/people-list\/(?!neighbours)|components\/row-link\/row-link\.|components\/data-table\/use-table-state|routes\/-use-set-search|api\/(artisans|clients|reading\/person-fields)\.)/;
/** The tables of jobs and of money, each on several pages, and what is counted from them. */
const inMoney =
  /\/src\/(features\/(jobs|transactions)\/[a-z-]+-table\.|components\/row-link\/named-links\.|api\/(jobs|transactions|cache\/record-query)\.|lib\/row-index\/use-summary\.|components\/figures\/figure\.)/;
/** What sends a write, and the mark of one that failed. */
const inWrites =
  /\/(src\/api\/writes\/(write-outcome|use-single-write)\.|@tanstack\/react-query\/.+\/(mutationOptions|useMutation)\.|@tanstack\/query-core\/.+\/mutationObserver\.|lucide-react\/.+\/circle-(alert|exclamation-point)\.)/;
/** What is read of the queues and how old it is, what the frame has late, and what dialogs share with queues. */
const inQueues =
  /\/src\/(api\/(withdrawals|part-payments|contact|cache\/queue-policy)|features\/frame\/late-frame|components\/ui\/return-focus|components\/feedback\/updated-ago|lib\/browser\/use-now)\./;
const inDialogs =
  /\/(@radix-ui\/react-(dialog|alert-dialog)\/|src\/components\/ui\/alert-dialog\.)/;

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
    mode !== 'mock' && earlyStart(),
    precompress(),
  ],
  // The worker that answers calls in the browser is for `npm run dev:mock` alone.
  publicDir: mode === 'mock' ? 'src/mocks/public' : false,
  build: {
    outDir: 'dist/dashboard',
    // Pictures and cloths stay files: inlined they would be part of the first script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files, each with what is needed together; the rest splits by itself.
          groups: [
            { name: 'start', tags: ['$initial'], priority: 4 },
            { name: 'frame', test: inFrame, priority: 3 },
            { name: 'table', test: inTables, priority: 2 },
            { name: 'money', test: inMoney, priority: 1 },
            { name: 'queues', test: inQueues, priority: 1 },
            { name: 'writes', test: inWrites, priority: 1 },
            { name: 'dialog', test: inDialogs, priority: 1 },
          ],
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
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: ['tests/unit/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'data',
          environment: 'jsdom',
          include: ['tests/data/**/*.test.ts'],
          setupFiles: ['tests/support/strict-console.ts', 'tests/support/mock-server.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['tests/screens/**/*.test.tsx'],
          setupFiles: [
            'tests/support/strict-console.ts',
            'tests/support/browser-stubs.ts',
            'tests/support/testing-library.ts',
            'tests/support/mock-server.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['tests/support/postgres-cluster.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/postgres-cluster.ts', 'tests/support/build-server.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'soak',
          environment: 'node',
          include: ['tests/soak/**/*.test.ts'],
          globalSetup: ['tests/support/postgres-cluster.ts', 'tests/support/build-server.ts'],
          // One after the other: each wants the machine for itself, and takes minutes.
          fileParallelism: false,
          testTimeout: 3_600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
  server: {
    proxy: {
      '/api/v1': `http://localhost:${apiPort}`,
      '/media': `http://localhost:${apiPort}`,
    },
  },
}));
