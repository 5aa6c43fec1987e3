import { parseSearch, type RawSearch, stringifySearch } from '../../lib/url/search-params.ts';

/**
 * The search params that a view does not save: the person of the page, the list origin, the record or message in the
 * panel, filters by id, and the page of a table with its cursor.
 */
const unsavedParams = /^(artisanId|clientId|list|message|record|id|job_id|(\w+_)?(page|at))$/;

const savedEntries = (search: string) =>
  Object.entries(parseSearch(search)).filter(([key]) => !unsavedParams.test(key));

/** Returns the part of an address's search that a view saves. */
export const viewSearchOf = (search: string): string =>
  stringifySearch(Object.fromEntries(savedEntries(search)));

/** Returns the search params that open a view: its own, and the person and list origin of the open page. */
export function searchToOpen(viewSearch: string, openSearch: string): RawSearch {
  const { artisanId, clientId, list } = parseSearch(openSearch);
  return { artisanId, clientId, list, ...Object.fromEntries(savedEntries(viewSearch)) };
}

/** Returns whether the open page shows a view. The page size is ignored, because it is a setting of the browser. */
export function isSameView(viewSearch: string, openSearch: string): boolean {
  const comparedParams = (search: string) =>
    savedEntries(search)
      .filter(([key]) => !/^(\w+_)?size$/.test(key))
      .map((entry) => entry.join('='))
      .sort()
      .join('&');
  return comparedParams(viewSearch) === comparedParams(openSearch);
}
