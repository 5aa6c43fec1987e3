import type { QueryFilters } from '@tanstack/react-query';

/**
 * Filters queries that have no data yet and that the page waits for. It excludes refetches and reads that the page
 * is complete without (`isOptional`): the host's capabilities, and all reads of a search except its page.
 */
export const firstReads: QueryFilters = {
  predicate: ({ state, meta }) => state.data === undefined && meta?.isOptional !== true,
};
