/** The cells of an exported file. The dashboard's own exports write the same cells for the same rows. */
import { lagosIso } from '../../domain/lagos.ts';

/** A column of an exported list. */
export interface ExportColumn<Row> {
  /** The name of the field and of the screen's column. */
  id: string;
  header: string;
  read: (row: Row) => string;
  /** Masks a cell; only columns of contact details have it. */
  mask?: (cell: string) => string;
}

type Text = string | number | null;

const textOf = (value: Text): string => {
  const text = String(value ?? '');
  return text.trim() === '' ? '' : text;
};

/** A column of texts, ids or statuses. A text without a visible character is empty. */
export const texts = <Row>(
  id: string,
  header: string,
  read: (row: Row) => Text,
): ExportColumn<Row> => ({ id, header, read: (row) => textOf(read(row)) });

/** A column of amounts in naira, as plain numbers with two decimals. */
export const amounts = <Row>(
  id: string,
  header: string,
  read: (row: Row) => number | null,
): ExportColumn<Row> => ({ id, header, read: (row) => read(row)?.toFixed(2) ?? '' });

/** A column of times. `read` returns ISO 8601 in UTC; the file has the time in Africa/Lagos. */
export const moments = <Row>(
  id: string,
  header: string,
  read: (row: Row) => string | null,
): ExportColumn<Row> => ({
  id,
  header,
  read: (row) => {
    const moment = read(row);
    return moment === null ? '' : lagosIso(Date.parse(moment));
  },
});

/** A column of e-mail addresses, masked in an export with masks. */
export const emails = <Row>(
  id: string,
  header: string,
  read: (row: Row) => string | null,
): ExportColumn<Row> => ({ ...texts(id, header, read), mask: maskedEmail });

/** A column of phone numbers, masked in an export with masks. */
export const phones = <Row>(
  id: string,
  header: string,
  read: (row: Row) => string | null,
): ExportColumn<Row> => ({ ...texts(id, header, read), mask: maskedPhone });

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
