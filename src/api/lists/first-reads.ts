import type { QueryFilters } from '@tanstack/react-query';

/** The reads of what has not been shown yet; reading again is none. */
export const firstReads: QueryFilters = { predicate: ({ state }) => state.data === undefined };
