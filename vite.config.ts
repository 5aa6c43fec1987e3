import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
  server: {
    proxy: {
      '/api/v1': `http://localhost:${apiPort}`,
      '/media': `http://localhost:${apiPort}`,
    },
  },
}));
