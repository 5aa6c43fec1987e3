import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Refetches the queries on screen whose key begins with `queryKey`, and marks the others as stale. */
export async function refresh(client: QueryClient, queryKey: QueryKey): Promise<void> {
  // A first read is not restarted: on a slow connection it would never end. It may miss the change, so a second follows.
  const isFirst =
    client.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0;
  await client.invalidateQueries({ queryKey });
  if (isFirst) await client.invalidateQueries({ queryKey });
}
