import type { QueryExecuteOptions, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ListSort } from '../../../domain/lists/list.ts';
import type { ContractId } from '../../../openapi/generated/operations.ts';
import type { operations } from '../../../openapi/generated/schema.d.ts';
import type { Sum } from '../../lib/row-index/row-index.ts';
import type { TableState } from '../../lib/url/table-state.ts';
import type { RowParser, Rows } from '../parse/rows.ts';
import type { ApiError } from '../transport/api-error.ts';
import type { CallOptions } from '../transport/call.ts';
import type { QueryParameters } from './parameters.ts';

/** The lists of the contract that a host may search, sort, and send in pages or as a CSV file (`x-list`). */
export type ListId = {
  [Id in ContractId]: operations[Id]['responses'][200]['content'] extends { 'text/csv': unknown }
    ? Id
    : never;
}[ContractId];

/** How one list of a host is read, whole or searched. */
export interface HostList<T> {
  operationId: ListId;
  call: (parameters: QueryParameters, options: CallOptions) => Promise<unknown>;
  /** The key of the whole list. */
  listKey: QueryKey;
  parser: RowParser<T>;
  /** The order in which an id comes early among the ids that contain it. */
  idOrder: ListSort;
  /** Parameters of every call. */
  fixed?: QueryParameters;
}

/** The options of a query that reads all rows of a list. */
export type WholeQuery<T> = UseQueryOptions<Rows<T>, ApiError> &
  QueryExecuteOptions<Rows<T>, ApiError>;

/** A list that is read whole, or that a host searches. */
export interface LongList<T> extends HostList<T> {
  whole: WholeQuery<T>;
}

/** The calls that a host may answer with a CSV file (`format=csv`). */
export type CsvId = ListId | 'listAuditEntries';

/** The request for one page: the state of its table. */
export type PageRequest = TableState;

/** The read of all found rows ends after this many. If there are as many, the host may have found more. */
export const maxFoundRows = 1_000;

export interface RowTotal {
  count: number;
  /** Whether all rows were counted; else there may be more. */
  isExact: boolean;
}

/** A page of the rows that the host found. */
export interface HostPage<T> {
  /** The request for this page. The page stays on screen while another request is under way. */
  request: PageRequest;
  rows: Rows<T>;
  /** The cursors of the next and the previous page; null at an end of the list. */
  next: string | null;
  previous: string | null;
  /** The number of the page from the start; null if the host does not know it. */
  page: number | null;
  total: RowTotal;
}

/** The number and the sums of all found rows. They take the host longer than one page. */
export interface HostSums {
  total: RowTotal;
  /** The sums in kobo, by their names in the contract. */
  sums: Readonly<Record<string, Sum>>;
}

/** By column id: the values of its filter, spelled as in a row, with their numbers of rows; the most frequent first. */
export type HostChoices = Readonly<
  Record<string, readonly { value: string | null; rows: number; isExact: boolean }[]>
>;
