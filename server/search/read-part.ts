import type { Transaction } from '../db/connect.ts';
import { HttpError } from '../http/refusals/http-error.ts';
import { type Collected, collectFound } from './collect-found.ts';
import { countAll, type SumRow, type Total } from './count-found.ts';
import type { Found } from './read-keys.ts';
import { pageOf, readPage, readsBackwards, type Window } from './read-page.ts';
import { readSorted } from './read-sorted.ts';
import type { Search } from './searched-list.ts';
import { patience, within } from './within.ts';

/** How many times the rows that are counted an estimate must be, so that there are more for certain. */
const certainly = 2;

/** Milliseconds for counting the rows of a page without sums; then their number is an estimate. */
const countPatience = 1_000;

/** Milliseconds for the way along an index; then all found rows are read, which may take as long as any statement. */
const [wayPatience, sortPatience] = [700, 15_000];

/** What is read of a list: one page, and how many rows there are. */
export interface Part {
  page: ReturnType<typeof pageOf>;
  total: Total;
  /** The number of the page from the start; null where it is not known. */
  number: number | null;
  /** The sums, where they were added up with the page. */
  sums: SumRow[] | undefined;
}

type Summed = Parameters<typeof collectFound>[2]['sums'];

/** The list that is read, in one snapshot. */
export interface Reading {
  tx: Transaction;
  found: Found;
  search: Search;
  summed: Summed;
  /** The estimated number of found rows; undefined where all rows are found. */
  likely: number | undefined;
}

/** Reads all found rows once. Returns undefined where there are more than `most`, or reading them takes long. */
export async function readFew(
  { tx, found, search, summed, likely }: Reading,
  most: number,
): Promise<Part | undefined> {
  if (likely === undefined || likely > certainly * most) return undefined;
  const time = search.wantsSums ? patience : countPatience;
  const collected = await within(tx, time, (inner) =>
    collect(inner, found, windowOf(search), { most, sums: summed }),
  );
  if (collected === undefined || collected.count > most) return undefined;
  const { page, count, sums } = collected;
  const total = { count, is_exact: true };
  return { page, total, number: numberOf(search, total, most), sums };
}

/**
 * Reads one page along the index of the order, and estimates the number of found rows. A page behind their end is empty.
 *
 * @param most the number of rows above which the total of the whole list is an estimate
 * @throws HttpError 503 where the page takes too long
 */
export async function readMany(
  { tx, found, search, likely }: Reading,
  most: number,
): Promise<Part> {
  const total =
    likely === undefined
      ? await countAll(tx, found.table, most)
      : { count: likely, is_exact: false };
  const number = numberOf(search, total, most);
  const window = windowOf(search, number);
  const page = await readLong(tx, found, window);
  const seen = (window.skipped ?? 0) + page.keys.length + (page.next === null ? 0 : 1);
  const atLeast = page.keys.length === 0 ? 0 : seen;
  return {
    page,
    total: total.is_exact ? total : { count: Math.max(total.count, atLeast), is_exact: false },
    number,
    sums: undefined,
  };
}

/**
 * Returns the number of the page that is answered: a number behind the end is that of the last page. It is null for
 * a page at a cursor or from the end, and where too many rows are before it.
 */
function numberOf({ place, end, page, size }: Search, total: Total, most: number): number | null {
  if (place !== undefined || end === 'last') return null;
  if (total.is_exact) return Math.min(page, Math.max(1, Math.ceil(total.count / size)));
  return (page - 1) * size <= most ? page : null;
}

/** Returns the window of a page; a page without a number and a place is the last one. */
function windowOf(search: Search, number: number | null = search.page): Window {
  const { place, end, size } = search;
  if (place !== undefined || end === 'last') return { place, end, size };
  if (number === null) return { place, end: 'last', size };
  return { place, end, size, skipped: (number - 1) * size };
}

/** Reads the list once. Beyond an end of the list, it is the page at that end, for which it is read again. */
async function collect(
  tx: Transaction,
  found: Found,
  window: Window,
  wanted: Pick<Parameters<typeof collectFound>[2], 'most' | 'sums'>,
): Promise<Pick<Collected, 'count' | 'sums'> & { page: ReturnType<typeof pageOf> }> {
  const { place, end, size, skipped = 0 } = window;
  const isBackwards = readsBackwards(window);
  const collected = await collectFound(tx, found, {
    ...wanted,
    from: place,
    isBackwards,
    skipped,
    rows: size + 1,
  });
  const { keys, count, hasBeside } = collected;
  if (keys.length === 0 && count > 0 && count <= wanted.most) {
    const atEnd: Window =
      place === undefined
        ? { place, end, size, skipped: (Math.ceil(count / size) - 1) * size }
        : { place: undefined, end: isBackwards ? 'first' : 'last', size };
    return collect(tx, found, atEnd, wanted);
  }
  return { ...collected, page: pageOf({ keys, isBackwards, size, hasBeside }) };
}

/**
 * One page of so many rows that the way along the index of their order meets one soon. Where those at its
 * beginning are not found, as amounts above zero among refunds, all found rows are read.
 *
 * @throws HttpError 503 where that takes too long
 */
async function readLong(tx: Transaction, found: Found, window: Window) {
  const page =
    (await within(tx, wayPatience, (inner) => readPage(inner, found, window))) ??
    (await within(tx, sortPatience, (inner) => readSorted(inner, found, window)));
  if (page !== undefined) return page;
  throw new HttpError(
    503,
    'The rows take too long to sort. Choose fewer of them, or another order.',
  );
}
