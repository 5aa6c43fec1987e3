/**
 * The list that a page about one person was opened from, kept in that page's own address, so that
 * "next" means the next one there and the way back leads to the list as it was left.
 */
import { parseSearch, type RawSearch, readText } from './search-params.ts';

/**
 * The search of the list (`?q=…`, or a lone `?`) as it stands in an address, or undefined when the
 * page was not opened from a list.
 */
export function readListOrigin(raw: RawSearch): string | undefined {
  const text = readText(raw.list);
  return text?.startsWith('?') ? text : undefined;
}

/** The search params of the list. */
export function listSearchOf(origin: string | undefined): RawSearch {
  return origin === undefined ? {} : parseSearch(origin);
}
