import type { QueryClient } from '@tanstack/react-query';

/** Whether the page still reads something, or has not drawn what it read. */
export const isReading = (queryClient: QueryClient): boolean =>
  queryClient.isFetching() > 0 || document.querySelector('[aria-busy="true"]') !== null;
