import { performance } from 'node:perf_hooks';
import { type IndexColumn, RowIndex, type RowSource } from '../../src/lib/row-index.ts';
import { type BenchArtisan, makeArtisans } from './data.ts';
import { median } from './statistics.ts';

const columns: readonly (IndexColumn<BenchArtisan> & { text: (row: BenchArtisan) => string })[] = [
  { id: 'id', text: (row) => row.id, sortKey: (row) => row.id },
  {
    id: 'name',
    text: (row) => `${row.first_name} ${row.last_name}`,
    sortKey: (row) => `${row.last_name} ${row.first_name}`,
  },
  { id: 'email', text: (row) => row.email, sortKey: (row) => row.email },
  { id: 'place', text: (row) => `${row.ward}, ${row.lga}, ${row.state}` },
];
const word = 'babatund';
const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function sourceOf(rows: readonly BenchArtisan[]): RowSource<BenchArtisan> {
  const at = (index: number) => {
    const row = rows[index];
    if (row === undefined) throw new Error(`There is no row ${index}`);
    return row;
  };
  return {
    length: rows.length,
    at,
    each: (visit, start = 0, end = rows.length) => {
      for (let index = start; index < end; index += 1) visit(at(index), index);
    },
  };
}

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** The operations as somebody would first write them: objects filtered and sorted anew each time. */
function naively(rows: readonly BenchArtisan[]) {
  const search = (text: string) =>
    rows.filter((row) => columns.some((column) => column.text(row).toLowerCase().includes(text)));
  const sort = () =>
    [...rows].sort((a, b) =>
      collator.compare(`${a.last_name} ${a.first_name}`, `${b.last_name} ${b.first_name}`),
    );
  return { search, sort };
}

interface Figures {
  typing: number;
  sorting: number;
}

function measureOnce(rows: readonly BenchArtisan[]): { ours: Figures; naive: Figures } {
  const index = new RowIndex(sourceOf(rows), columns);
  const find = (q: string, sorted: boolean) =>
    index.find({ q, filters: {}, sort: sorted ? { column: 'name', descending: false } : null });
  while (index.prepare()) {
    // What a screen does while nobody types.
  }
  const naive = naively(rows);
  const typed = Array.from(word, (_, at) => word.slice(0, at + 1));
  return {
    ours: {
      typing: median(typed.map((text) => time(() => find(text, false)))),
      sorting: time(() => find('', true)),
    },
    naive: {
      typing: median(typed.map((text) => time(() => naive.search(text)))),
      sorting: time(naive.sort),
    },
  };
}

/** Typing and sorting against a naive model, in milliseconds: medians of `runs`. */
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
