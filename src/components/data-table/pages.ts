import { formatCount } from '../../../domain/count.ts';
import type { HostPage, RowTotal } from '../../api/lists/long-list-types.ts';
import { lastPosition, readPosition, writePosition } from '../../lib/url/list-position.ts';
import type { TableState } from '../../lib/url/table-state.ts';

/** The page that a page button opens; null if there is none. */
type Target = Pick<TableState, 'page' | 'position'> | null;

/** The position of a page in its list, and the pages that its buttons open. */
export interface Pages {
  /** "26–50 of 1,234" */
  words: string;
  first: Target;
  previous: Target;
  next: Target;
  last: Target;
}

const numberedPage = (page: number): Target => ({ page, position: null });

/** Returns the numbers of the rows on a page: "26–50", or "0" if it has no row any more. */
const numbersOf = (from: number, rowCount: number) =>
  rowCount === 0 ? '0' : `${formatCount(from)}–${formatCount(from + rowCount - 1)}`;

/** Returns the pages around a page of a list with a known number of rows. */
export function countedPages(page: number, size: number, count: number): Pages {
  const lastPage = pageCountOf({ count }, size);
  const from = (page - 1) * size + 1;
  return {
    words: `${numbersOf(from, Math.min(size, count - from + 1))} of ${formatCount(count)}`,
    first: page > 1 ? numberedPage(1) : null,
    previous: page > 1 ? numberedPage(page - 1) : null,
    next: page < lastPage ? numberedPage(page + 1) : null,
    last: page < lastPage ? numberedPage(lastPage) : null,
  };
}

/** Returns the pages around a page that the host found. Next and Previous open pages at the host's cursors. */
export function cursorPages<T>(
  { page, position, size }: Pick<TableState, 'page' | 'position' | 'size'>,
  hostPage: HostPage<T>,
): Pages {
  const { total, rows } = hostPage;
  const { isFromEnd } = readPosition(position);
  if (total.isExact && !isFromEnd) {
    const counted = countedPages(Math.min(page, pageCountOf(total, size)), size, total.count);
    return {
      ...counted,
      previous: counted.previous && withCursor(counted.previous, hostPage.previous),
      next: counted.next && withCursor(counted.next, hostPage.next),
    };
  }
  /** Returns the page with the next higher number. Numbers from the end grow towards the start of the list. */
  const pageAfter = (cursor: string | null): Target =>
    cursor === null ? null : { page: page + 1, position: writePosition({ isFromEnd, cursor }) };
  const pageBefore = (cursor: string | null): Target => {
    if (page === 1) return null;
    const isFirst = page === 2 || cursor === null;
    return {
      page: isFirst ? 1 : page - 1,
      position: writePosition({ isFromEnd, cursor: isFirst ? null : cursor }),
    };
  };
  const from = (page - 1) * size + 1;
  return {
    words: `${numbersOf(from, rows.length)}${isFromEnd ? ' from the end' : ''} of ${totalWords(total)}`,
    first: isFromEnd || page > 1 ? numberedPage(1) : null,
    previous: isFromEnd ? pageAfter(hostPage.previous) : pageBefore(hostPage.previous),
    next: isFromEnd ? pageBefore(hostPage.next) : pageAfter(hostPage.next),
    last: hostPage.next === null ? null : { page: 1, position: lastPosition },
  };
}

/** Returns the page at the host's cursor, which new rows do not move. Page 1 has no cursor. */
const withCursor = (target: NonNullable<Target>, cursor: string | null): Target => ({
  ...target,
  position: target.page === 1 ? null : cursor,
});

/** Returns the number of pages of a list; at least 1. */
export const pageCountOf = ({ count }: Pick<RowTotal, 'count'>, size: number) =>
  Math.max(1, Math.ceil(count / size));

/** A number of rows. It is exact unless `isExact` is false. */
type RowCount = Pick<RowTotal, 'count'> & Partial<RowTotal>;

/** Returns the number of found rows in words: "1 row", "100,000+ rows". */
export const rowWords = (total: RowCount) =>
  `${totalWords(total)} ${total.count === 1 ? 'row' : 'rows'}`;

/** Returns the number of found rows as text: "1,234", or "100,000+" if not all of them were counted. */
export const totalWords = ({ count, isExact = true }: RowCount) =>
  `${formatCount(count)}${isExact ? '' : '+'}`;
