import { formatCount } from '../../../domain/count.ts';
import type { OperationId } from '../../../openapi/generated/operations.ts';
import { isJsonObject } from '../../lib/values/records.ts';
import { ApiError, unreadableError } from '../transport/api-error.ts';
import { progressDelayMs, type ReceiveListener } from '../transport/receive.ts';
import { maxEnvelopes, rawRows, rowsIn } from './read-answer.ts';

const maxPages = 1_000;

interface PagedCall {
  operationId: OperationId;
  /** Calls the operation with a query, such as `page=2`. */
  call: (query: string) => Promise<unknown>;
  /** Receives each page, with the number of characters of all pages so far as `bytes`. */
  listener: ReceiveListener | undefined;
  isSecondRead?: boolean;
}

/**
 * Returns the rows of a list, before they are parsed, from an answer with other fields beside the list. If the host sends
 * the list in pages, reads the other pages one after the other.
 * If rows leave the list meanwhile, the rows behind them move to a page that was read before, so all pages are read once
 * more; only once, because a busy list may never stand still.
 *
 * @param first the answer with the first page
 * @returns the rows of all pages. A row with an id that moved to the next page between two reads is returned once.
 * @throws ApiError if the answer has no list or reports a failure, or if pages are missing. The message has the number
 *   of read rows then. Rows that moved while the pages were read a second time may be missing without an error.
 */
export async function readWholeList(first: unknown, paged: PagedCall): Promise<readonly unknown[]> {
  const { operationId, call, listener, isSecondRead = false } = paged;
  const firstRows = rawRows(operationId, first);
  let page = pageOf(first, 1);
  if ((page?.next ?? null) === null) return firstRows;
  const startedAt = performance.now();
  const rows = new Map<string, unknown>();
  /** The pages that were read, as JSON. */
  const pages = new Set<string>();
  let bytes = 0;
  const total = page?.total ?? null;
  const withRowCount = (error: ApiError) => {
    const ofTotal = total === null ? '' : ` of ${formatCount(total)}`;
    const message = `Only ${formatCount(rows.size)}${ofTotal} rows were read. ${error.message}`;
    const { kind, status, body, retryAfterMs } = error;
    return new ApiError({ kind, status, body, retryAfterMs, operationId, message });
  };
  const addRowCount = (error: unknown) => {
    throw error instanceof ApiError ? withRowCount(error) : error;
  };
  const incompleteError = (message: string) =>
    withRowCount(new ApiError({ kind: 'unreadable', status: 200, message, operationId }));

  const read = async (query: string) => {
    const answer = await call(query);
    // Throws if the page reports a failure.
    rawRows(operationId, answer);
    return pageOf(answer, pages.size + 1);
  };

  for (;;) {
    if (page === null) throw withRowCount(unreadableError(operationId));
    const { next } = page;
    if (!isSecondRead && isSmaller(page, total))
      return readWholeList(await call('').catch(addRowCount), { ...paged, isSecondRead: true });
    const pageJson = JSON.stringify(page.rows);
    if (pages.has(pageJson)) throw incompleteError('The host sends the same page again.');
    for (const row of page.rows) rows.set(keyOf(row) ?? String(rows.size), row);
    bytes += pageJson.length;
    listener?.onReceived({
      firstRows: listener.wantsFirstRows ? page.rows : undefined,
      bytes: performance.now() - startedAt > progressDelayMs ? bytes : 0,
      onPainted: () => undefined,
    });
    if (next !== null && page.rows.length === 0 && rows.size < (total ?? 0))
      throw incompleteError('The host sends an empty page.');
    if (next === null || page.rows.length === 0) return [...rows.values()];
    if (pages.size + 1 === maxPages) throw incompleteError('The host has too many pages.');
    pages.add(pageJson);
    page = await read(next).catch(addRowCount);
  }
}

/** Returns whether a list has fewer rows than before. On some hosts `count` is the number of the rows of the page. */
const isSmaller = ({ rows, total }: ListPage, before: number | null) =>
  total !== null && before !== null && total < before && total !== rows.length;

/** Returns the JSON of a row, to recognise it on a later page; null without an id, because two such rows can be equal. */
const keyOf = (row: unknown): string | null =>
  isJsonObject(row) && (row.id ?? null) !== null ? JSON.stringify(row) : null;

interface ListPage {
  rows: readonly unknown[];
  /** The query of the next page, such as `page=2`; null on the last one. */
  next: string | null;
  /** The number of rows of all pages, or null. */
  total: number | null;
}

type JsonObject = Record<string, unknown>;

/**
 * Returns the page in the answer to a list call, or null if there is no list. It reads the fields of Laravel's
 * paginators, beside the rows or in `meta`, `links` or `pagination`, the fields `count`, `next` and `results`, and other
 * spellings of these.
 *
 * @param requestedPage the number of the page, from 1, for hosts that do not send it
 */
function pageOf(answer: unknown, requestedPage: number): ListPage | null {
  const objects: JsonObject[] = [];
  let value = answer;
  for (let depth = 0; depth < maxEnvelopes && isJsonObject(value); depth += 1) {
    const { meta, links, pagination } = value;
    objects.push(...[value, meta, links, pagination].filter(isJsonObject));
    if (isJsonObject(meta)) objects.push(...[meta.pagination, meta.links].filter(isJsonObject));
    value = rowsIn(value);
  }
  if (!Array.isArray(value)) return null;
  // Some hosts send `total` and, as `count`, the number of rows of the page.
  const total = numberIn(objects, /^total$/) ?? numberIn(objects, /^count$/);
  return { rows: value, next: nextIn(objects, total, requestedPage), total };
}

/** Returns the values of the fields whose names, in lower case and without `_`, match. */
const valuesOf = (objects: readonly JsonObject[], name: RegExp): unknown[] =>
  objects.flatMap((object) =>
    Object.entries(object).flatMap(([key, value]) =>
      name.test(key.toLowerCase().replaceAll('_', '')) ? [value] : [],
    ),
  );

const wholeNumber = (value: unknown): number | null =>
  /^\d{1,15}$/.test(String(value)) ? Number(value) : null;

/** Returns the first whole number in the fields whose names match, or null. */
const numberIn = (objects: readonly JsonObject[], name: RegExp): number | null =>
  valuesOf(objects, name)
    .map(wholeNumber)
    .find((number) => number !== null) ?? null;

function nextIn(
  objects: readonly JsonObject[],
  total: number | null,
  requestedPage: number,
): string | null {
  const nextValues = valuesOf(objects, /^next(page)?(url|link)?$/);
  const query = nextValues.map(queryOf).find((nextQuery) => nextQuery !== null);
  if (query !== undefined) return query;
  const current = numberIn(objects, /^(current)?page$/) ?? requestedPage;
  const size = numberIn(objects, /^(perpage|pagesize|limit)$/);
  const last =
    numberIn(objects, /^(lastpage|totalpages|pages|pagecount)$/) ??
    (total !== null && size !== null && size > 0 ? Math.ceil(total / size) : null);
  const isLast = nextValues.length > 0 || last === null || current >= last;
  return isLast ? null : `page=${current + 1}`;
}

/**
 * Returns the query of a link, or of a page number. The address of the link is not used, because a host behind a proxy
 * writes its internal name, and the token must go to no other host.
 */
function queryOf(next: unknown): string | null {
  const page = wholeNumber(next);
  if (page !== null) return `page=${page}`;
  const link = isJsonObject(next) ? next.href : next;
  const query = typeof link === 'string' ? /\?([^#]+)/.exec(link)?.[1] : undefined;
  return query ?? null;
}
