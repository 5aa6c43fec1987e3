/** The types of errors and `meta` for all queries and mutations of TanStack Query. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { MutatingOperationId } from '../../../openapi/generated/operations.ts';
import type { ApiError } from '../transport/api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: {
      /** Whether the page is complete without this data. */
      isOptional?: boolean;
    };
    mutationMeta: {
      operationId: MutatingOperationId;
      /** The query keys that the write invalidates, from the invalidation table. */
      refreshes: readonly QueryKey[];
      refresh: (client: QueryClient, queryKey: QueryKey) => Promise<void>;
    };
  }
}
