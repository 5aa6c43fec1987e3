import { fold } from '../../../lib/row-index/fold.ts';
import { today } from '../../../lib/values/dates.ts';
import type { Column } from '../column.tsx';
import type { FilterInForce } from '../filters/filters-in-force.ts';
import type { Found } from '../use-found-rows.ts';
import { csvFile } from './csv.ts';

/** A longer file name is cut: some systems allow 255 bytes. */
const longestName = 120;

/**
 * Downloads all found rows as a CSV file, in the order on screen.
 *
 * @param name the first part of the file name; the filters and the day in Africa/Lagos follow
 * @returns the file name and the number of rows, for the toast
 */
export function exportRows<T>(
  name: string,
  columns: readonly Column<T>[],
  found: Found<T>,
  filters: readonly FilterInForce[],
): string {
  const exported = columns.flatMap(({ header, exported: read }) =>
    read === undefined ? [] : [{ header, read }],
  );
  const lines = [
    exported.map(({ header }) => header),
    ...Array.from({ length: found.length }, (_, place) => {
      const row = found.at(place);
      return exported.map(({ read }) => read(row));
    }),
  ];
  const url = URL.createObjectURL(new Blob([csvFile(lines)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  const words = [name, ...filters.map(({ text }) => text)].join(' ');
  const file = fold(words)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestName);
  link.download = `${file}-${today(Date.now())}.csv`;
  link.click();
  // The browser reads the file later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  const masked = columns.some(({ isMasked }) => isMasked) ? ', with phones and e-mails masked' : '';
  return `${link.download}, ${found.length} ${found.length === 1 ? 'row' : 'rows'}${masked}`;
}
