import { parseSearch, stringifySearch } from '../../lib/url/search-params.ts';

/** The search params that a view does not save: records, the list origin, an open panel, and the page of a table. */
const unsavedParams = /^(artisanId|clientId|list|message|record|id|job_id|(\w+_)?(page|at))$/;

const entriesOf = (search: string, isIncluded: (key: string) => boolean) =>
  Object.entries(parseSearch(search)).filter(([key]) => isIncluded(key));

/** Returns the search params that a view saves. */
export const viewSearchOf = (search: string): string =>
  stringifySearch(Object.fromEntries(entriesOf(search, (key) => !unsavedParams.test(key))));

/** Returns the search params with which a view opens: those of the view, and the record of the open page. */
export const searchToOpen = (view: string, current: string): string =>
  stringifySearch(
    Object.fromEntries([
      ...entriesOf(current, (key) => key === 'artisanId' || key === 'clientId'),
      ...entriesOf(view, (key) => !unsavedParams.test(key)),
    ]),
  );

/** Returns whether the page shows a view. The page size makes no difference, because it is a setting of the browser. */
export function isSameView(view: string, current: string): boolean {
  const filtersOf = (search: string) =>
    entriesOf(search, (key) => !unsavedParams.test(key) && !/^(\w+_)?size$/.test(key))
      .map((entry) => entry.join('='))
      .sort()
      .join('&');
  return filtersOf(view) === filtersOf(current);
}
