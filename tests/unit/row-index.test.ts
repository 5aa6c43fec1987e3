import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../domain/fold.ts';
import type { IndexColumn } from '../../src/lib/row-index/index-column.ts';
import { RowIndex } from '../../src/lib/row-index/row-index.ts';
import { findRow, type RowSource } from '../../src/lib/row-index/row-source.ts';
import { sourceOf } from '../support/row-source.ts';

interface Row {
  id: number;
  name: string | null;
  amount: number | null;
  status: string;
}

const columns: readonly IndexColumn<Row>[] = [
  { id: 'id', text: (row) => String(row.id), sortKey: (row) => String(row.id), isId: true },
  { id: 'name', text: (row) => row.name ?? 'NIL', sortKey: (row) => row.name },
  {
    id: 'amount',
    text: (row) => (row.amount === null ? 'NIL' : String(row.amount)),
    sortKey: (row) => row.amount,
    totals: {
      sumOf: ({ status }) => (status === 'other' ? null : Number(status === 'pending')),
      amountOf: (row) => row.amount,
    },
  },
  {
    id: 'status',
    text: (row) => row.status,
    sortKey: (row) => row.status,
    filterKey: (row) => row.status,
  },
];

/** Indexes rows that have these fields and defaults. Returns a search that returns the numbers of the matching rows. */
function searchOf(rows: readonly Partial<Row>[], shown?: ReadonlySet<string>) {
  const complete = rows.map((row, id) => ({ id, name: null, amount: null, status: 'x', ...row }));
  const index = new RowIndex(sourceOf(complete), columns, shown);
  return (q: string, status?: string) => [...index.find({ q, filters: { status }, sort: null })];
}

/** Returns rows whose order by name differs from their order by id. Names repeat if there are fewer than rows. */
const manyRows = (count: number, names = count): Row[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: `n${(id * 7919) % names}`,
    amount: id,
    status: id % 2 === 0 ? 'paid' : 'other',
  }));

/** Counts the rows that are read from a source. */
function countReads(source: RowSource<Row>) {
  const counted = { visits: 0, objects: 0 };
  const counting: RowSource<Row> = {
    length: source.length,
    at(index) {
      counted.objects += 1;
      return source.at(index);
    },
    each: (visit, start, end) =>
      source.each(
        (one, at) => {
          counted.visits += 1;
          visit(one, at);
        },
        start,
        end,
      ),
  };
  return { source: counting, counted };
}

/**
 * Prepares an index as a screen does in the background, until it is done or `isEnough` returns true.
 *
 * @returns the number of steps
 */
function prepare(index: RowIndex<Row>, isEnough = () => false): number {
  const most = 20_000;
  for (let steps = 0; steps < most; steps += 1) {
    if (isEnough() || !index.prepare()) return steps;
  }
  throw new Error(`The index is not prepared after ${most} steps`);
}

const row = fc.record({
  id: fc.integer({ min: 0, max: 999 }),
  name: fc.option(fc.constantFrom('Ada', 'ada', 'Ọlá', 'Ola', 'Zik', 'Chidi 10', 'Chidi 9', '')),
  amount: fc.option(fc.integer({ min: -500, max: 500 })),
  status: fc.constantFrom('paid', 'pending', 'other'),
});
const query = fc.record({
  q: fc.constantFrom('', 'a', 'ad', 'ola', 'Ọlá', 'chidi 1', 'paid ada', '5', 'zzz', 'nil'),
  filters: fc.record({ status: fc.option(fc.constantFrom('paid', 'other'), { nil: undefined }) }),
  sort: fc.option(
    fc.record({
      column: fc.constantFrom('id', 'name', 'amount', 'status'),
      descending: fc.boolean(),
    }),
  ),
});
type Query = typeof query extends fc.Arbitrary<infer T> ? T : never;

