import type { Transaction } from '../db/connect.ts';
import { type Found, type Key, readKeys } from './read-keys.ts';
import type { Place, Search } from './searched-list.ts';

/** The position of a page in a list. */
export interface Window extends Pick<Search, 'place' | 'end' | 'size'> {
  /** The number of rows before the page, for a page with a number. */
  skipped?: number;
}

/** The rows of a page in their order, and the places of the pages before and after it. */
interface Page {
  keys: Key[];
  next: Place | null;
  previous: Place | null;
}

/** Returns whether a page is read towards the start of the list: from its end, or before a place. */
export const readsBackwards = ({ place, end }: Window): boolean =>
  place === undefined ? end === 'last' : place.side === 'before';

/**
 * Makes a page from keys in the order in which they were read; the page has the order of the list. If more rows follow,
 * `keys` has one more than the page.
 */
export function pageOf(read: {
  keys: readonly Key[];
  isBackwards: boolean;
  size: number;
  /** Whether there are rows on the side that the page was read from. */
  hasBeside: boolean;
}): Page {
  const { isBackwards, size, hasBeside } = read;
  const hasMore = read.keys.length > size;
  const keys = read.keys.slice(0, size);
  if (isBackwards) keys.reverse();
  const placeAt = (side: Place['side'], row: Key | undefined): Place | null =>
    row === undefined ? null : { side, key: row.key, id: row.id };
  const [hasNext, hasPrevious] = isBackwards ? [hasBeside, hasMore] : [hasMore, hasBeside];
  return {
    keys,
    next: hasNext ? placeAt('after', keys.at(-1)) : null,
    previous: hasPrevious ? placeAt('before', keys.at(0)) : null,
  };
}

/**
 * Reads one page along the index of its order. For a place beyond an end of the list, reads the page at that end.
 */
export async function readPage(tx: Transaction, found: Found, window: Window): Promise<Page> {
  const { place, size, skipped = 0 } = window;
  const isBackwards = readsBackwards(window);
  const keys = await readKeys(tx, found, { from: place, isBackwards, most: size + 1, skipped });
  const [nearest] = keys;
  if (nearest === undefined && place !== undefined) {
    return readPage(tx, found, { place: undefined, end: isBackwards ? 'first' : 'last', size });
  }
  if (place === undefined) return pageOf({ keys, isBackwards, size, hasBeside: skipped > 0 });
  const hasBeside =
    nearest !== undefined &&
    (await readKeys(tx, found, { from: nearest, isBackwards: !isBackwards, most: 1 })).length > 0;
  return pageOf({ keys, isBackwards, size, hasBeside });
}
