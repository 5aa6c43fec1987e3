import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { OperationId } from '../../../openapi/generated/operations.ts';
import { offersShortCall } from '../capabilities/capabilities.ts';
import { type RowParser, Rows } from '../parse/rows.ts';
import { unreadable } from '../transport/api-error.ts';
import type { CallOptions } from '../transport/call.ts';
import type { LongList } from './long-list-types.ts';
import { publishPartialList } from './partial-list.ts';

interface ListOptions {
  /** The table starts in the host's order, so its first rows can be shown before the rest arrives. */
  hasPreview?: boolean;
}

/** Returns the rows of a list in up to two `data`, if each object around them is accepted; else undefined. */
function listIn(
  answer: unknown,
  accepts: (envelope: object) => boolean,
): readonly unknown[] | undefined {
  let value = answer;
  for (let depth = 0; depth < 3; depth += 1) {
    if (Array.isArray(value)) {
      const rows: readonly unknown[] = value;
      return rows;
    }
    if (typeof value !== 'object' || value === null) return;
    if (!accepts(value)) return;
    value = Reflect.get(value, 'data');
  }
  return;
}

/** Whether nothing is beside the list: other fields can report a failure, or further pages. */
const hasNothingElse = (envelope: object) =>
  Object.keys(envelope).every((name) => name === 'data' || name === 'message');

/** Whether no page follows. */
const isLastPage = (envelope: object) => (Reflect.get(envelope, 'next') ?? null) === null;

/** The raw answer behind each list, for the ETag of the next request. */
const answers = new WeakMap<object, unknown>();

/**
 * Returns the query options of a list. A list is fetched whole and read row by row, also from a host that sends it in
 * pages without long lists (`x-list`).
 */
export function listQuery<T, Key extends QueryKey>(
  queryKey: Key,
  operationId: OperationId,
  parser: RowParser<T>,
  call: (options: CallOptions) => Promise<unknown>,
  { hasPreview = false }: ListOptions = {},
) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const requestedAt = Date.now();
      const rowsOf = (raw: readonly unknown[]) => new Rows(raw, parser, requestedAt);
      const cached = client.getQueryData<Rows<T>>(queryKey);
      // On a refetch the old rows stay visible, so no preview is needed.
      const partial =
        cached === undefined
          ? publishPartialList(client, queryKey, readPart, hasPreview)
          : undefined;
      const previous = cached && answers.get(cached);
      try {
        const answer = await call({ signal, listener: partial?.listener, previous });
        const rows = rowsOf(listIn(answer, hasNothingElse) ?? (await readWhole(answer)));
        answers.set(rows, answer);
        return rows;
      } finally {
        partial?.end();
      }

      function readPart(answer: unknown): Rows<T> {
        const rows = listIn(answer, () => true);
        if (rows === undefined) throw unreadable(operationId);
        return rowsOf(rows);
      }

      async function readWhole(answer: unknown): Promise<readonly unknown[]> {
        if (offersShortCall(client, operationId)) {
          // Such a host sends pages only to calls with parameters, so a page is not the list.
          if (listIn(answer, isLastPage) === undefined) throw unreadable(operationId);
          const { rawRows } = await import('../parse/read-answer.ts');
          return rawRows(operationId, answer);
        }
        const { readWholeList } = await import('../parse/other-pages.ts');
        return readWholeList(answer, {
          operationId,
          call: (query) => call({ signal, query }),
          listener: partial?.listener,
        });
      }
    },
    // A deep comparison of 100,000 rows takes longer than drawing one page.
    structuralSharing: false,
  });
}

/** Returns the query options of the whole list of a host that may also send it in pages. */
export const wholeListQuery = <T>(
  { listKey, operationId, parser, call }: LongList<T>,
  options?: ListOptions,
) => listQuery(listKey, operationId, parser, (made) => call({}, made), options);
