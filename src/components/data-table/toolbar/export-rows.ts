import type { Column } from '../column.tsx';
import type { FilterInForce } from '../filters/filters-in-force.ts';
import type { Found } from '../use-found-rows.ts';
import { downloadCsv } from './download-csv.ts';

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
  const words = [name, ...filters.map(({ text }) => text)].join(' ');
  const masked = columns.some(({ isMasked }) => isMasked) ? ', with phones and e-mails masked' : '';
  return `${downloadCsv(words, lines)}, ${found.length} ${found.length === 1 ? 'row' : 'rows'}${masked}`;
}
