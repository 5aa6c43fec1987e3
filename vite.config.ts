import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyStart } from './scripts/early-start.ts';
import { plainIcons } from './scripts/plain-icons.ts';
import { precompress } from './scripts/precompress.ts';

/** The port of the API in `npm run dev` (scripts/dev.ts). */
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
      // The loaders are split too, because each imports the parsers for its page, which other pages do not need.
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
  // This folder contains the service worker of MSW, which only the development server needs.
  publicDir: command === 'serve' ? 'src/mocks/public' : false,
  resolve: {
    alias: {
      // The package's entry for React 18 and later, without the shim for earlier versions.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    outDir: 'dist/dashboard',
    // Images stay separate files, because inlined images would enlarge the first script.
    assetsInlineLimit: 0,
    modulePreload: false,
    // The test of the byte budget (tests/e2e/budget.spec.ts) reads from the manifest which files a page needs.
    manifest: true,
    rolldownOptions: {
      output: {
        // Short hashes, because hashes do not compress and the entry contains the file names of all late parts.
        entryFileNames: 'assets/[name]-[hash:7].js',
        // A chunk of the group `shared` gets the names of all its pages after a `~`, which are left out here.
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1).join()}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${name.split(/[~.]/, 1).join()}-[hash:7][extname]`,
        // Every file is one request, so these groups limit the number of files that a page loads.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 4 },
            // The frame and the lists of artisans and clients with their imports in one file, for fewer requests.
            {
              name: 'frame',
              test: /\/routes\/_frame(\/admin\.dashboard\.(artisans|clients))?\.tsx/,
              priority: 3,
            },
            // Without this group, each icon that several pages share becomes a separate file.
            { name: 'icons', test: /lucide-react.+icons/, minShareCount: 2, priority: 2 },
            // Otherwise it becomes part of a chunk with the code of toasts, which lists would load for these lines.
            { name: 'file-limits', test: /save-file\/limits/, priority: 2 },
            // A lower number would cost pages more bytes, and a higher one more requests.
            { name: 'common', minShareCount: 6, priority: 1 },
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 1500,
            },
          ],
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
