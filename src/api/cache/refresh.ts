import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { noop } from '@tanstack/react-query';

/**
 * Refetches the queries on screen whose key begins with `queryKey`, and marks the others as stale. Resolves when the
 * queries on screen have been read.
 */
export async function refresh(client: QueryClient, queryKey: QueryKey): Promise<void> {
  // A first read is not restarted, because on a slow connection it would never end, and neither is a read that is not on
  // screen. Both may miss the change, so they are marked again when they have ended.
  const reads = client.getQueryCache().findAll({
    queryKey,
    fetchStatus: 'fetching',
    predicate: (query) => query.state.data === undefined || !query.isActive(),
  });
  const ended = reads.map(async (query) => {
    await query.promise?.catch(noop);
    await client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  });
  await client.invalidateQueries({ queryKey });
  await Promise.all(ended.filter((_, index) => reads[index]?.isActive()));
}
