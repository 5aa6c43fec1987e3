import {
  noop,
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
} from '@tanstack/react-query';
import { storeFirstCall } from '../../lib/browser/storage/short-calls.ts';
import { wait } from '../../lib/browser/wait.ts';
import { capabilitiesQuery, offersShortCall } from '../capabilities/capabilities.ts';
import type { ApiError } from '../transport/api-error.ts';
import { hostPageQuery, pathOfPage } from './long-list.ts';
import type { LongList, PageRequest } from './long-list-types.ts';
import { awaitFirstRows } from './partial-list.ts';

/** How long a page waits for its rows before it draws a skeleton. A skeleton that is replaced at once flickers. */
const skeletonDelayMs = 80;

/**
 * Starts a read for the next screen.
 *
 * @returns resolves when the screen can be drawn: after the answer, its first rows or the delay. It never rejects; the
 *   state of the query has the error.
 */
export function prefetch<TData, TKey extends QueryKey>(
  client: QueryClient,
  query: QueryExecuteOptions<TData, ApiError, TData, TData, TKey>,
): Promise<void> {
  const firstRows = awaitFirstRows(client, query.queryKey);
  const answered = client.query(query).then(noop, noop);
  return Promise.race([answered, firstRows.arrived, wait(skeletonDelayMs)]).finally(firstRows.stop);
}

/**
 * Starts a read of a list for the next screen: one page if the host searches it and the whole list is not cached, else
 * all rows. Starts nothing while the capabilities are being read, unless the host offered the search at the last visit.
 *
 * @param request the page that the screen shows
 * @param address the address of the screen, if the list is its main part. If the address has no search params, the next
 *   start there sends the call for the page early (app/early-start.ts).
 */
export function prefetchList<T>(
  client: QueryClient,
  list: LongList<T>,
  request: PageRequest,
  address?: { pathname: string; searchStr: string },
): Promise<void> {
  const isSearched = offersShortCall(client, list.operationId);
  if (isSearched && address?.searchStr === '') {
    const store = (call: string) => storeFirstCall(address.pathname, call);
    void pathOfPage(list, request).then(store, noop);
  }
  const areCapabilitiesAwaited = client.isFetching({ queryKey: capabilitiesQuery.queryKey }) > 0;
  if (!isSearched && areCapabilitiesAwaited) return Promise.resolve();
  return isSearched && client.getQueryData(list.whole.queryKey) === undefined
    ? prefetch(client, hostPageQuery(list, request))
    : prefetch(client, list.whole);
}
