import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { apiBase } from './api-host.ts';
import { announceArrival } from './arrival.ts';
import { etagOf } from './etags.ts';
import { readList } from './read-answer.ts';
import type { RowReading, Rows } from './rows.ts';
import type { CallOptions } from './unwrap.ts';

interface ListOptions {
  /** Its table begins in the host's order, so that the first rows can be shown before the others come. */
  shownAsSent?: boolean;
}

/** The answers that lists were read from. */
const answers = new WeakMap<object, unknown>();

/**
 * The options of a call that asks for an answer again. The server forbids the browser to keep lists on
 * its disk, so an ETag is kept in memory beside its answer. Another origin gets none: it would have to
 * allow the header by CORS.
 *
 * https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2
 */
export function ifChanged(answer: unknown): CallOptions {
  const etag = etagOf(answer);
  return etag === undefined || !apiBase.startsWith(`${location.origin}/`)
    ? {}
    : { headers: { 'If-None-Match': etag }, unchanged: answer };
}

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
      if (before !== undefined) {
        return read(await call({ signal, ...ifChanged(answers.get(before)) }));
      }
      const { listener, end } = announceArrival(client, queryKey, read, shownAsSent);
      try {
        return read(await call({ signal, listener }));
      } finally {
        end();
      }
    },
    // Comparing 100,000 rows with the ones before costs more than drawing ten of them.
    structuralSharing: false,
  });
}
