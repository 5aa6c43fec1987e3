import type { Transaction } from '../db/connect.ts';
import { HttpError } from '../http/refusals/http-error.ts';
import { type Collected, collectFound } from './collect-found.ts';
import { countAll, type SumRow, type Total } from './count-found.ts';
import type { Found } from './read-keys.ts';
import { pageOf, readPage, readsBackwards, type Window } from './read-page.ts';
import { readSorted } from './read-sorted.ts';
import type { Search } from './searched-list.ts';
import { statementTimeoutMs, within } from './within.ts';

/** When the estimate is this many times the limit of counted rows, there are certainly more rows than the limit. */
const certainly = 2;

/** Milliseconds for counting the rows of a page without sums; after that, their number is an estimate. */
const countTimeoutMs = 1_000;

/** Milliseconds for reading along an index; after that, all found rows are read, with the time limit of a statement. */
const [indexScanTimeoutMs, sortTimeoutMs] = [700, 15_000];

/** The part of a list that is read: one page, and the number of found rows. */
export interface Part {
  page: ReturnType<typeof pageOf>;
  total: Total;
  /** The number of the page from the start; null when it is not known. */
  number: number | null;
  /** The sums, if they were computed with the page. */
  sums: SumRow[] | undefined;
}

type Summed = Parameters<typeof collectFound>[2]['sums'];

/** The list that is read, in one snapshot. */
export interface Reading {
  tx: Transaction;
  found: Found;
  search: Search;
  summed: Summed;
  /** The estimated number of found rows; undefined when a search finds all rows. */
  likely: number | undefined;
}

/** Reads all found rows once. Returns undefined when there are more than `most`, or reading them takes too long. */
export async function readFew(
  { tx, found, search, summed, likely }: Reading,
  most: number,
): Promise<Part | undefined> {
  if (likely === undefined || likely > certainly * most) return undefined;
  const time = search.wantsSums ? statementTimeoutMs : countTimeoutMs;
  const collected = await within(tx, time, (inner) =>
    collect(inner, found, windowOf(search), { most, sums: summed }),
  );
  if (collected === undefined || collected.count > most) return undefined;
  const { page, count, sums } = collected;
  const total = { count, is_exact: true };
  return { page, total, number: numberOf(search, total, most), sums };
}

/**
 * Reads one page along the index of the order, and estimates the number of found rows. A page after the last row is
 * empty.
 *
 * @param most the number of rows above which the total of the whole list is an estimate
 * @throws HttpError 503 when the page takes too long
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
 * Returns the number of the page in the answer. A number after the end becomes the number of the last page. The
 * result is null for a page at a cursor or from the end, and when too many rows are before the page.
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

/** Reads the list once. For a place beyond an end of the list, reads it again for the page at that end. */
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
 * Reads one page when many rows are found, so that reading along the index of the order usually finds the page
 * soon. Otherwise, for example for amounts above zero among refunds, all found rows are read and sorted.
 *
 * @throws HttpError 503 when sorting takes too long
 */
async function readLong(tx: Transaction, found: Found, window: Window) {
  const page =
    (await within(tx, indexScanTimeoutMs, (inner) => readPage(inner, found, window))) ??
    (await within(tx, sortTimeoutMs, (inner) => readSorted(inner, found, window)));
  if (page !== undefined) return page;
  throw new HttpError(
    503,
    'The rows take too long to sort. Choose fewer of them, or another order.',
  );
}