/** A naive model without preparation. It is slow, but simple enough to be correct. */
function naiveFind(rows: readonly Row[], { q, filters, sort }: Query): number[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  const found = rows
    .map((_, index) => index)
    .filter((index) => {
      const one = rows[index];
      if (one === undefined) return false;
      const text = fold(columns.map((column) => ` ${column.text(one)}`).join(''));
      return (
        words.every((word) => text.includes(word.length < 3 ? ` ${word}` : word)) &&
        (filters.status === undefined || one.status === filters.status)
      );
    });
  if (sort === null) return found;
  const keyOf = (index: number) => {
    const one = rows[index];
    const key = sort.column === 'id' || one === undefined ? null : columnKey(sort.column, one);
    return typeof key === 'string' ? fold(key) || null : key;
  };
  const compare = (a: number, b: number) => {
    const [x, y] = [keyOf(a), keyOf(b)];
    if ((x === null) !== (y === null)) return x === null ? 1 : -1;
    const ids = (rows[a]?.id ?? 0) - (rows[b]?.id ?? 0) || a - b;
    const order = x === null || y === null || x === y ? ids : x < y ? -1 : 1;
    return sort.descending ? -order : order;
  };
  return found.sort(compare);
}

const columnKey = (columnId: string, row: Row) =>
  columns.find(({ id }) => id === columnId)?.sortKey?.(row) ?? null;

/** Returns the sum of these rows. The total is null, not zero, if no row has an amount. */
function naiveSum(rows: readonly (Row | undefined)[]) {
  if (rows.length === 0) return;
  const amounts = rows.flatMap((one) => (one?.amount == null ? [] : [one.amount]));
  return {
    rows: rows.length,
    total: amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0),
  };
}

