import type { QueryFilters } from '@tanstack/react-query';

/**
 * Filters queries that have no data yet and that the page waits for. A refetch does not match, nor does what a page
 * shows without: the host's offer, and what a search says beside its page.
 */
export const firstReads: QueryFilters = {
  predicate: ({ state, meta }) => state.data === undefined && meta?.isAside !== true,
};
