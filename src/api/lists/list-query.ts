import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { OperationId } from '../../../openapi/generated/operations.ts';
import { mayHavePages, readList } from '../reading/read-answer.ts';
import type { RowReading, Rows } from '../reading/rows.ts';
import type { CallOptions } from '../transport/call.ts';
import { publishPartialList } from './partial-list.ts';

interface ListOptions {
  /** The table starts in the host's order, so its first rows can be shown before the rest arrives. */
  hasPreview?: boolean;
}

/** The raw answer behind each list, for the ETag of the next request. */
const answers = new WeakMap<object, unknown>();

/**
 * Returns the query options of a list. A list is fetched whole, also from a host that sends it in pages, and read row by
 * row.
 */
export function listQuery<T, Key extends QueryKey>(
  queryKey: Key,
  operationId: OperationId,
  reading: RowReading<T>,
  call: (options: CallOptions) => Promise<unknown>,
  { hasPreview = false }: ListOptions = {},
) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const requestedAt = Date.now();
      const read = (answer: unknown): Rows<T> => {
        const rows = readList(operationId, answer, reading, requestedAt);
        answers.set(rows, answer);
        return rows;
      };
      const cached = client.getQueryData<Rows<T>>(queryKey);
      // On a refetch the old rows stay visible, so no preview is needed.
      const partial =
        cached === undefined ? publishPartialList(client, queryKey, read, hasPreview) : undefined;
      const previous = cached && answers.get(cached);
      try {
        const answer = await call({ signal, listener: partial?.listener, previous });
        const rows = read(answer);
        if (!mayHavePages(answer)) return rows;
        const { readOtherPages } = await import('./other-pages.ts');
        const all = await readOtherPages(answer, {
          operationId,
          call: (query) => call({ signal, query }),
          onRows: (arrived) => partial?.show(arrived),
        });
        return readList(operationId, all, reading, requestedAt);
      } finally {
        partial?.end();
      }
    },
    // A deep comparison of 100,000 rows takes longer than drawing one page.
    structuralSharing: false,
  });
}
