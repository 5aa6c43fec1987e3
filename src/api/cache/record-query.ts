import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { OperationId } from '../../../openapi/generated/operations.ts';
import { readRecord } from '../parse/read-answer.ts';
import type { Fields } from '../parse/read-fields.ts';
import type { CallOptions } from '../transport/call.ts';

/** Returns the query options of a call whose answer is one record. */
export function recordQuery<Shape extends Fields>(
  queryKey: QueryKey,
  operationId: OperationId,
  shape: Shape,
  call: (options: CallOptions) => Promise<unknown>,
) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => readRecord(operationId, await call({ signal }), shape),
  });
}
