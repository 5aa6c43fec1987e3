import { parseSearch, type RawSearch, stringifySearch } from '../../lib/url/search-params.ts';

/**
 * The search params that a view does not save: the person of the page, the list origin, the record or message in the
 * panel, filters by id, and the page of a table.
 */
const unsavedParams = /^(artisanId|clientId|list|message|record|id|job_id|(\w+_)?(page|at))$/;

const savedEntries = (search: string) =>
  Object.entries(parseSearch(search)).filter(([key]) => !unsavedParams.test(key));

/** Returns the part of an address's search that a view saves. */
export const viewSearchOf = (search: string): string =>
  stringifySearch(Object.fromEntries(savedEntries(search)));

/** Returns the search params with which a view opens: those of the view, and the person of the open page. */
export function searchToOpen(view: string, current: string): RawSearch {
  const { artisanId, clientId } = parseSearch(current);
  return { artisanId, clientId, ...Object.fromEntries(savedEntries(view)) };
}

/** Returns whether the page shows a view. The page size makes no difference, because it is a setting of the browser. */
export function isSameView(view: string, current: string): boolean {
  const filtersOf = (search: string) =>
    savedEntries(search)
      .filter(([key]) => !/^(\w+_)?size$/.test(key))
      .map((entry) => entry.join('='))
      .sort()
      .join('&');
  return filtersOf(view) === filtersOf(current);
}
