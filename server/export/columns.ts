/** The cells of an exported file. The dashboard's own exports write the same cells for the same rows. */
import { type ColumnKind, type List, sharedColumns } from '../../domain/lists/list.ts';

/** A column of an exported list. */
export interface ExportColumn<Row> {
  /** The name of the field and of the screen's column. */
  id: string;
  header: string;
  read: (row: Row) => string;
  /** Masks a cell; only columns of contact details have it. */
  mask?: (cell: string) => string;
}

type Value = string | number | null;

/** Texts, ids or statuses. A text without a visible character is empty. */
const textOf = (value: unknown): string => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text.trim() === '' ? '' : text;
};

/** Amounts in naira, as plain numbers with two decimals. */
const amountOf = (value: unknown) => (typeof value === 'number' ? value.toFixed(2) : '');

/** Times in Africa/Lagos (UTC+1); the values are ISO 8601 in UTC. */
function momentOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  const there = new Date(Date.parse(value) + 3_600_000).toISOString();
  return `${there.replace(/(\.000)?Z$/, '')}+01:00`;
}

const maskOf = (kind: ColumnKind) => {
  if (kind === 'email') return maskedEmail;
  return kind === 'phone' ? maskedPhone : undefined;
};

const cellOf = (kind: ColumnKind) => {
  if (kind === 'money') return amountOf;
  return kind === 'day' ? momentOf : textOf;
};

type Reads<Row> = (row: Row) => Value;

/** Whether a column needs a function that reads it: its values are no field of the row. */
type IsRead<Row, Column, Id> = Column extends { only: string }
  ? false
  : Row extends { [Key in Id & string]: Value }
    ? false
    : true;

/** How the values of a list are read; by default from the field with the id of the column. */
export type Values<Row, Columns> = {
  [Id in keyof Columns as IsRead<Row, Columns[Id], Id> extends true ? Id : never]: Reads<Row>;
} & { [Id in keyof Columns]?: Reads<Row> };

/** Returns the columns of the exported file of a list. */
export function exportColumns<Row extends object, Columns extends List['columns']>(
  list: { columns: Columns },
  values: Values<Row, Columns>,
): readonly ExportColumn<Row>[] {
  const reads = new Map<string, Reads<Row> | undefined>(Object.entries(values));
  return sharedColumns(list).map(([id, { header, kind }]) => {
    const read = reads.get(id) ?? ((row: Row): unknown => Reflect.get(row, id));
    const cell = cellOf(kind);
    const mask = maskOf(kind);
    return { id, header, read: (row) => cell(read(row)), ...(mask && { mask }) };
  });
}

/** An e-mail address as the dashboard masks it: "a•••@example.ng". */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${/^./su.exec(email)?.[0] ?? ''}•••${email.slice(at)}`;
}

/** A Nigerian phone number as the dashboard masks it: "0803•••••21". */
function maskedPhone(phone: string): string {
  const digits = phone
    .replaceAll(/\D/g, '')
    .replace(/^(00)?234/, '')
    .replace(/^0/, '');
  return digits.length === 10 ? `0${digits.slice(0, 3)}•••••${digits.slice(-2)}` : '•••••••';
}

/** Returns a column of contact details with masked cells, and any other column unchanged. */
export function masked<Row>(column: ExportColumn<Row>): ExportColumn<Row> {
  const { mask, read } = column;
  if (mask === undefined) return column;
  return {
    ...column,
    read: (row) => {
      const cell = read(row);
      return cell === '' ? '' : mask(cell);
    },
  };
}

/** The names of a person in one text. */
export const nameOf = (first: string | null, last: string | null): string =>
  [textOf(first), textOf(last)].filter((name) => name !== '').join(' ');

/** The place of a person, as the dashboard prints it. */
export function placeOf(parts: readonly (string | null)[]): string {
  const named = parts.map(textOf);
  if (named.every((part) => part === '')) return 'No Address';
  return named.map((part) => part || 'NIL').join(', ');
}

/** The transaction types of outgoing money, as in the view of migration 0013. */
const outgoing = new Set(['withdrawal', 'withdraw', 'payout', 'pay-out', 'refund', 'debit']);

/** Returns the amount in naira, below zero for outgoing money. */
export function signed(type: string | null, amount: number | null): number | null {
  const key = (type ?? '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  return amount !== null && amount > 0 && outgoing.has(key) ? -amount : amount;
}
