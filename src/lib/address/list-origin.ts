/**
 * A person's page has the search params of the list that opened it in its own address. "Next" then follows
 * that list, and the link back restores it.
 */
import { parseSearch, type RawSearch, readText } from './search-params.ts';

/** Returns the search text of the list (`?q=…`, or only `?`), or undefined if no list opened the page. */
export function readListOrigin(raw: RawSearch): string | undefined {
  const text = readText(raw.list);
  return text?.startsWith('?') ? text : undefined;
}

/** Returns the search params of the list. */
export function listSearchOf(origin: string | undefined): RawSearch {
  return origin === undefined ? {} : parseSearch(origin);
}
