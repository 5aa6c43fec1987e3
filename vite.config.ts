import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';
import { compileHint } from './scripts/build/compile-hint.ts';
import { plainIcons } from './scripts/build/plain-icons.ts';
import { earlyStart } from './scripts/early-start.ts';
import { precompress } from './scripts/precompress.ts';

/** Where `npm run dev` has the API listen; see scripts/dev.ts. */
const apiPort = process.env.DEV_API_PORT ?? '4311';

/**
 * What the build puts into one file, because pages need it together; the rest splits by itself. A place is
 * a file, or a folder without its subfolders. What it imports comes with it.
 */
const chunks: Readonly<Record<string, { priority: number; places: readonly string[] }>> = {
  // Around every signed-in page, and on nearly every page: the frame, and lists.
  frame: {
    priority: 3,
    places: [
      'src/routes/_frame.tsx',
      'src/features/frame/frame.tsx',
      'src/components/page/page-header.tsx',
      'src/api/lists',
      'src/components/data-table/data-table.tsx',
      'src/components/data-table/use-table-state.ts',
      'src/components/people-list',
      'src/components/row-link/row-link.tsx',
      'src/routes/-use-set-search.ts',
      'src/api/artisans.ts',
      'src/api/clients.ts',
      'src/api/reading/person-fields.ts',
    ],
  },
  // Search, order and sums of a list. Every list loads it after its first row.
  'row-index': { priority: 1, places: ['src/lib/row-index/row-index-cache.ts'] },
  // The tables of jobs and of money, each on several pages, and what is counted from them.
  money: {
    priority: 0,
    places: [
      'src/features/jobs/job-table.tsx',
      'src/features/transactions/transaction-table.tsx',
      'src/components/row-link/named-links.tsx',
      'src/components/row-link/linked-id.tsx',
      'src/features/part-payments/project-menu.tsx',
      'src/features/part-payments/part-payment-columns.tsx',
      'src/features/part-payments/part-payment-card.tsx',
      'src/components/figures/figure.tsx',
      'src/api/jobs.ts',
      'src/api/transactions.ts',
      'src/api/cache/record-query.ts',
      'src/lib/row-index/use-summary.ts',
      'src/lib/row-index/count-words.ts',
    ],
  },
  // What the menu and the dashboard count of the queues, and how long their rows wait; what sends a write,
  // what it makes stale, and the marks of one that failed or is not known; the stream of changes, which
  // makes the same stale. Every page loads all of it after its first row.
  late: {
    priority: 0,
    places: [
      'src/api/withdrawals.ts',
      'src/api/part-payments.ts',
      'src/api/contact.ts',
      'src/api/verification.ts',
      'src/api/cache/queue-policy.ts',
      'src/api/cache/invalidation.ts',
      'src/api/extensions/audit.ts',
      'src/api/generated/extensions.ts',
      'src/api/live',
      'src/api/writes',
      'src/components/decision/money-queues.ts',
      'src/components/decision/receipt/facts-of-kept.ts',
      'src/features/frame/late-frame.tsx',
      'src/components/ui/return-focus.ts',
      'src/components/data-table/body/on-row-key.ts',
      'src/components/feedback/updated-ago.tsx',
      'src/lib/browser/use-now.ts',
      'node_modules/eventsource-parser/dist',
      'node_modules/@tanstack/react-query/build/modern/mutationOptions.js',
      'node_modules/@tanstack/react-query/build/modern/useMutation.js',
      'node_modules/@tanstack/query-core/build/modern/mutationObserver.js',
    ],
  },
  // The table of both queues of decisions on money.
  decisions: {
    priority: 0,
    places: [
      'src/components/decision/decision-table.tsx',
      'src/components/decision/decision-buttons.tsx',
      'src/components/decision/approval-of.ts',
    ],
  },
  // What several pages and dialogs need, and is too small for a file of its own.
  pieces: {
    priority: 0,
    places: [
      'src/api/artisan-detail.ts',
      'src/api/reading/trade.ts',
      'src/components/record-edit/use-unsent-texts.ts',
      'src/components/ui/email-text.tsx',
      'src/components/ui/text-field.tsx',
      'src/lib/values/amount-in-words.ts',
    ],
  },
  // The profiles of artisans and clients.
  person: {
    priority: 0,
    places: ['src/components/person', 'src/routes/-person-records.tsx'],
  },
  // The texts of the public pages, and what was done to a record.
  texts: {
    priority: 0,
    places: [
      'src/features/pages/items-page.tsx',
      'src/features/pages/about-page.tsx',
      'src/components/timeline/record-history.tsx',
    ],
  },
  dialog: {
    priority: 0,
    places: [
      'src/components/ui/alert-dialog.tsx',
      'src/components/feedback/notice.tsx',
      'src/components/record-edit/text-area.tsx',
      'src/components/record-edit/text-limits.ts',
      'node_modules/@radix-ui/react-dialog/dist',
      'node_modules/@radix-ui/react-alert-dialog/dist',
    ],
  },
};

/** Whether a module stands at one of the places. */
const standsAt = (places: readonly string[]) => (id: string) => {
  const file = path.relative(import.meta.dirname, id.split('?', 1).join());
  return places.includes(file) || places.includes(path.dirname(file));
};

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
    compileHint(['index', 'frame']),
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
          groups: [
            { name: 'start', tags: ['$initial'], priority: 4 },
            // An icon of several pages would be a file of its own.
            { name: 'icons', test: /lucide-react.+icons/, minShareCount: 2, priority: 1 },
            ...Object.entries(chunks).map(([name, { priority, places }]) => ({
              name,
              priority,
              test: standsAt(places),
            })),
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
