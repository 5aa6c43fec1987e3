import { performance } from 'node:perf_hooks';
import { artisanListItemFields } from '../../src/api/parse/generated/artisan-list-item.ts';
import { Rows, rowParser } from '../../src/api/parse/rows.ts';
import type { IndexColumn } from '../../src/lib/row-index/index-column.ts';
import { RowIndex } from '../../src/lib/row-index/row-index.ts';
import { type BenchArtisan, makeArtisans } from './data.ts';
import { median } from './statistics.ts';

/** An artisan as the parser returns it. */
type Row = Readonly<Record<keyof BenchArtisan, string | null>>;

const parser = rowParser(artisanListItemFields);
const nameSortText = (row: Row) => `${row.last_name} ${row.first_name}`;
const columns: readonly IndexColumn<Row>[] = [
  { id: 'id', text: (row) => row.id ?? '', sortKey: (row) => row.id, isId: true },
  {
    id: 'name',
    text: (row) => `${row.first_name} ${row.last_name}`,
    sortKey: nameSortText,
  },
  { id: 'email', text: (row) => row.email ?? '', sortKey: (row) => row.email },
  { id: 'place', text: (row) => `${row.ward}, ${row.lga}, ${row.state}` },
];
const word = 'babatund';
const collator = new Intl.Collator('en', { sensitivity: 'base' });

function durationOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Creates a naive model of the row index. The model searches and sorts the objects at each call. */
function createNaiveModel(rows: readonly BenchArtisan[]) {
  const search = (typed: string) =>
    rows.filter((row) => columns.some((column) => column.text(row).toLowerCase().includes(typed)));
  const sort = () => [...rows].sort((a, b) => collator.compare(nameSortText(a), nameSortText(b)));
  return { search, sort };
}

/** The milliseconds of one letter in the search (the median), and of the first sort. */
interface Figures {
  typing: number;
  sorting: number;
}

function measureOnce(rows: readonly BenchArtisan[]): { ours: Figures; naive: Figures } {
  const index = new RowIndex<Row>(new Rows(rows, parser), columns);
  const find = (q: string, isSorted: boolean) =>
    index.find({ q, filters: {}, sort: isSorted ? { column: 'name', descending: false } : null });
  while (index.prepare()) {
    // A screen prepares the searched text in the background. The first sort includes the preparation of its order.
  }
  const naive = createNaiveModel(rows);
  const typed = Array.from(word, (_, at) => word.slice(0, at + 1));
  return {
    ours: {
      typing: median(typed.map((q) => durationOf(() => find(q, false)))),
      sorting: durationOf(() => find('', true)),
    },
    naive: {
      typing: median(typed.map((q) => durationOf(() => naive.search(q)))),
      sorting: durationOf(naive.sort),
    },
  };
}

/** Measures typing and sorting against a naive model. Returns medians of `runs` runs, in milliseconds. */
export function benchRowIndex(count: number, runs: number) {
  const rows = makeArtisans(count);
  const measured = Array.from({ length: runs }, () => measureOnce(rows));
  const medianOf = (model: 'ours' | 'naive', operation: keyof Figures) =>
    median(measured.map((run) => run[model][operation]));
  return {
    rows: count,
    'key, index': medianOf('ours', 'typing'),
    'key, naive': medianOf('naive', 'typing'),
    'first sort, index': medianOf('ours', 'sorting'),
    'sort, naive': medianOf('naive', 'sorting'),
  };
}
