/** The columns that only records have, such as jobs and payments: lists of people need none of them. */
import type { ReactNode } from 'react';
import type { Totals } from '../../lib/row-index/index-column.ts';
import { formatCount } from '../../lib/values/count.ts';
import { type DateValue, formatDate, isoOf } from '../../lib/values/dates.ts';
import { formatMoney, type Kobo, toNaira } from '../../lib/values/money.ts';
import { statusKey } from '../../lib/values/status.ts';
import { DateText } from '../ui/date-text.tsx';
import { Money } from '../ui/money.tsx';
import { type Base, type Column, idColumn, type SumWords, textColumn } from './column.tsx';

/** Which sums a column of money has under it. */
export interface MoneyTotals<T> extends Pick<Totals<T>, 'sumOf'> {
  sums: readonly SumWords[];
}

/** Words that a filter can be set to, such as a kind of transaction. */
export function choiceColumn<T>(base: Base, read: (row: T) => string | null): Column<T> {
  return { ...textColumn(base, read), filterKey: (row) => statusKey(read(row) ?? 'nil') };
}

/** Naira, right-aligned. With `totals`, the footer tells sums over what is found. */
export function moneyColumn<T>(
  { totals, ...base }: Base & { totals?: MoneyTotals<T> },
  read: (row: T) => Kobo | null,
  cell: (row: T) => ReactNode = (row) => <Money amount={read(row)} />,
): Column<T> {
  return {
    skeleton: 'w-20',
    ...base,
    align: 'right',
    holds: 'amounts',
    // Found as it is printed, and as it is typed: ₦192,500.00 and 192500.
    text: (row) => {
      const amount = read(row);
      return amount === null ? 'NIL' : `${formatMoney(amount)} ${toNaira(amount)}`;
    },
    exported: (row) => {
      const amount = read(row);
      return amount === null ? '' : toNaira(amount).toFixed(2);
    },
    sortKey: read,
    ...(totals !== undefined && {
      totals: { sumOf: totals.sumOf, amountOf: read },
      sums: totals.sums,
    }),
    cell: (row) => <span className="font-strong">{cell(row)}</span>,
  };
}

/**
 * One sum, of the rows that belong to it.
 *
 * @param of says which rows those are
 * @param leftOut returns the words for the number of rows outside the sum, where `of` does not name them
 */
export const oneSum = <T,>(
  label: string,
  of: string,
  belongs: (row: T) => boolean,
  leftOut?: (rows: number) => string,
): MoneyTotals<T> => ({
  sumOf: (row) => (belongs(row) ? 0 : 1),
  sums: [{ label, of }, ...(leftOut === undefined ? [] : [{ leftOut }])],
});

/** What is said of rows of a history whose money did not move. */
export const notPaidWords = (rows: number) =>
  rows === 1
    ? '1 row that was not paid is left out'
    : `${formatCount(rows)} rows that were not paid are left out`;

/** A day, sorted by the moment. */
export function dateColumn<T>(base: Base, read: (row: T) => DateValue | null): Column<T> {
  return {
    skeleton: 'w-16',
    ...base,
    holds: 'days',
    text: (row) => formatDate(read(row)),
    exported: (row) => isoOf(read(row)),
    sortKey: (row) => read(row)?.time ?? null,
    cell: (row) => <DateText value={read(row)} className="text-text-2" />,
  };
}

/** The column of ids by which links show one row of a list. */
export function rowIdColumn<T>(base: Base, read: (row: T) => string | null): Column<T> {
  return {
    ...idColumn(base, read),
    filterKey: (row) => read(row) ?? '',
    filteredByLinks: true,
  };
}
