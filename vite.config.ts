import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyStart } from './scripts/early-start.ts';
import { plainIcons } from './scripts/plain-icons.ts';
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
        // The name of a group that is split by pages has the names of all pages.
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1).join()}-[hash:7].js`,
        // A page loads the files of the first three groups, its own, and those of `shared` that it uses: at most 14.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 4 },
            // The frame and the lists of people, with all that they import: a list needs one file beside the start.
            {
              name: 'frame',
              test: /\/routes\/_frame(\/admin\.dashboard\.(artisans|clients))?\.tsx/,
              priority: 3,
            },
            // Without this group, each icon that several pages share becomes a separate file.
            { name: 'icons', test: /lucide-react.+icons/, minShareCount: 2, priority: 2 },
            // What at least six pages and late parts use. A larger file for fewer pages costs more bytes, smaller
            // files for more pages cost more requests.
            { name: 'common', minShareCount: 6, priority: 1 },
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 4_000,
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
