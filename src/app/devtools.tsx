import type { QueryClient } from '@tanstack/react-query';
import { ReactQueryDevtools } from '@tanstack/react-query-devtools';
import { TanStackRouterDevtools } from '@tanstack/react-router-devtools';
import { createRoot } from 'react-dom/client';
import type { AppRouter } from './create-app.ts';

/**
 * Shows the devtools of the cache and the router, each behind a button at the bottom. They are apart from the app, so
 * that its tree is the same as in the build.
 */
export function showDevtools(queryClient: QueryClient, router: AppRouter): void {
  const place = document.body.appendChild(document.createElement('div'));
  place.className = 'print:hidden';
  createRoot(place).render(
    <>
      <ReactQueryDevtools client={queryClient} buttonPosition="bottom-right" />
      <TanStackRouterDevtools router={router} position="bottom-left" />
    </>,
  );
}
