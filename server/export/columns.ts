/** The cells of an exported file. The dashboard's own exports write the same cells for the same rows. */

import { dateHeader, momentCell, phoneCell } from '../../domain/csv.ts';
import { lagosIso } from '../../domain/lagos.ts';
import { type ContactField, mask } from '../../domain/mask.ts';
import { formatLocation, fullName, type Location } from '../../domain/person.ts';

/** A column of an exported list. */
export interface ExportColumn<Row> {
  /** The name of the field and of the screen's column. */
  id: string;
  header: string;
  read: (row: Row) => string;
  /** Only of a column of contact details: what an export with masks hides. */
  contact?: ContactField;
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
  header: dateHeader(header),
  read: (row) => {
    const moment = read(row);
    return moment === null ? '' : momentCell(lagosIso(Date.parse(moment)));
  },
});

/** A column of e-mail addresses, masked in an export with masks. */
export const emails = <Row>(
  id: string,
  header: string,
  read: (row: Row) => string | null,
): ExportColumn<Row> => ({ ...texts(id, header, read), contact: 'email' });

/** A column of phone numbers, masked in an export with masks. */
export const phones = <Row>(
  id: string,
  header: string,
  read: (row: Row) => string | null,
): ExportColumn<Row> => ({
  id,
  header,
  read: (row) => phoneCell(textOf(read(row))),
  contact: 'phone',
});

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

/** The place of a person, as the dashboard prints it. */
export const placeOf = ({ ward, lga, state }: Location): string =>
  formatLocation({
    ward: textOf(ward) || null,
    lga: textOf(lga) || null,
    state: textOf(state) || null,
  });
