import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { OperationId } from '../../../openapi/generated/operations.ts';
import { offersShortCall } from '../capabilities/capabilities.ts';
import { type RowParser, Rows } from '../parse/rows.ts';
import { unreadableError } from '../transport/api-error.ts';
import type { CallOptions } from '../transport/call.ts';
import { requestTime } from '../transport/early-answer.ts';
import type { HostList } from './long-list-types.ts';
import { publishPartialList } from './partial-list.ts';

interface ListOptions {
  /** Whether the first rows are shown before the rest arrives. The table must start in the host's order. */
  hasPreview?: boolean;
}

/** Returns the array in an answer, inside up to two accepted envelopes (`data`), or undefined. */
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
    if (typeof value !== 'object' || value === null || !accepts(value)) return;
    value = Reflect.get(value, 'data');
  }
  return;
}

/** Returns whether an envelope has only the list and a message. Other fields can report a failure, or further pages. */
const hasOnlyList = (envelope: object) =>
  Object.keys(envelope).every((name) => name === 'data' || name === 'message');

const isLastPage = (envelope: object) => (Reflect.get(envelope, 'next') ?? null) === null;

/** The answer from which each list was read. By this answer, `call` finds the ETag for the next request. */
const answers = new WeakMap<object, unknown>();

/**
 * Returns the query options that read all rows of a list, also from a host that sends the list in pages. The parser reads
 * each row when a screen needs it.
 */
export function listQuery<T>(
  queryKey: QueryKey,
  operationId: OperationId,
  parser: RowParser<T>,
  call: (options: CallOptions) => Promise<unknown>,
  { hasPreview = false }: ListOptions = {},
) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const requestedAt = requestTime();
      const asRows = (raw: readonly unknown[]) => new Rows(raw, parser, requestedAt);
      const cached = client.getQueryData<Rows<T>>(queryKey);
      // On a refetch the old rows stay visible, so no preview is needed.
      const partial =
        cached === undefined
          ? publishPartialList(client, queryKey, readFirstRows, hasPreview)
          : undefined;
      const previous = cached && answers.get(cached);
      try {
        const answer = await call({ signal, listener: partial?.listener, previous });
        const rows = asRows(listIn(answer, hasOnlyList) ?? (await readWhole(answer)));
        answers.set(rows, answer);
        return rows;
      } finally {
        partial?.end();
      }

      function readFirstRows(answer: unknown): Rows<T> {
        const rows = listIn(answer, () => true);
        if (rows === undefined) throw unreadableError(operationId);
        return asRows(rows);
      }

      async function readWhole(answer: unknown): Promise<readonly unknown[]> {
        if (offersShortCall(client, operationId)) {
          // Such a host sends a page only if it is asked for one, so an answer with a next page is not the whole list.
          if (listIn(answer, isLastPage) === undefined) throw unreadableError(operationId);
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

interface LongListOptions<T> extends Omit<HostList<T>, 'idOrder'>, ListOptions {
  /** The column with the ids of the rows; by default `id`. */
  idColumn?: string;
}

/** Returns a list that a host may search, with the query that reads all rows. */
export function longList<T>(list: LongListOptions<T>) {
  const { listKey, operationId, parser, call, idColumn = 'id' } = list;
  const whole = listQuery(listKey, operationId, parser, (options) => call({}, options), list);
  return { ...list, whole, idOrder: { column: idColumn, descending: false } };
}
