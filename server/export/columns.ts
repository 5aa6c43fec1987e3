/** The cells of an exported file. The dashboard writes the same cells when it makes a file itself. */
import { dateHeader, momentCell, phoneCell } from '../../domain/csv.ts';
import { lagosIso } from '../../domain/lagos.ts';
import { type ColumnKind, type List, sharedColumns } from '../../domain/lists/list.ts';
import { type ContactField, mask } from '../../domain/mask.ts';
import { formatLocation, fullName, type Location } from '../../domain/person.ts';

/** A column of an exported list. */
export interface ExportColumn<Row> {
  /** The id of the column in domain/lists. */
  id: string;
  header: string;
  /** Returns the text of the cell. */
  read: (row: Row) => string;
  /** The kind of contact detail, by which `maskedColumn` masks the cells; undefined for other columns. */
  contact?: ContactField;
}

type Value = string | number | null;

/** Returns the cell of a text, id or status; '' for a blank text. */
const textOf = (value: unknown): string => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text.trim() === '' ? '' : text;
};

/** Returns the cell of an amount in naira: a plain number with two decimals. */
const amountOf = (value: unknown) => (typeof value === 'number' ? value.toFixed(2) : '');

/**
 * Returns the cell of a moment (ISO 8601 in UTC): its date and time in Africa/Lagos, or '' without a moment, and for a
 * year of more than four digits.
 */
function momentOf(value: unknown): string {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? '' : momentCell(lagosIso(time));
}

const cellByKind: Partial<Record<ColumnKind, (value: unknown) => string>> = {
  money: amountOf,
  day: momentOf,
  phone: (value) => phoneCell(textOf(value)),
};

type ValueReader<Row> = (row: Row) => Value;

/** True if the file has the column, and the row has no field with the id of the column. */
type NeedsReader<Row, Column, Id> = Column extends { only: string }
  ? false
  : Row extends { [Key in Id & string]: Value }
    ? false
    : true;

/** Functions that read the values of columns from a row; by default a value is the field with the id of the column. */
export type ValueReaders<Row, Columns> = {
  [Id in keyof Columns as NeedsReader<Row, Columns[Id], Id> extends true
    ? Id
    : never]: ValueReader<Row>;
} & { [Id in keyof Columns]?: ValueReader<Row> };

/** Returns the columns of the exported file of a list, in the order of its declaration. */
export function exportColumns<Row extends object, Columns extends List['columns']>(
  list: { columns: Columns },
  values: ValueReaders<Row, Columns>,
): readonly ExportColumn<Row>[] {
  const readers = new Map<string, ValueReader<Row> | undefined>(Object.entries(values));
  return sharedColumns(list).map(([id, { header, kind }]) => {
    const read = readers.get(id) ?? ((row: Row): unknown => Reflect.get(row, id));
    const toCell = cellByKind[kind] ?? textOf;
    return {
      id,
      header: kind === 'day' ? dateHeader(header) : header,
      read: (row) => toCell(read(row)),
      ...((kind === 'email' || kind === 'phone') && { contact: kind }),
    };
  });
}

/** Returns a column of contact details with masked cells, and any other column unchanged. */
export function maskedColumn<Row>(column: ExportColumn<Row>): ExportColumn<Row> {
  const { contact, read } = column;
  if (contact === undefined) return column;
  return {
    ...column,
    read: (row) => {
      const cell = read(row);
      return cell === '' ? '' : mask(contact, cell);
    },
  };
}

/** Returns the names of a person in one text; '' without a name. */
export const nameCell = (first: string | null, last: string | null): string =>
  fullName(textOf(first) || null, textOf(last) || null) ?? '';

/** Returns the location of a person as the screens show it: ward, LGA and state. */
export const locationCell = ({ ward, lga, state }: Location): string =>
  formatLocation({
    ward: textOf(ward) || null,
    lga: textOf(lga) || null,
    state: textOf(state) || null,
  });
