/** Calls the lists that a host searches, and reads its answers. */
import { allOperations } from '../../../openapi/generated/operations.ts';
import type { RowQuery } from '../../lib/row-index/row-index.ts';
import { readPosition } from '../../lib/url/list-position.ts';
import { isJsonObject, propertyOf } from '../../lib/values/records.ts';
import { choiceCountFields } from '../parse/generated/choice-count.ts';
import { listTotalFields } from '../parse/generated/list-total.ts';
import { rowSumFields } from '../parse/generated/row-sum.ts';
import { readEnvelope } from '../parse/read-answer.ts';
import { count, type FieldReader, listOf, record, text } from '../parse/read-fields.ts';
import { Rows } from '../parse/rows.ts';
import { ApiError, unreadableError } from '../transport/api-error.ts';
import type { CallOptions } from '../transport/call.ts';
import { requestTime } from '../transport/early-answer.ts';
import {
  type HostChoices,
  type HostList,
  type HostPage,
  type HostSums,
  maxFoundRows,
  type PageRequest,
  type RowTotal,
} from './long-list-types.ts';
import {
  filterParameters,
  type MaskedQuery,
  orderParameters,
  type QueryParameters,
  withoutEmpty,
} from './parameters.ts';

type SearchCall = Pick<HostList<unknown>, 'call' | 'fixed' | 'operationId'>;

const totalFields = record(listTotalFields);

/**
 * Calls a list with parameters.
 *
 * @returns the rows before they are parsed, their total, and the object around them
 * @throws ApiError `unreadable` if the answer has no rows or no total, `refused` if it reports a failure
 */
async function callSearch(
  { operationId, call, fixed }: SearchCall,
  parameters: QueryParameters,
  options: CallOptions,
) {
  const answer = await call({ ...fixed, ...parameters }, options);
  const { rows, envelope } = readEnvelope(operationId, answer);
  const total = totalFields(propertyOf(envelope, 'total'));
  if (total.count === null) throw unreadableError(operationId);
  return { rows, envelope, total: { count: total.count, isExact: total.is_exact } };
}

