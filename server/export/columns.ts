/** The cells of an exported file. The dashboard's own exports write the same cells in the columns that both have. */
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
  read: (row: Row) => string;
  /** The kind of contact detail, which masks need; undefined for other columns. */
  contact?: ContactField;
}

type Value = string | number | null;

/** Texts, ids or statuses. A text without a visible character is empty. */
const textOf = (value: unknown): string => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text.trim() === '' ? '' : text;
};

/** Amounts in naira, as plain numbers with two decimals. */
const amountOf = (value: unknown) => (typeof value === 'number' ? value.toFixed(2) : '');

/** Times; the values are ISO 8601 in UTC, and the file has the times in Africa/Lagos. */
const momentOf = (value: unknown) =>
  typeof value === 'string' ? momentCell(lagosIso(Date.parse(value))) : '';

const cells: Partial<Record<ColumnKind, (value: unknown) => string>> = {
  money: amountOf,
  day: momentOf,
  phone: (value) => phoneCell(textOf(value)),
};

type Reads<Row> = (row: Row) => Value;

/** True if the row has no field with the id of the column. */
type NeedsReader<Row, Column, Id> = Column extends { only: string }
  ? false
  : Row extends { [Key in Id & string]: Value }
    ? false
    : true;

/** How the values of a list are read; by default from the field with the id of the column. */
export type ValueReaders<Row, Columns> = {
  [Id in keyof Columns as NeedsReader<Row, Columns[Id], Id> extends true ? Id : never]: Reads<Row>;
} & { [Id in keyof Columns]?: Reads<Row> };

/** Returns the columns of the exported file of a list. */
export function exportColumns<Row extends object, Columns extends List['columns']>(
  list: { columns: Columns },
  values: ValueReaders<Row, Columns>,
): readonly ExportColumn<Row>[] {
  const reads = new Map<string, Reads<Row> | undefined>(Object.entries(values));
  return sharedColumns(list).map(([id, { header, kind }]) => {
    const read = reads.get(id) ?? ((row: Row): unknown => Reflect.get(row, id));
    const cell = cells[kind] ?? textOf;
    return {
      id,
      header: kind === 'day' ? dateHeader(header) : header,
      read: (row) => cell(read(row)),
      ...((kind === 'email' || kind === 'phone') && { contact: kind }),
    };
  });
}

/** Returns a column of contact details with masked cells, and any other column unchanged. */
export function masked<Row>(column: ExportColumn<Row>): ExportColumn<Row> {
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

/** The names of a person in one text; '' without a name. */
export const nameOf = (first: string | null, last: string | null): string =>
  fullName(textOf(first) || null, textOf(last) || null) ?? '';

/** The place of a person, as the lists print it. */
export const placeOf = ({ ward, lga, state }: Location): string =>
  formatLocation({
    ward: textOf(ward) || null,
    lga: textOf(lga) || null,
    state: textOf(state) || null,
  });
