import { csvFile } from '../../lib/csv.ts';
import { today } from '../../lib/dates.ts';
import type { RowSource } from '../../lib/row-source.ts';
import type { Column } from './column.tsx';

/**
 * Hands over every row that is found, in the order on screen, as a CSV file named after the view and
 * the day. Answers what to tell of it.
 */
export function exportRows<T>(
  caption: string,
  columns: readonly Column<T>[],
  rows: RowSource<T>,
  found: Uint32Array,
): string {
  const exported = columns.flatMap(({ header, exported: read }) =>
    read === undefined ? [] : [{ header, read }],
  );
  const lines = [
    exported.map(({ header }) => header),
    ...Array.from(found, (number) => {
      const row = rows.at(number);
      return exported.map(({ read }) => read(row));
    }),
  ];
  const url = URL.createObjectURL(new Blob([csvFile(lines)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${caption.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${today(Date.now())}.csv`;
  link.click();
  // The browser reads the file after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return `${link.download}, ${found.length} rows`;
}
