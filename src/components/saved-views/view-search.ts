import { parseSearch, stringifySearch } from '../../lib/url/search-params.ts';

/** The params that a view does not keep: the record of the page, an open panel, the page number. */
const ofPage = /^(artisanId|clientId|list|message|id|job_id|(\w+_)?page)$/;

const entriesOf = (search: string, isIncluded: (key: string) => boolean) =>
  Object.entries(parseSearch(search)).filter(([key]) => isIncluded(key));

/** Returns the part of a search that a view keeps. */
export const viewSearchOf = (search: string): string =>
  stringifySearch(Object.fromEntries(entriesOf(search, (key) => !ofPage.test(key))));

/** Returns the search that opens a view: the params of the view, and the record of the open page. */
export const searchToOpen = (view: string, current: string): string =>
  stringifySearch(
    Object.fromEntries([
      ...entriesOf(current, (key) => key === 'artisanId' || key === 'clientId'),
      ...entriesOf(view, (key) => !ofPage.test(key)),
    ]),
  );
