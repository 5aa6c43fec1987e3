import type { QueryClient } from '@tanstack/react-query';
import type { AppRouter } from './create-app.ts';

/** Returns whether the page is still loading, fetching or drawing. */
export const isPageBusy = (queryClient: QueryClient, router: AppRouter): boolean =>
  router.state.status === 'pending' ||
  queryClient.isFetching() > 0 ||
  document.querySelector('[aria-busy="true"]') !== null;
