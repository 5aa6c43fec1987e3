import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { OperationId } from '../../../openapi/generated/operations.ts';
import { readList } from '../reading/read-answer.ts';
import type { RowReading, Rows } from '../reading/rows.ts';
import type { CallOptions } from '../transport/call.ts';
import { announceArrival } from './arrival.ts';

interface ListOptions {
  /** Its table begins in the host's order, so that the first rows can be shown before the others come. */
  shownAsSent?: boolean;
}

/** The answers that lists were read from. */
const answers = new WeakMap<object, unknown>();

/** The query options of a list: every list is fetched whole and read row by row. */
export function listQuery<T, Key extends QueryKey>(
  queryKey: Key,
  operationId: OperationId,
  reading: RowReading<T>,
  call: (options: CallOptions) => Promise<unknown>,
  { shownAsSent = false }: ListOptions = {},
) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const askedAt = Date.now();
      const read = (answer: unknown): Rows<T> => {
        const rows = readList(operationId, answer, reading, askedAt);
        answers.set(rows, answer);
        return rows;
      };
      const before = client.getQueryData<Rows<T>>(queryKey);
      // On a refetch the old rows stay visible, so no preview is needed.
      const arrival =
        before === undefined ? announceArrival(client, queryKey, read, shownAsSent) : undefined;
      const previous = before && answers.get(before);
      try {
        return read(await call({ signal, listener: arrival?.listener, previous }));
      } finally {
        arrival?.end();
      }
    },
    // Comparing 100,000 rows with the ones before costs more than drawing ten of them.
    structuralSharing: false,
  });
}
