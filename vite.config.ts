import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/build/chunks.ts';
import { plainIcons } from './scripts/build/plain-icons.ts';
import { earlyStart } from './scripts/early-start.ts';
import { precompress } from './scripts/precompress.ts';

/** The port of the API under `npm run dev`; see scripts/dev.ts. */
const apiPort = process.env.DEV_API_PORT ?? '4311';

export default defineConfig(({ command, mode }) => ({
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
  // The service worker of MSW, which is in no build.
  publicDir: command === 'serve' ? 'src/mocks/public' : false,
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
    // Which files a page needs, for the budget of bytes (tests/e2e/budget.spec.ts). The server does not serve it.
    manifest: true,
    rolldownOptions: {
      output: {
        // Hashes do not compress, and the entry has the names of all late parts. Seven characters tell builds apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': `http://localhost:${apiPort}`,
      '/media': `http://localhost:${apiPort}`,
    },
  },
}));
