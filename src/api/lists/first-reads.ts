import type { QueryFilters } from '@tanstack/react-query';

/** Filters queries that have no data yet. A refetch does not match. */
export const firstReads: QueryFilters = { predicate: ({ state }) => state.data === undefined };
