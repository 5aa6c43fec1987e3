import { formatCount } from '../../../domain/count.ts';
import type { HostPage, RowTotal } from '../../api/lists/long-list-types.ts';
import { readPosition, writePosition } from '../../lib/url/list-position.ts';
import type { TableState } from '../../lib/url/table-state.ts';

/** A page to turn to; null if there is none. */
type Turn = Pick<TableState, 'page' | 'position'> | null;

/** Where a page is in its list, and the pages to turn to. */
export interface Pages {
  /** "26–50 of 1,234" */
  words: string;
  first: Turn;
  previous: Turn;
  next: Turn;
  last: Turn;
}

const numbered = (page: number): Turn => ({ page, position: null });

const wordsOf = (from: number, rows: number, count: number) =>
  `${formatCount(from)}–${formatCount(from + rows - 1)} of ${formatCount(count)}`;

/** Returns the pages around a page of a list with a known number of rows. */
export function countedPages(page: number, size: number, count: number): Pages {
  const pages = Math.max(1, Math.ceil(count / size));
  const from = (page - 1) * size + 1;
  return {
    words: wordsOf(from, Math.min(size, count - from + 1), count),
    first: page > 1 ? numbered(1) : null,
    previous: page > 1 ? numbered(page - 1) : null,
    next: page < pages ? numbered(page + 1) : null,
    last: page < pages ? numbered(pages) : null,
  };
}

/** Returns the pages around a page that the host found. Next and previous are at the host's cursors. */
export function cursorPages<T>(
  { page, position, size }: Pick<TableState, 'page' | 'position' | 'size'>,
  found: HostPage<T>,
): Pages {
  const { total, rows } = found;
  const { isFromEnd } = readPosition(position);
  // Pages count from the end of a list only while its length is not known.
  if (total.isExact && !isFromEnd) {
    const counted = countedPages(Math.min(page, pagesOf(total, size)), size, total.count);
    return {
      ...counted,
      previous: counted.previous && turned(counted.previous, found.previous),
      next: counted.next && turned(counted.next, found.next),
    };
  }
  const away = (cursor: string | null): Turn =>
    cursor === null ? null : { page: page + 1, position: writePosition({ isFromEnd, cursor }) };
  const back = (cursor: string | null): Turn => {
    if (page === 1) return null;
    const isEnd = page === 2 || cursor === null;
    return {
      page: isEnd ? 1 : page - 1,
      position: writePosition({ isFromEnd, cursor: isEnd ? null : cursor }),
    };
  };
  const from = (page - 1) * size + 1;
  const count = totalWords(total);
  const numbers = `${formatCount(from)}–${formatCount(from + rows.length - 1)}`;
  return {
    words: isFromEnd ? `${numbers} from the end of ${count}` : `${numbers} of ${count}`,
    first: isFromEnd || page > 1 ? numbered(1) : null,
    previous: isFromEnd ? away(found.previous) : back(found.previous),
    next: isFromEnd ? back(found.next) : away(found.next),
    last:
      found.next === null
        ? null
        : { page: 1, position: writePosition({ isFromEnd: true, cursor: null }) },
  };
}

/** Puts a page at the host's cursor, so that added rows do not move the page. */
const turned = (turn: NonNullable<Turn>, cursor: string | null): Turn => ({
  ...turn,
  position: turn.page === 1 ? null : cursor,
});

/** Returns the number of pages of a list. */
export const pagesOf = ({ count }: RowTotal, size: number) => Math.max(1, Math.ceil(count / size));

/** Prints the number of found rows: "1,234", or "100,000+" if not all of them were counted. */
export const totalWords = ({ count, isExact = true }: Partial<RowTotal> & { count: number }) =>
  `${formatCount(count)}${isExact ? '' : '+'}`;
