import { noop, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * Refetches the queries on screen whose key begins with `queryKey`, and marks the others as stale. Resolves when the
 * queries on screen have been read.
 */
export async function refresh(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const markAgain = async (query: Query) => {
    await query.promise?.catch(noop);
    await client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  };
  // A first read is not restarted, because on a slow connection it would never end, and neither is a read that is not on
  // screen. Both may miss the change, so they are marked again when they have ended.
  const reads = client
    .getQueryCache()
    .findAll({
      queryKey,
      fetchStatus: 'fetching',
      predicate: (query) => query.state.data === undefined || !query.isActive(),
    })
    .map((query) => ({ query, marked: markAgain(query) }));
  await client.invalidateQueries({ queryKey });
  const onScreen = reads.filter(({ query }) => query.isActive());
  await Promise.all(onScreen.map(({ marked }) => marked));
}
