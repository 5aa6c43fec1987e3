import type { QueryFilters } from '@tanstack/react-query';

/**
 * Matches the queries that have no data yet and that the page waits for. Queries with `isOptional`, such as the host's
 * capabilities, do not match, because the page is complete without them.
 */
export const firstReads: QueryFilters = {
  predicate: ({ state, meta }) => state.data === undefined && meta?.isOptional !== true,
};
