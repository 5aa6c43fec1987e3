import type { Column } from '../data-table/column.tsx';
import { mask } from './mask.ts';
import { MaskedField } from './masked-field.tsx';

/**
 * Returns columns whose contact details are masked in cells, search, order and export. A filter matches only
 * whole phone numbers, because a search for parts reveals a number digit by digit.
 */
export function maskColumns<T>(columns: readonly Column<T>[]): readonly Column<T>[] {
  return columns.map((column) => {
    const { contact } = column;
    if (contact === undefined) return column;
    const { field, read, owner } = contact;
    const masked = (row: T) => {
      const value = read(row);
      return value === null ? null : mask(field, value);
    };
    return {
      ...column,
      isMasked: true,
      text: (row) => masked(row) ?? 'NIL',
      sortKey: masked,
      exported: (row) => masked(row) ?? '',
      ...(column.filterTest !== undefined && {
        filterTest: (range: string) => (value: number | string | null) => value === range,
      }),
      printed: undefined,
      cell: (row) => {
        const value = read(row);
        return value === null ? (
          'NIL'
        ) : (
          <MaskedField
            // The key resets a revealed field when another row reuses the cell.
            key={`${owner(row).id} ${value}`}
            field={field}
            value={value}
            owner={owner(row)}
          />
        );
      },
    };
  });
}
