/** Searches the mock's lists as a host with a search does, without an index. */
import { fold } from '../../../domain/fold.ts';
import { lagosIsoDay } from '../../../domain/lagos.ts';
import { type List, sharedColumns } from '../../../domain/lists/list.ts';
import { statusKey } from '../../../domain/status.ts';

type Row = Readonly<Record<string, unknown>>;

/** The search of one list. */
export interface MockSearch {
  list: List;
  rows: readonly Row[];
  /** The default order, which is descending; by default that of the list. */
  order?: string;
  /** The sum of a row, and the amount in naira that the row adds to it. */
  sums?: {
    of: (row: Row) => string | null;
    amount: (row: Row) => unknown;
  };
}

interface MockTotal {
  count: number;
  is_exact: boolean;
}

interface MockPage {
  data: Row[];
  page: number | null;
  choices?: Record<string, { value: string | null; rows: number }[]>;
  next: string | null;
  previous: string | null;
  total: MockTotal;
  sums?: Record<string, { rows: number; total: number | null }> | undefined;
}

const folded = (value: unknown) => fold(JSON.stringify(value ?? null));

const keyOf = (value: unknown) => (typeof value === 'string' ? statusKey(value) : 'nil');

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** The day in Africa/Lagos, as YYYY-MM-DD. */
const dayOf = (value: unknown) =>
  typeof value === 'string' ? lagosIsoDay(Date.parse(value)) : null;

function isWithin<T extends number | string>(
  value: T | null,
  range: string,
  read: (end: string) => T,
) {
  const [from = '', to = ''] = range.split('..');
  return value !== null && (from === '' || value >= read(from)) && (to === '' || value <= read(to));
}

function meets({ list }: MockSearch, row: Row, name: string, filter: string): boolean {
  switch (list.columns[name]?.filter) {
    case 'choices':
      return filter.split(' ').includes(keyOf(row[name]));
    case 'amounts':
    case 'sizes':
      return isWithin(numberOf(row[name]), filter, Number);
    case 'days':
      return isWithin(dayOf(row[name]), filter, String);
    case 'id':
      return String(row[name]) === filter;
    case 'phones':
    case undefined:
      return true;
  }
}

/** Rows without a value come last in both directions. */
function inOrder(rows: readonly Row[], field: string, isDown: boolean): Row[] {
  const sign = isDown ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [one, other] = [a[field] ?? null, b[field] ?? null];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    return sign * folded(one).localeCompare(folded(other));
  });
}

function sumsOf(rows: readonly Row[], { list, sums: summed }: MockSearch): MockPage['sums'] {
  if (summed === undefined) return undefined;
  const sums: MockPage['sums'] = {};
  for (const name of sharedColumns(list).flatMap(([, column]) => column.sums ?? [])) {
    const amounts = rows
      .filter((row) => summed.of(row) === name)
      .map((row) => numberOf(summed.amount(row)));
    const known = amounts.filter((one) => one !== null);
    const total = known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0);
    sums[name] = { rows: amounts.length, total };
  }
  return sums;
}

function choicesOf({ rows, list }: MockSearch): NonNullable<MockPage['choices']> {
  const chosen = sharedColumns(list).filter(([, { filter }]) => filter === 'choices');
  const counted = chosen.map(([name]) => {
    const found = new Map<string, { value: string | null; rows: number }>();
    for (const { [name]: value } of rows) {
      const known = found.get(keyOf(value)) ?? { value: textOf(value), rows: 0 };
      found.set(keyOf(value), { ...known, rows: known.rows + 1 });
    }
    return [name, [...found.values()].sort((a, b) => b.rows - a.rows)] as const;
  });
  return Object.fromEntries(counted);
}

/** Returns all rows that match a query, in its order, or the message of a refusal. */
export function findInMock(search: MockSearch, query: URLSearchParams): Row[] | string {
  const words = folded(query.get('q') ?? '')
    .slice(1, -1)
    .split(/\s+/)
    .filter(Boolean);
  if (words.length > 10) return `The search has ${words.length} words; 10 are the most.`;
  const order = search.order ?? search.list.sort?.column ?? 'id';
  const sort = query.get('sort') ?? order;
  const orders = [...sharedColumns(search.list).map(([id]) => id), order];
  const direction = query.get('direction') ?? (query.has('sort') ? 'asc' : 'desc');
  if (!orders.includes(sort) || !['asc', 'desc'].includes(direction)) return unreadable;
  const found = search.rows.filter(
    (row) =>
      words.every((word) => folded(Object.values(row)).includes(word)) &&
      [...query].every(([name, filter]) => meets(search, row, name, filter)),
  );
  return inOrder(found, sort, direction === 'desc');
}

export const unreadable = 'The request has a value that cannot be read.';

/** Returns the page for a query, or the message of a refusal. */
export function searchMock(search: MockSearch, query: URLSearchParams): MockPage | string {
  const size = query.get('size') ?? '25';
  const cursor = query.get('cursor');
  const start = cursor === null ? '0' : /^from-(\d{1,6})$/.exec(cursor)?.[1];
  const number = query.get('page') ?? '1';
  const isReadable = /^([1-9]\d?|100)$/.test(size) && /^[1-9]\d{0,8}$/.test(number);
  const rows = findInMock(search, query);
  if (typeof rows === 'string') return rows;
  if (start === undefined || !isReadable) return unreadable;
  const most = Number(size);
  const isLast = cursor === null && query.get('end') === 'last';
  const page = Math.min(Number(number), Math.max(1, Math.ceil(rows.length / most)));
  const isNumbered = cursor === null && !isLast;
  const from = isNumbered ? (page - 1) * most : Number(start);
  const at = isLast ? Math.max(0, rows.length - most) : from;
  return {
    data: rows.slice(at, at + most),
    page: isNumbered ? page : null,
    ...(query.get('choices') === 'all' && { choices: choicesOf(search) }),
    next: at + most < rows.length ? `from-${at + most}` : null,
    previous: at > 0 ? `from-${Math.max(0, at - most)}` : null,
    total: { count: rows.length, is_exact: true },
    ...(search.sums && query.get('sums') !== 'none' && { sums: sumsOf(rows, search) }),
  };
}
