/** What a table shows, as it stands in the address. Defaults are not written there. */

import type { Sort } from '../row-index/row-index.ts';
import { type RawSearch, readOneOf, readPositive, readText } from './search-params.ts';

/** What one table of a page may have in the address. */
export interface TableSpec<Prefix extends string = string, Filter extends string = string> {
  /** Set apart from another table on the same page: '' or 'jobs_'. */
  prefix: Prefix;
  /** Ids of columns that can be filtered by a word; it stands in the address in lower case. */
  filters: readonly Filter[];
  /** The column of ids by which links show one row. */
  rowId?: Filter;
  /** Ids of columns that can be sorted by. */
  sortable: readonly string[];
  /** Page sizes to choose from; the first is the default. */
  sizes: readonly number[];
  sort?: Sort;
  /** Filters that are set unless the address says otherwise; `all` in the address lifts one. */
  preset?: Readonly<Partial<Record<Filter, string>>>;
}

/** The search params of one table; each is missing while it has its default. */
export type TableParams<Prefix extends string = '', Filter extends string = never> = {
  [Key in `${Prefix}q` | `${Prefix}sort` | `${Prefix}${Filter}`]?: string;
} & { [Key in `${Prefix}page` | `${Prefix}size`]?: number };

export interface TableState {
  q: string;
  sort: Sort | null;
  page: number;
  size: number;
  filters: Readonly<Record<string, string | undefined>>;
}

const everything = 'all';

const filtersOf = <Filter extends string>({ filters, rowId }: TableSpec<string, Filter>) =>
  rowId === undefined ? filters : [...filters, rowId];

/** Reads a table's params; what cannot be used is dropped, and the table shows its default. */
export function readTableParams<Prefix extends string, Filter extends string>(
  spec: TableSpec<Prefix, Filter>,
  raw: RawSearch,
): TableParams<Prefix, Filter> {
  return writeTableState(spec, tableStateOf(spec, raw));
}

/** The state that search params stand for. */
export function tableStateOf<Prefix extends string, Filter extends string>(
  spec: TableSpec<Prefix, Filter>,
  params: RawSearch,
): TableState {
  const param = (name: string) => params[spec.prefix + name];
  const [defaultSize = 10] = spec.sizes;
  return {
    q: readText(param('q')) ?? '',
    sort: readSort(spec, readText(param('sort'))),
    page: readPositive(param('page'), 1),
    size: readOneOf(param('size'), spec.sizes) ?? defaultSize,
    filters: Object.fromEntries(
      filtersOf(spec).map((id) => {
        const given = readText(param(id)) ?? spec.preset?.[id];
        const key = id === spec.rowId ? given : given?.toLowerCase();
        return [id, key === everything ? undefined : key];
      }),
    ),
  };
}

/** The search params that stand for a state, with undefined for every default. */
export function writeTableState<Prefix extends string, Filter extends string>(
  spec: TableSpec<Prefix, Filter>,
  state: TableState,
): TableParams<Prefix, Filter> {
  const params: RawSearch = {
    [`${spec.prefix}q`]: state.q || undefined,
    [`${spec.prefix}sort`]: sameSort(state.sort, spec.sort ?? null)
      ? undefined
      : writeSort(state.sort),
    [`${spec.prefix}page`]: state.page === 1 ? undefined : state.page,
    [`${spec.prefix}size`]: state.size === spec.sizes[0] ? undefined : state.size,
  };
  for (const id of filtersOf(spec)) {
    const chosen = state.filters[id] ?? (spec.preset?.[id] === undefined ? undefined : everything);
    params[spec.prefix + id] = chosen === spec.preset?.[id] ? undefined : chosen;
  }
  return params as TableParams<Prefix, Filter>;
}

function readSort(spec: TableSpec, text: string | undefined): Sort | null {
  const [column = '', direction] = text?.split('.') ?? [];
  if (!spec.sortable.includes(column)) return spec.sort ?? null;
  return { column, descending: direction === 'desc' };
}

function writeSort(sort: Sort | null): string | undefined {
  return sort === null ? undefined : `${sort.column}.${sort.descending ? 'desc' : 'asc'}`;
}

function sameSort(a: Sort | null, b: Sort | null): boolean {
  return a?.column === b?.column && a?.descending === b?.descending;
}
