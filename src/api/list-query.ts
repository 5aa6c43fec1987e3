import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { readList } from './read-answer.ts';
import type { RowReading } from './rows.ts';
import type { CallOptions } from './unwrap.ts';

/** The query options of a list: every list is fetched whole and read row by row. */
export function listQuery<T, Key extends QueryKey>(
  queryKey: Key,
  operationId: OperationId,
  reading: RowReading<T>,
  call: (options: CallOptions) => Promise<unknown>,
) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => readList(operationId, await call({ signal }), reading),
    // Comparing 100,000 rows with the ones before costs more than drawing ten of them.
    structuralSharing: false,
  });
}
