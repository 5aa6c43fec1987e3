import { type QueryKey, queryOptions, skipToken } from '@tanstack/react-query';
import { lateCode } from '../../lib/browser/late-code.ts';
import type { RowQuery } from '../../lib/row-index/row-index.ts';
import type { RowReading } from '../reading/rows.ts';
import type { PageRequest, SearchId } from './found.ts';
import { ApiError } from '../transport/api-error.ts';
import type { CallOptions } from '../transport/call.ts';

/** The host's search of one list. */
export interface LongList<T> {
  operationId: SearchId;
  /** The key of the whole list. */
  listKey: QueryKey;
  reading: RowReading<T>;
}

/** Loaded late, because only long lists need it. */
const searching = lateCode(() => import('../lists/long-list-calls.ts'));

type SearchCode = NonNullable<ReturnType<typeof searching.current>>;

/** Loads the search code. Throws ApiError `no-answer` on failure. */
async function loadCode({ operationId }: LongList<unknown>): Promise<SearchCode> {
  const code = await searching.loadAhead();
  if (code !== undefined) return code;
  const message = 'A part of this page did not load. Check the connection and try again.';
  throw new ApiError({ kind: 'no-answer', status: 0, message, operationId });
}

/** Returns the path and query of the call for a page, below the base of the API. */
export const pathOfPage = async (
  search: LongList<unknown>,
  request: PageRequest,
): Promise<string> => (await loadCode(search)).pathOfPage(search.operationId, request);

/**
 * Returns a query about a list. Its key is below the key of the list, so that a write that invalidates the list
 * invalidates the query. Without a search the query never runs, and its key is constant, so that the pages of a local
 * list add no queries to the cache.
 */
export const searchQuery = <T, Answer>(
  search: LongList<T> | null,
  about: readonly unknown[],
  read: (code: SearchCode, search: LongList<T>, options: CallOptions) => Promise<Answer>,
) =>
  queryOptions<Answer, ApiError>({
    queryKey: search === null ? ['found'] : [...search.listKey, 'found', ...about],
    queryFn:
      search === null
        ? skipToken
        : async ({ signal }) => read(await loadCode(search), search, { signal }),
    meta: { isOptional: about[0] !== 'page' },
    structuralSharing: false,
  });

/** Finds one page, with the number of all found rows. */
export const foundPageQuery = <T>(search: LongList<T> | null, request: PageRequest) =>
  searchQuery(search, ['page', request], (code, { operationId, reading }, options) =>
    code.findPage(operationId, request, reading, options),
  );

/** Finds the newest rows, at most a thousand. */
export const foundRowsQuery = <T>(
  search: LongList<T> | null,
  { q, filters }: Pick<RowQuery, 'filters' | 'q'>,
) =>
  searchQuery(search, ['rows', q, filters], (code, { operationId, reading }, options) =>
    code.findRows(operationId, { q, filters }, reading, options),
  );

/** Reads the number and the sums of all found rows. */
export const foundSumsQuery = (
  search: LongList<unknown> | null,
  { q, filters }: Pick<RowQuery, 'filters' | 'q'>,
) =>
  searchQuery(search, ['sums', q, filters], (code, { operationId }, options) =>
    code.findSums(operationId, { q, filters }, options),
  );

/** Reads the number of all rows of a list. */
export const listTotalQuery = (search: LongList<unknown> | null) =>
  searchQuery(search, ['total'], (code, { operationId }, options) =>
    code.findTotal(operationId, options),
  );

/** Reads the number of all rows, and the values of each filter. */
export const listChoicesQuery = (search: LongList<unknown> | null) =>
  searchQuery(search, ['choices'], (code, { operationId }, options) =>
    code.findChoices(operationId, options),
  );
