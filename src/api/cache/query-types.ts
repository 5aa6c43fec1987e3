import type { MutatingOperationId } from '../../../openapi/generated/operations.ts';
import type { ApiError } from '../transport/api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    mutationMeta: {
      /** Names the row of the invalidation table that is run when the write succeeded. */
      operationId: MutatingOperationId;
    };
  }
}
