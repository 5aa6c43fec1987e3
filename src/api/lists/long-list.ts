import { queryOptions, skipToken } from '@tanstack/react-query';
import { lagosDayNumber } from '../../../domain/lagos-day-number.ts';
import { lateCode } from '../../lib/browser/late-code.ts';
import { areMasksOn } from '../../lib/browser/privacy/masks.ts';
import type { RowQuery } from '../../lib/row-index/row-index.ts';
import { ApiError } from '../transport/api-error.ts';
import type { CallOptions } from '../transport/call.ts';
import type { HostList, PageRequest } from './long-list-types.ts';
import type { MaskedQuery } from './parameters.ts';

type Selection = Pick<RowQuery, 'filters' | 'q'>;

/** The code that calls the host. It is loaded late, because only lists that the host searches need it. */
const searchCode = lateCode(() => import('./long-list-calls.ts'));

type SearchCode = NonNullable<ReturnType<typeof searchCode.current>>;

/** Loads the search code. Throws ApiError `no-answer` if it does not load. */
async function loadCode({ operationId }: HostList<unknown>): Promise<SearchCode> {
  const code = await searchCode.loadAhead();
  if (code !== undefined) return code;
  const message = 'A part of this page did not load. Check the connection and try again.';
  throw new ApiError({ kind: 'no-answer', status: 0, message, operationId });
}

/** Returns the path and query of the call for a page, below the base of the API. */
export const pathOfPage = async (
  hostList: HostList<unknown>,
  request: PageRequest,
): Promise<string> => (await loadCode(hostList)).pathOfPage(hostList, request);

/**
 * Returns the options of a query about a list. Its key begins with the key of the list, so that a write that invalidates
 * the list invalidates the query. If `hostList` is null, the query never runs, and its key is constant, so that the
 * pages of a list that the browser searches add no queries to the cache. The day in Africa/Lagos is a part of the key,
 * because filters may have periods that are counted from today.
 */
const searchQuery = <T, Answer>(
  hostList: HostList<T> | null,
  kindAndSearch: readonly unknown[],
  read: (code: SearchCode, hostList: HostList<T>, options: CallOptions) => Promise<Answer>,
) =>
  queryOptions<Answer, ApiError>({
    queryKey:
      hostList === null
        ? ['found']
        : [...hostList.listKey, 'found', ...kindAndSearch, lagosDayNumber(Date.now())],
    queryFn:
      hostList === null
        ? skipToken
        : async ({ signal }) => read(await loadCode(hostList), hostList, { signal }),
    meta: { isOptional: kindAndSearch[0] !== 'page' },
    structuralSharing: false,
  });

/**
 * Adds to a query whether contact details are masked on screen, because the host must not search masked ones. Without
 * search words the masks do not change the answer, so they do not change the query.
 */
const withMasks = <Query extends Pick<RowQuery, 'q'>>(query: Query): MaskedQuery<Query> => ({
  isMasked: query.q.trim() !== '' && areMasksOn(),
  ...query,
});

/** Reads one page of the found rows, and their number, which may be only a minimum (`RowTotal.isExact`). */
export const hostPageQuery = <T>(hostList: HostList<T> | null, page: PageRequest) => {
  const request = withMasks(page);
  return searchQuery(hostList, ['page', request], (code, list, options) =>
    code.findPage(list, request, options),
  );
};

/**
 * Reads the first found rows, about `maxFoundRows` at most. With `isMasked: false`, the host also
 * searches contact details that are masked on screen.
 */
export const hostRowsQuery = <T>(
  hostList: HostList<T> | null,
  selection: RowQuery & { isMasked?: false },
) => {
  const query = withMasks(selection);
  return searchQuery(hostList, ['rows', query], (code, list, options) =>
    code.findRows(list, query, options),
  );
};

/** Reads the number and the sums of all found rows. */
export const hostSumsQuery = (hostList: HostList<unknown> | null, { q, filters }: Selection) => {
  const query = withMasks({ q, filters });
  return searchQuery(hostList, ['sums', query], (code, list, options) =>
    code.findSums(list, query, options),
  );
};

/** Reads the number of all rows of a list. */
export const listTotalQuery = (hostList: HostList<unknown> | null) =>
  searchQuery(hostList, ['total'], (code, list, options) => code.findTotal(list, options));

/** Reads the number of all rows, and the values of each filter. */
export const listChoicesQuery = (hostList: HostList<unknown> | null) =>
  searchQuery(hostList, ['choices'], (code, list, options) => code.findChoices(list, options));

/** Finds the rows with an id in a list that the host searches. */
export const hostRowsByIdQuery = <T>(
  hostList: HostList<T> | null,
  id: string,
  idOf: (row: T) => string | null,
) =>
  searchQuery(hostList, ['row', id], (code, list, options) =>
    code.findRowsById(list, id, idOf, options),
  );
