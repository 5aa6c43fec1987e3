import { parseSearch, stringifySearch } from '../../lib/url/search-params.ts';

/** The search params that are not saved in a view: the record of the page, an open panel, and the page number. */
const unsavedParams = /^(artisanId|clientId|list|message|id|job_id|(\w+_)?page)$/;

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
