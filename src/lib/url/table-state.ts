/** The state of a table in the address. Default values are not written. */
import type { FilterKind, List, ListSort } from '../../../domain/lists/list.ts';
import type { RowQuery } from '../row-index/row-index.ts';
import { isRange, type RangeKind } from '../values/search/range-text.ts';
import { type RawSearch, readOneOf, readPositive, readText } from './search-params.ts';

/** A list whose state is in search params. Filter values, except ids, are in lower case, with spaces between them. */
export interface TableSpec extends List {
  /** The text before the name of each search param, such as `jobs_`, if a page has two tables. */
  prefix?: string;
}

type PrefixOf<Spec> = Spec extends { prefix: infer Prefix extends string } ? Prefix : '';

type FilterOf<Columns> = {
  [Id in keyof Columns]: Columns[Id] extends { filter: FilterKind } ? Id & string : never;
}[keyof Columns];

/** The search params of one table, without those that have their default. */
export type TableParams<Spec extends TableSpec> = Params<PrefixOf<Spec>, FilterOf<Spec['columns']>>;

type Params<Prefix extends string, Filter extends string> = {
  [Key in `${Prefix}q` | `${Prefix}sort` | `${Prefix}at` | `${Prefix}${Filter}`]?: string;
} & { [Key in `${Prefix}page` | `${Prefix}size`]?: number };

/** The search, filters, order and page of a table. */
export interface TableState extends RowQuery {
  /** The number of the page, from the start of the list, or from its end if `position` is from the end. */
  page: number;
  /** The cursor of the page in a list that the host searches (list-position.ts); null if `page` alone gives the page. */
  position: string | null;
  size: number;
}

const noFilter = 'all';

/** Returns the kind of the ranges that a filter takes; undefined if it takes keys or an id. */
export function rangeKindOf(filter: FilterKind | undefined): RangeKind | undefined {
  if (filter === 'absolute') return 'amounts';
  return filter === 'choices' || filter === 'id' ? undefined : filter;
}

/** Returns the search params of a table without those that are invalid or have their default. */
export function readTableParams<Spec extends TableSpec>(
  spec: Spec,
  raw: RawSearch,
): TableParams<Spec> {
  return writeTableState(spec, tableStateOf(spec, raw));
}

/** Returns the state of a table from search params. An invalid param counts as missing. */
export function tableStateOf(spec: TableSpec, params: RawSearch): TableState {
  const { columns, prefix = '', preset, sizes } = spec;
  const param = (name: string) => params[prefix + name];
  const filters: Record<string, string | undefined> = {};
  for (const [id, { filter }] of Object.entries(columns)) {
    if (filter === undefined) continue;
    const text = readText(param(id)) ?? preset?.[id];
    const key = filter === 'id' ? text : text?.toLowerCase();
    const kind = rangeKindOf(filter);
    const isInvalid = kind !== undefined && key !== undefined && !isRange(kind, key);
    filters[id] = key === noFilter || isInvalid ? undefined : key;
  }
  const [defaultSize = 10] = sizes;
  return {
    q: readText(param('q')) ?? '',
    sort: readSort(spec, readText(param('sort'))),
    page: readPositive(param('page'), 1),
    position: readText(param('at')) ?? null,
    size: readOneOf(param('size'), sizes) ?? defaultSize,
    filters,
  };
}

/** Returns the search params of a state. Those with their default are undefined. */
export function writeTableState<Spec extends TableSpec>(
  spec: Spec,
  state: TableState,
): TableParams<Spec> {
  const { columns, prefix = '', preset }: TableSpec = spec;
  const sort = writeSort(state.sort);
  const params: RawSearch = {
    [`${prefix}q`]: state.q || undefined,
    [`${prefix}sort`]: sort === writeSort(spec.sort ?? null) ? undefined : sort,
    [`${prefix}page`]: state.page === 1 ? undefined : state.page,
    [`${prefix}at`]: state.position ?? undefined,
    [`${prefix}size`]: state.size === spec.sizes[0] ? undefined : state.size,
  };
  for (const [id, { filter }] of Object.entries(columns)) {
    if (filter === undefined) continue;
    const chosen = state.filters[id] ?? (preset?.[id] === undefined ? undefined : noFilter);
    params[prefix + id] = chosen === preset?.[id] ? undefined : chosen;
  }
  return params as TableParams<Spec>;
}

function readSort({ columns, sort }: TableSpec, text: string | undefined): ListSort | null {
  const [column = '', direction] = text?.split('.') ?? [];
  const isColumn = Object.hasOwn(columns, column);
  return isColumn ? { column, descending: direction === 'desc' } : (sort ?? null);
}

function writeSort(sort: ListSort | null): string | undefined {
  return sort === null ? undefined : `${sort.column}.${sort.descending ? 'desc' : 'asc'}`;
}
