/** Columns of records such as jobs and payments. Lists of people do not load this file. */
import type { ReactNode } from 'react';
import { formatCount } from '../../../domain/count.ts';
import { toNaira } from '../../../domain/money.ts';
import { phoneDigits } from '../../../domain/phone.ts';
import { statusKey } from '../../../domain/status.ts';
import type { Totals } from '../../lib/row-index/index-column.ts';
import { type DateValue, formatDate, isoOf } from '../../lib/values/dates.ts';
import { formatMoney, type Kobo } from '../../lib/values/money.ts';
import { phoneText } from '../../lib/values/phone.ts';
import type { RangeKind } from '../../lib/values/search/range-text.ts';
import { rangeTest, rangeWords } from '../../lib/values/search/ranges.ts';
import type { ContactCells } from '../contact-field/contact.ts';
import { DateText } from '../ui/date-text.tsx';
import { Money } from '../ui/money.tsx';
import {
  type Column,
  type ColumnBase,
  digitsColumn,
  idColumn,
  type SumText,
  textColumn,
} from './column.tsx';
import { sumsView } from './print/printed-sums.tsx';

/** The sums under a money column. */
export interface MoneyTotals<T> extends Pick<Totals<T>, 'sumOf'> {
  sums: readonly SumText[];
  /** Their names in the answer of a host that searches. */
  names: readonly string[];
}

/** A text column with a filter, such as the transaction type. */
export function choiceColumn<T>(base: ColumnBase, read: (row: T) => string | null): Column<T> {
  return {
    ...textColumn(base, read),
    filterKey: (row) => statusKey(read(row) ?? 'nil'),
    choiceLabel: (value) => value ?? 'NIL',
  };
}

/** The range filter of a kind of column. */
const ranges = (kind: RangeKind): Pick<Column<never>, 'filterTest' | 'rangeText'> => ({
  filterTest: (range) => rangeTest(kind, range),
  rangeText: (range) => rangeWords(kind, range),
});

/** A right-aligned column of kobo amounts, printed in naira. With `totals`, the footer shows the sums. */
export function moneyColumn<T>(
  { totals, ...base }: ColumnBase & { totals?: MoneyTotals<T> },
  read: (row: T) => Kobo | null,
  cell: (row: T) => ReactNode = (row) => <Money amount={read(row)} />,
): Column<T> {
  return {
    skeleton: 'w-20',
    ...base,
    align: 'right',
    valueKind: 'amounts',
    // The search finds ₦192,500.00 and 192500.
    text: (row) => {
      const amount = read(row);
      return amount === null ? 'NIL' : `${formatMoney(amount)} ${toNaira(amount)}`;
    },
    exported: (row) => {
      const amount = read(row);
      return amount === null ? '' : toNaira(amount).toFixed(2);
    },
    sortKey: read,
    filterKey: read,
    ...ranges('amounts'),
    ...(totals !== undefined && {
      totals: { sumOf: totals.sumOf, amountOf: read },
      sums: totals.sums,
      sumNames: totals.names,
      SumsView: sumsView({ id: base.id, sums: totals.sums }),
    }),
    cell: (row) => <span className="font-strong">{cell(row)}</span>,
  };
}

/**
 * Returns the settings of one sum.
 *
 * @param of the text that names the included rows
 * @param leftOut returns the text for the number of rows outside the sum
 */
export const oneSum = <T,>(
  label: string,
  of: string,
  belongs: (row: T) => boolean,
  leftOut?: (rows: number) => string,
): MoneyTotals<T> => ({
  sumOf: (row) => (belongs(row) ? 0 : 1),
  names: ['total', 'left_out'],
  sums: [{ label, of }, ...(leftOut === undefined ? [] : [{ leftOut }])],
});

/** Returns the text for the rows of a history that were not paid. */
export const notPaidWords = (rows: number) =>
  rows === 1
    ? '1 row that was not paid is left out'
    : `${formatCount(rows)} rows that were not paid are left out`;

/** A column of days in Africa/Lagos, sorted by the exact time. */
export function dateColumn<T>(base: ColumnBase, read: (row: T) => DateValue | null): Column<T> {
  return {
    skeleton: 'w-16',
    ...base,
    valueKind: 'days',
    text: (row) => formatDate(read(row)),
    exported: (row) => isoOf(read(row)),
    sortKey: (row) => read(row)?.time ?? null,
    filterKey: (row) => read(row)?.day ?? null,
    ...ranges('days'),
    cell: (row) => <DateText value={read(row)} className="text-text-2" />,
  };
}

/** An id column that links use as a filter to show one row. */
export function rowIdColumn<T>(base: ColumnBase, read: (row: T) => string | null): Column<T> {
  return {
    ...idColumn(base, read),
    filterKey: (row) => read(row) ?? '',
    // An id may have spaces.
    filterTest: (id) => (value) => value === id,
    filteredByLinks: true,
  };
}

/** A column of phone numbers. The search finds them in any format. */
export function phoneColumn<T>(
  base: ColumnBase,
  read: (row: T) => string | null,
  owner: ContactCells<T>['owner'],
): Column<T> {
  return {
    ...digitsColumn(base, read),
    contact: { field: 'phone', read, owner },
    text: (row) => {
      const phone = read(row);
      return phone === null ? 'NIL' : phoneText(phone);
    },
    filterKey: (row) => phoneDigits(read(row) ?? ''),
    ...ranges('phones'),
  };
}
