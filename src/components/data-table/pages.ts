import { formatCount } from '../../../domain/count.ts';
import type { HostPage, RowTotal } from '../../api/lists/long-list-types.ts';
import { readPosition, writePosition } from '../../lib/url/list-position.ts';
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

const wordsOf = (from: number, rows: number, count: number) =>
  `${formatCount(from)}–${formatCount(from + rows - 1)} of ${formatCount(count)}`;

/** Returns the pages around a page of a list with a known number of rows. */
export function countedPages(page: number, size: number, count: number): Pages {
  const lastPage = Math.max(1, Math.ceil(count / size));
  const from = (page - 1) * size + 1;
  return {
    words: wordsOf(from, Math.min(size, count - from + 1), count),
    first: page > 1 ? numberedPage(1) : null,
    previous: page > 1 ? numberedPage(page - 1) : null,
    next: page < lastPage ? numberedPage(page + 1) : null,
    last: page < lastPage ? numberedPage(lastPage) : null,
  };
}

/** Returns the pages around a page that the host found. The next and the previous page are at the host's cursors. */
export function cursorPages<T>(
  { page, position, size }: Pick<TableState, 'page' | 'position' | 'size'>,
  hostPage: HostPage<T>,
): Pages {
  const { total, rows } = hostPage;
  const { isFromEnd } = readPosition(position);
  if (total.isExact && !isFromEnd) {
    const counted = countedPages(Math.min(page, pagesOf(total, size)), size, total.count);
    return {
      ...counted,
      previous: counted.previous && withCursor(counted.previous, hostPage.previous),
      next: counted.next && withCursor(counted.next, hostPage.next),
    };
  }
  /** Returns the page with the next higher number. If `isFromEnd`, that page is nearer to the start of the list. */
  const pageAfter = (cursor: string | null): Target =>
    cursor === null ? null : { page: page + 1, position: writePosition({ isFromEnd, cursor }) };
  /** Returns the page with the next lower number. */
  const pageBefore = (cursor: string | null): Target => {
    if (page === 1) return null;
    const isFirst = page === 2 || cursor === null;
    return {
      page: isFirst ? 1 : page - 1,
      position: writePosition({ isFromEnd, cursor: isFirst ? null : cursor }),
    };
  };
  const from = (page - 1) * size + 1;
  const count = totalWords(total);
  const numbers = `${formatCount(from)}–${formatCount(from + rows.length - 1)}`;
  return {
    words: isFromEnd ? `${numbers} from the end of ${count}` : `${numbers} of ${count}`,
    first: isFromEnd || page > 1 ? numberedPage(1) : null,
    previous: isFromEnd ? pageAfter(hostPage.previous) : pageBefore(hostPage.previous),
    next: isFromEnd ? pageBefore(hostPage.next) : pageAfter(hostPage.next),
    last:
      hostPage.next === null
        ? null
        : { page: 1, position: writePosition({ isFromEnd: true, cursor: null }) },
  };
}

/** Returns the page at the host's cursor, so that rows which are added meanwhile do not move the page. */
const withCursor = (target: NonNullable<Target>, cursor: string | null): Target => ({
  ...target,
  position: target.page === 1 ? null : cursor,
});

/** Returns the number of pages of a list; at least 1. */
export const pagesOf = ({ count }: RowTotal, size: number) => Math.max(1, Math.ceil(count / size));

/** Returns the number of found rows in words: "1 row", "100,000+ rows". */
export const rowWords = (total: Parameters<typeof totalWords>[0]) =>
  `${totalWords(total)} ${total.count === 1 ? 'row' : 'rows'}`;

/** Returns the number of found rows as text: "1,234", or "100,000+" if not all of them were counted. */
export const totalWords = ({ count, isExact = true }: Partial<RowTotal> & { count: number }) =>
  `${formatCount(count)}${isExact ? '' : '+'}`;
