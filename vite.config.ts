import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Where `npm run dev` has the API listen; see scripts/dev.ts. */
const apiPort = process.env.DEV_API_PORT ?? '4311';

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
    }),
    react(),
    tailwindcss(),
  ],
  // The worker that answers calls in the browser is for `npm run dev:mock` alone.
  publicDir: mode === 'mock' ? 'src/mocks/public' : false,
  build: {
    outDir: 'dist/dashboard',
    // Pictures and cloths stay files: inlined they would be part of the first script.
    assetsInlineLimit: 0,
  },
  test: {
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
    ],
  },
  server: {
    proxy: {
      '/api/v1': `http://localhost:${apiPort}`,
      '/media': `http://localhost:${apiPort}`,
    },
  },
}));
