import type { QueryClient } from '@tanstack/react-query';
import { ReactQueryDevtools } from '@tanstack/react-query-devtools';
import { TanStackRouterDevtools } from '@tanstack/react-router-devtools';
import { createRoot } from 'react-dom/client';
import type { AppRouter } from './create-app.ts';

/**
 * Shows the devtools of the cache and the router, each behind a button at the bottom. They have their own React root, so
 * that the app renders the same tree as in the build.
 */
export function showDevtools(queryClient: QueryClient, router: AppRouter): void {
  const devtoolsRoot = document.body.appendChild(document.createElement('div'));
  devtoolsRoot.className = 'print:hidden';
  createRoot(devtoolsRoot).render(
    <>
      <ReactQueryDevtools client={queryClient} buttonPosition="bottom-right" />
      <TanStackRouterDevtools router={router} position="bottom-left" />
    </>,
  );
}