/** Returns the path and query of the call for a page, below the base of the API, encoded as openapi-fetch does. */
export function pathOfPage({ operationId }: SearchCall, request: PageRequest): string {
  const parameters = Object.entries(parametersOf({ ...request, isMasked: false }));
  const query = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${allOperations[operationId].path}?${query.join('&')}`;
}

function parametersOf(request: MaskedQuery<PageRequest>): QueryParameters {
  const { size, page, position } = request;
  const { isFromEnd, cursor } = readPosition(position);
  return {
    ...filterParameters(request),
    ...withoutEmpty({
      ...orderParameters(request),
      size: `${size}`,
      cursor: cursor ?? undefined,
      end: cursor === null && isFromEnd ? 'last' : undefined,
      page: position === null && page > 1 ? `${page}` : undefined,
    }),
    sums: 'none',
  };
}

const readEntries = <T>(object: unknown, read: FieldReader<T>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(isJsonObject(object) ? object : {}).map(([name, value]) => [name, read(value)]),
  );

const pageFields = record({ next: text, previous: text, page: count });

/** Reads one page of the rows that match a search. Throws the errors of `callSearch`. */
export async function findPage<T>(
  hostList: HostList<T>,
  request: MaskedQuery<PageRequest>,
  options: CallOptions,
): Promise<HostPage<T>> {
  const requestedAt = requestTime();
  const { rows, envelope, total } = await callSearch(hostList, parametersOf(request), options);
  return {
    ...pageFields(envelope),
    request,
    rows: new Rows<T>(rows, hostList.parser, requestedAt),
    total,
  };
}

/** The most search words that a host accepts. */
const maxWords = 10;
/** The most rows that a host sends in one page. */
const maxPageSize = 100;

/**
 * Yields the matching rows page by page until there are `maxFoundRows`, and returns whether these are all of them. An
 * empty page counts as a full one. Only the first `maxWords` words are searched.
 */
async function* readPages(
  search: SearchCall,
  { q, ...query }: MaskedQuery<RowQuery>,
  options: CallOptions,
): AsyncGenerator<readonly unknown[], boolean> {
  const filters = filterParameters({ ...query, q: q.split(/\s+/, maxWords).join(' ') });
  let cursor: string | null = null;
  let readCount = 0;
  do {
    const page: QueryParameters = withoutEmpty({ size: `${maxPageSize}`, cursor: cursor ?? '' });
    const parameters = { ...filters, ...orderParameters(query), ...page, sums: 'none' };
    const { rows, envelope } = await callSearch(search, parameters, options);
    yield rows;
    readCount += rows.length || maxPageSize;
    cursor = pageFields(envelope).next;
  } while (cursor !== null && readCount < maxFoundRows);
  return cursor === null;
}

/** Finds the first matching rows. */
export async function findRows<T>(
  hostList: HostList<T>,
  query: MaskedQuery<RowQuery>,
  options: CallOptions,
): Promise<Rows<T>> {
  const requestedAt = requestTime();
  const rows: unknown[] = [];
  for await (const page of readPages(hostList, query, options)) {
    rows.push(...page);
  }
  return new Rows<T>(rows, hostList.parser, requestedAt);
}

/**
 * Finds the rows with an id, among the rows that have this text in any field. Part-payments may share the id of a job.
 *
 * @throws ApiError if the rows of `readPages` are others and not all
 */
export async function findRowsById<T>(
  hostList: HostList<T>,
  id: string,
  idOf: (row: T) => string | null,
  options: CallOptions,
): Promise<readonly T[]> {
  const { operationId, parser } = hostList;
  // In this order, the rows with an id come one after the other.
  const query = { q: id, filters: {}, sort: hostList.idOrder, isMasked: false };
  const pages = readPages(hostList, query, options);
  const found: T[] = [];
  let page = await pages.next();
  for (; page.done !== true; page = await pages.next()) {
    const rows = page.value.map(parser.readRow);
    found.push(...rows.filter((row) => idOf(row) === id));
    const last = rows.at(-1);
    if (found.length > 0 && last !== undefined && idOf(last) !== id) return found;
  }
  // The value at the end is whether all matching rows were read.
  if (found.length > 0 || page.value) return found;
  const message =
    'The host has further rows with this id that were not read. Search the list for other words.';
  throw new ApiError({ kind: 'unreadable', status: 200, message, operationId });
}

/** Reads the number of all rows of a list. */
export async function findTotal(search: SearchCall, options: CallOptions): Promise<RowTotal> {
  const { total } = await callSearch(search, { sums: 'none', size: '1' }, options);
  return total;
}

const sumFields = record(rowSumFields);

const sumOf: FieldReader<HostSums['sums'][string]> = (value) => {
  const { rows, total } = sumFields(value);
  return { rows: rows ?? 0, total };
};

/** Reads the number of all rows that a search finds, and their sums in kobo. */
export async function findSums(
  search: SearchCall,
  query: MaskedQuery,
  options: CallOptions,
): Promise<HostSums> {
  const parameters = { ...filterParameters(query), size: '1' };
  const { envelope, total } = await callSearch(search, parameters, options);
  return { total, sums: readEntries(propertyOf(envelope, 'sums'), sumOf) };
}

// A missing field means true.
const choiceFields = record({
  ...choiceCountFields,
  is_exact: (value: unknown) => value !== false,
});

const choice: FieldReader<HostChoices[string][number]> = (value) => {
  const { value: word, rows, is_exact } = choiceFields(value);
  return { value: word, rows: rows ?? 0, isExact: is_exact };
};

/** Reads the number of all rows of a list and the values of its filters. */
export async function findChoices(
  search: SearchCall,
  options: CallOptions,
): Promise<{ total: RowTotal; choices: HostChoices }> {
  const parameters = { choices: 'all', sums: 'none', size: '1' };
  const { envelope, total } = await callSearch(search, parameters, options);
  return { total, choices: readEntries(propertyOf(envelope, 'choices'), listOf(choice)) };
}
