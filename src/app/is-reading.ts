import type { QueryClient } from '@tanstack/react-query';
import type { AppRouter } from './create-app.ts';

/** Whether the page is on its way, still reads something, or has not drawn what it read. */
export const isReading = (queryClient: QueryClient, router: AppRouter): boolean =>
  router.state.status === 'pending' ||
  queryClient.isFetching() > 0 ||
  document.querySelector('[aria-busy="true"]') !== null;
