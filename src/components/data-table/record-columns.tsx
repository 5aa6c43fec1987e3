/**
 * Makes the columns of lists of records, such as jobs and payments. Pages with lists of people do not load this file.
 */
import { useMemo } from 'react';
import { formatCount } from '../../../domain/count.ts';
import type { ColumnKind } from '../../../domain/lists/list.ts';
import { toNaira } from '../../../domain/money.ts';
import { phoneDigits } from '../../../domain/phone.ts';
import { statusKey } from '../../../domain/status.ts';
import { isPaidOrNoStatus } from '../../../domain/transaction-types.ts';
import type { FilterValue } from '../../lib/row-index/index-column.ts';
import type { Sum } from '../../lib/row-index/row-index.ts';
import { rangeKindOf } from '../../lib/url/table-state.ts';
import { isoOf } from '../../lib/values/dates.ts';
import { asKobo, type Kobo } from '../../lib/values/money.ts';
import { phoneText } from '../../lib/values/phone.ts';
import { rangeTest, rangeWords } from '../../lib/values/search/ranges.ts';
import { DateText } from '../ui/date-text.tsx';
import { Money } from '../ui/money.tsx';
import type { Column, SumsProps, SumText } from './column.tsx';
import {
  type ColumnSums,
  type DeclaredColumn,
  digitCells,
  type Kinds,
  listColumns,
  plainKinds,
} from './list-columns.tsx';

/** Returns the properties of the range filter of a column; no properties for a column without one. */
function rangeFilter<T>(
  { filter }: DeclaredColumn<T>,
  filterKey: (row: T) => FilterValue,
): Partial<Column<T>> {
  const range = rangeKindOf(filter);
  if (range === undefined) return {};
  return {
    range,
    filterKey,
    filterTest: (text) => rangeTest(range, text),
    rangeText: (text) => rangeWords(range, text),
  };
}

const absoluteOf = (amount: number | null) => (amount === null ? null : Math.abs(amount));

const recordKinds: Kinds<ColumnKind> = {
  ...plainKinds,
  text: (read, column) => ({
    ...plainKinds.text(read, column),
    ...(column.filter === 'choices' && {
      label: (row) => read(row) ?? 'NIL',
      sortKey: (row) => statusKey(read(row) ?? ''),
      filterKey: (row) => statusKey(read(row) ?? 'nil'),
      choiceLabel: (value) => value ?? 'NIL',
    }),
  }),
  id: (read, column) => ({
    ...plainKinds.id(read, column),
    ...(column.filter === 'id' && {
      filterKey: (row) => read(row) ?? '',
      // The default test takes several keys with spaces between them, and an id may have spaces.
      filterTest: (id) => (value) => value === id,
      filteredByLinks: true,
    }),
  }),
  money: (read, column) => ({
    skeleton: 'w-20',
    className: 'font-strong',
    align: 'right',
    text: () => '',
    exported: (row) => {
      const amount = read(row);
      return amount === null ? '' : toNaira(amount).toFixed(2);
    },
    sortKey: read,
    ...rangeFilter(column, column.filter === 'absolute' ? (row) => absoluteOf(read(row)) : read),
    ...(column.totals !== undefined && {
      totals: { sumOf: column.totals.sumOf, amountOf: read },
      sums: column.totals.sums,
      sumNames: column.sums,
      SumsView: sumsView({ id: column.id, sums: column.totals.sums }),
    }),
    cell: (row) => <Money amount={read(row)} />,
  }),
  // Days in Africa/Lagos. They are sorted by the exact time.
  day: (read, column) => ({
    skeleton: 'w-16',
    text: () => '',
    exported: (row) => isoOf(read(row)),
    sortKey: (row) => read(row)?.time ?? null,
    ...rangeFilter(column, (row) => read(row)?.day ?? null),
    cell: (row) => <DateText value={read(row)} className="text-text-2" />,
  }),
  // The searched text has two spellings of the number.
  phone: (read, column) => ({
    ...digitCells(read),
    contact: column.owner && { field: 'phone', read, owner: column.owner },
    text: (row) => {
      const phone = read(row);
      return phone === null ? '' : phoneText(phone);
    },
    ...rangeFilter(column, (row) => phoneDigits(read(row) ?? '')),
  }),
};

/** Returns a function that makes the columns of a list of records: `recordColumns<Job>()(jobList, cells)`. */
export const recordColumns = <T extends object>() => listColumns<T, ColumnKind>(recordKinds);

/**
 * Declares one sum of a money column.
 *
 * @param rowWords the words for the rows that are in the sum
 * @param leftOut returns the text about the number of rows that are not in the sum
 */
export const oneSum = <T,>(
  label: string,
  rowWords: string,
  isIncluded: (row: T) => boolean,
  leftOut?: (rows: number) => string,
): ColumnSums<T> => ({
  sumOf: (row) => (isIncluded(row) ? 0 : 1),
  sums: [{ label, rowWords }, ...(leftOut === undefined ? [] : [{ leftOut }])],
});

/** Declares the sum of the paid rows of a list. Some hosts also list payments that failed. */
export const paidSum = <T,>(label: string, statusOf: (row: T) => string | null): ColumnSums<T> =>
  oneSum(label, 'approved or paid', (row) => isPaidOrNoStatus(statusOf(row)), notPaidWords);

const notPaidWords = (rows: number) =>
  rows === 1
    ? '1 row that was not paid is left out'
    : `${formatCount(rows)} rows that were not paid are left out`;

/** A sum under a table: an amount with its label and the words for its rows, or only a text. */
type SumLine = { label: string; total: Kobo | null; rowWords?: string } | { words: string };

type SummedColumn = Pick<Column<never>, 'id' | 'sums'>;

/** Returns the sums of the columns over the found rows; none while they load. */
export function sumLines(columns: readonly SummedColumn[], sumsOf: SumsProps['sumsOf']): SumLine[] {
  return columns.flatMap(({ id, sums = [] }) => {
    const totals = sums.length === 0 ? null : sumsOf(id);
    if (totals === null) return [];
    return sums.flatMap((text, index) => sumLine(text, totals[index], index === 0));
  });
}

/** Returns one sum; none if it has no rows, except for the first one, so that a list has at least one sum. */
function sumLine(text: SumText, sum: Sum | undefined, isFirst: boolean): SumLine[] {
  if ('leftOut' in text)
    return (sum?.rows ?? 0) === 0 ? [] : [{ words: text.leftOut(sum?.rows ?? 0) }];
  if ((sum?.rows ?? 0) === 0 && !isFirst) return [];
  // A sum of no rows is zero. A sum of rows without amounts, or without an answer of the host, is not known.
  const total = sum?.rows === 0 ? 0 : (sum?.total ?? null);
  return [{ ...text, total: total === null ? null : asKobo(total) }];
}

function sumsView(column: SummedColumn) {
  return function Sums({ sumsOf }: SumsProps) {
    const sums = useMemo(() => sumLines([column], sumsOf), [sumsOf]);
    return sums.map((sum) =>
      'words' in sum ? (
        <span key={sum.words}>{sum.words}</span>
      ) : (
        <span key={sum.label} className="tabular-nums">
          {sum.label}:{' '}
          <span className="font-strong text-text">
            <Money amount={sum.total} />
          </span>{' '}
          {sum.rowWords}
        </span>
      ),
    );
  };
}
