import type { MutatingOperationId } from '../../../openapi/generated/operations.ts';
import type { ApiError } from '../transport/api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    mutationMeta: {
      /** The key of the invalidation table. */
      operationId: MutatingOperationId;
    };
  }
}
