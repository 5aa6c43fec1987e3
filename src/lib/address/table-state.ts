/** The state of a table in the address. Default values are not written. */
import type { Sort } from '../row-index/row-index.ts';
import { isRange, type RangeKind } from '../values/search/range-text.ts';
import { type RawSearch, readOneOf, readPositive, readText } from './search-params.ts';

/** The search params that a table may have. */
export interface TableSpec<Prefix extends string = string, Filter extends string = string> {
  /** Separates two tables on one page: '' or 'jobs_'. */
  prefix: Prefix;
  /** Ids of the columns with a filter. Filter values are in lower case; spaces separate several values. */
  filters: readonly Filter[];
  /** The filters that are ranges, with their kinds. */
  ranges?: Readonly<Partial<Record<NoInfer<Filter>, RangeKind>>>;
  /** The id column: links use it as a filter to show one row. */
  rowId?: Filter;
  /** Ids of the sortable columns. */
  sortable: readonly string[];
  /** The page sizes; the first is the default. */
  sizes: readonly number[];
  sort?: Sort;
  /** Filters that are set by default; the value `all` in the address removes one. */
  preset?: Readonly<Partial<Record<Filter, string>>>;
}

/** The search params of one table, without those that have their default. */
export type TableParams<Prefix extends string = '', Filter extends string = never> = {
  [Key in `${Prefix}q` | `${Prefix}sort` | `${Prefix}at` | `${Prefix}${Filter}`]?: string;
} & { [Key in `${Prefix}page` | `${Prefix}size`]?: number };

export interface TableState {
  q: string;
  sort: Sort | null;
  page: number;
  /** The place of the page in a list that the host searches; see list-place.ts. */
  place: string | null;
  size: number;
  filters: Readonly<Record<string, string | undefined>>;
}

const noFilter = 'all';

const filtersOf = <Filter extends string>({ filters, rowId }: TableSpec<string, Filter>) =>
  rowId === undefined ? filters : [...filters, rowId];

/** Returns the valid search params of a table. An invalid one gets its default. */
export function readTableParams<Prefix extends string, Filter extends string>(
  spec: TableSpec<Prefix, Filter>,
  raw: RawSearch,
): TableParams<Prefix, Filter> {
  return writeTableState(spec, tableStateOf(spec, raw));
}

/** Returns the state of a table for its search params. */
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
    place: readText(param('at')) ?? null,
    size: readOneOf(param('size'), spec.sizes) ?? defaultSize,
    filters: Object.fromEntries(
      filtersOf(spec).map((id) => {
        const given = readText(param(id)) ?? spec.preset?.[id];
        const key = id === spec.rowId ? given : given?.toLowerCase();
        const kind = spec.ranges?.[id];
        const isInvalid = kind !== undefined && key !== undefined && !isRange(kind, key);
        return [id, key === noFilter || isInvalid ? undefined : key];
      }),
    ),
  };
}

/** Returns the search params of a state, with undefined for every default. */
export function writeTableState<Prefix extends string, Filter extends string>(
  spec: TableSpec<Prefix, Filter>,
  state: TableState,
): TableParams<Prefix, Filter> {
  const sort = writeSort(state.sort);
  const params: RawSearch = {
    [`${spec.prefix}q`]: state.q || undefined,
    [`${spec.prefix}sort`]: sort === writeSort(spec.sort ?? null) ? undefined : sort,
    [`${spec.prefix}page`]: state.page === 1 ? undefined : state.page,
    [`${spec.prefix}at`]: state.place ?? undefined,
    [`${spec.prefix}size`]: state.size === spec.sizes[0] ? undefined : state.size,
  };
  for (const id of filtersOf(spec)) {
    const chosen = state.filters[id] ?? (spec.preset?.[id] === undefined ? undefined : noFilter);
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
