import { type HostSearch, searchQuery } from './host-search.ts';

/** Finds the row with an id in a list that the host searches; null if the list has none. */
export const foundRowQuery = <T extends { id: string | null }>(search: HostSearch<T>, id: string) =>
  searchQuery(search, ['row', id], (code, { operationId, reading }, options) =>
    code.findRow(operationId, id, reading, options),
  );