describe('the row index', () => {
  it('finds the same rows as a naive search and sort, equal ones by their ids', () => {
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 60 }),
        fc.array(query, { minLength: 1, maxLength: 6 }),
        (rows, queries) => {
          const index = new RowIndex(sourceOf(rows), columns);
          for (const one of queries) {
            const found = [...index.find(one)];
            const wanted = naiveFind(rows, one);
            expect(found).toEqual(wanted);
            const sums = index.sums('amount', index.find(one));
            expect([sums[0], sums[1]]).toEqual(
              ['paid', 'pending'].map((status) =>
                naiveSum(
                  wanted.map((number) => rows[number]).filter((row) => row?.status === status),
                ),
              ),
            );
          }
        },
      ),
    );
  });

  it('finds the rows of each text while it is typed and removed letter by letter', () => {
    const find = searchOf([{ name: 'okafor' }, { name: 'okoro' }, { name: 'bello' }]);
    expect(['ok', 'oka', 'o', 'okora', 'bel'].map((q) => find(q))).toEqual([
      [0, 1],
      [0],
      [0, 1],
      [],
      [2],
    ]);
  });

  it('matches one or two letters at the beginning of a word, and three anywhere', () => {
    const find = searchOf([{ name: 'Okafor Ada' }, { name: 'Bello\u2003Óke' }, { name: 'Musa' }]);
    expect(find('a')).toEqual([0]);
    expect(find('ok')).toEqual([0, 1]);
    expect(find('ka')).toEqual([]);
    // The result of the shorter word does not limit this one.
    expect([find('el'), find('ell')]).toEqual([[], [1]]);
    expect([find('sa'), find('usa'), find('2')]).toEqual([[], [2], [2]]);
  });

  it('finds the right rows if a text contains NUL', () => {
    const find = searchOf([{ name: 'Ada\0' }, { name: 'Bola' }, { name: 'Chidi' }]);
    expect(['ada', 'bola', 'chidi'].map((q) => find(q))).toEqual([[0], [1], [2]]);
  });

  it('compares the keys of a filter without accents', () => {
    const find = searchOf([{ status: 'débit' }, { status: 'debit' }, { status: 'credit' }]);
    expect([find('', 'debit'), find('', 'débit'), find('', 'credit débit')]).toEqual([
      [0, 1],
      [0, 1],
      [0, 1, 2],
    ]);
  });

  it('filters by hidden columns, and searches only the shown ones', () => {
    const rows = ['paid', 'other'].map((status) => ({ name: 'Ada', status }));
    const find = searchOf(rows, new Set(['id', 'name', 'amount']));
    expect([find('ada', 'other'), find('other'), find('ada')]).toEqual([[1], [], [0, 1]]);
  });

  it('counts the rows of each filter choice', () => {
    const rows = ['b', 'a', 'b'].map((status, id) => ({ id, name: null, amount: null, status }));
    expect(new RowIndex(sourceOf(rows), columns).choices('status')).toEqual([
      { key: 'b', label: 'b', count: 2 },
      { key: 'a', label: 'a', count: 1 },
    ]);
  });

  it('reads every row at most once for each preparation', () => {
    const { source, counted } = countReads(sourceOf(manyRows(1000)));
    const index = new RowIndex(source, columns);
    for (const q of ['n', 'n1', 'n12', '', 'n9']) {
      index.find({ q, filters: {}, sort: { column: 'name', descending: false } });
    }
    // Each row is read once for the text and once for the order.
    expect(counted.visits).toBe(2000);
  });

  it('makes ten times the reads for ten times the rows, and creates no object for a row', () => {
    const work = (count: number) => {
      let textCount = 0;
      const { source, counted } = countReads(sourceOf(manyRows(count)));
      const spied = columns.map((column) => ({
        ...column,
        text: (one: Row) => {
          textCount += 1;
          return column.text(one);
        },
      }));
      const index = new RowIndex(source, spied);
      prepare(index);
      for (const q of ['n', 'n1', 'n12', 'n1', '']) {
        const found = index.find({
          q,
          filters: { status: 'other' },
          sort: { column: 'name', descending: q === '' },
        });
        index.sums('amount', found);
      }
      return { ...counted, textCount };
    };
    const [few, many] = [work(2000), work(20_000)];
    expect(few.objects + many.objects).toBe(0);
    expect(many.visits / few.visits).toBe(10);
    expect(many.textCount / few.textCount).toBe(10);
  });

  it('of many rows first prepares what the prioritized query needs', () => {
    const count = 5000;
    const { source, counted } = countReads(sourceOf(manyRows(count)));
    const index = new RowIndex(source, columns);
    const expected = {
      q: '',
      filters: { status: 'paid' },
      sort: { column: 'name', descending: false },
    };
    expect(index.isReady(expected)).toBe(false);
    index.prioritize(expected);
    prepare(index, () => index.isReady(expected));
    expect(index.isReady(expected)).toBe(true);
    // Only the order, the filter and the sum are prepared; the query does not need the searched text.
    expect(counted.visits).toBeLessThan(4 * count);
    expect(index.isReady({ ...expected, q: 'n1' })).toBe(false);
    expect(index.isReady({ ...expected, sort: { column: 'id', descending: false } })).toBe(false);
    const before = counted.visits;
    const found = index.find(expected);
    expect([found.length, index.sums('amount', found)]).toEqual([
      2500,
      [{ rows: 2500, total: 6_247_500 }],
    ]);
    expect(counted.visits).toBe(before);
  });

  it('of few rows is ready at once', () => {
    const index = new RowIndex(sourceOf(manyRows(600)), columns);
    expect(index.isReady({ q: 'n', filters: {}, sort: { column: 'id', descending: true } })).toBe(
      true,
    );
  });

  it('sorts 30,000 rows in steps that are short enough for typing in between', () => {
    const count = 30_000;
    const index = new RowIndex(sourceOf(manyRows(count, 5000)), columns);
    index.prioritizeOrder('name');
    expect(prepare(index)).toBeGreaterThan(count / 256);
    const found = index.find({
      q: 'n4999',
      filters: {},
      sort: { column: 'name', descending: true },
    });
    expect(found.length).toBe(count / 5000);
  });
});

it('the first row that matches is found without reading the rows far behind it', () => {
  const { source, counted } = countReads(sourceOf(manyRows(5000)));
  expect(findRow(source, ({ id }) => id >= 700)?.id).toBe(700);
  expect(counted.visits).toBeLessThan(1000);
  expect(counted.objects).toBe(1);
  expect(findRow(source, ({ id }) => id === 4999)?.id).toBe(4999);
  expect(findRow(source, ({ id }) => id === 5000)).toBeUndefined();
});
