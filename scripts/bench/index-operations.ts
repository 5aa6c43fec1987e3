import { performance } from 'node:perf_hooks';
import { personFields } from '../../src/api/parse/person-fields.ts';
import { Rows, rowParser } from '../../src/api/parse/rows.ts';
import type { IndexColumn } from '../../src/lib/row-index/index-column.ts';
import { RowIndex } from '../../src/lib/row-index/row-index.ts';
import { type BenchArtisan, makeArtisans } from './data.ts';
import { median } from './statistics.ts';

/** A row that is read from a host's answer. */
type Row = Readonly<Record<keyof BenchArtisan, string | null>>;

const parser = rowParser(personFields);
const nameInOrder = (row: Row) => `${row.last_name} ${row.first_name}`;
const columns: readonly IndexColumn<Row>[] = [
  { id: 'id', text: (row) => row.id ?? '', sortKey: (row) => row.id, isId: true },
  {
    id: 'name',
    text: (row) => `${row.first_name} ${row.last_name}`,
    sortKey: nameInOrder,
  },
  { id: 'email', text: (row) => row.email ?? '', sortKey: (row) => row.email },
  { id: 'place', text: (row) => `${row.ward}, ${row.lga}, ${row.state}` },
];
const word = 'babatund';
const collator = new Intl.Collator('en', { sensitivity: 'base' });

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** A naive model of the operations: it filters and sorts objects each time. */
function naively(rows: readonly BenchArtisan[]) {
  const search = (typed: string) =>
    rows.filter((row) => columns.some((column) => column.text(row).toLowerCase().includes(typed)));
  const sort = () => [...rows].sort((a, b) => collator.compare(nameInOrder(a), nameInOrder(b)));
  return { search, sort };
}

interface Figures {
  typing: number;
  sorting: number;
}

function measureOnce(rows: readonly BenchArtisan[]): { ours: Figures; naive: Figures } {
  const index = new RowIndex<Row>(new Rows(rows, parser), columns);
  const find = (q: string, sorted: boolean) =>
    index.find({ q, filters: {}, sort: sorted ? { column: 'name', descending: false } : null });
  while (index.prepare()) {
    // A screen prepares the index in the background.
  }
  const naive = naively(rows);
  const typed = Array.from(word, (_, at) => word.slice(0, at + 1));
  return {
    ours: {
      typing: median(typed.map((q) => time(() => find(q, false)))),
      sorting: time(() => find('', true)),
    },
    naive: {
      typing: median(typed.map((q) => time(() => naive.search(q)))),
      sorting: time(naive.sort),
    },
  };
}

/** Measures typing and sorting against a naive model. Returns medians of `runs`, in milliseconds. */
export function benchIndex(count: number, runs: number) {
  const rows = makeArtisans(count);
  const measured = Array.from({ length: runs }, () => measureOnce(rows));
  const of = (who: 'ours' | 'naive', what: keyof Figures) =>
    median(measured.map((run) => run[who][what]));
  return {
    rows: count,
    'key, index': of('ours', 'typing'),
    'key, naive': of('naive', 'typing'),
    'first sort, index': of('ours', 'sorting'),
    'sort, naive': of('naive', 'sorting'),
  };
}
