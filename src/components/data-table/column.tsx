import type { ReactNode } from 'react';
import { statusKey } from '../../../domain/status.ts';
import type { IndexColumn } from '../../lib/row-index/index-column.ts';
import type { Sum } from '../../lib/row-index/row-index.ts';
import { formatStatus } from '../../lib/values/status.ts';
import type { ContactCells } from '../contact-field/contact.ts';
import { StatusPill } from '../ui/status-pill.tsx';
import { IdText } from './id-text.tsx';

/** A column of a table: its cells, and its values for search, sort, filter and sums. */
export interface Column<T> extends IndexColumn<T> {
  header: string;
  /** What the header alone does not say, as a tooltip of it. */
  headerTip?: string;
  /** Returns content before the header in the head cell, for the rows of the page. */
  head?: (rows: readonly T[]) => ReactNode;
  cell: (row: T) => ReactNode;
  /** The cell on paper, if it differs. */
  printed?: ((row: T) => ReactNode) | undefined;
  /** The exported value: a plain number, an ISO date or a text. Without it, the column is not exported. */
  exported?: (row: T) => string;
  /** Hidden by default. */
  hiddenAtFirst?: boolean;
  align?: 'right';
  /** The kind of its values, for the labels of its order; words by default. */
  valueKind?: 'words' | 'amounts' | 'days';
  /** The classes of its cells. */
  className?: string;
  /** The order in which columns leave a table that is too narrow, from 1. The others stay. */
  leaves?: 1 | 2 | 3 | 4;
  /** The width class of its skeleton bar. */
  skeleton?: string;
  /** Whether only links set its filter, so that the filter menu leaves it out. */
  filteredByLinks?: boolean;
  /** Returns the text of its range filter. A column with ranges is not in the filter menu. */
  rangeText?: (range: string) => string;
  /** The contact details in its cells. */
  contact?: ContactCells<T>;
  /** The texts of the sums of `totals`, by their index. */
  sums?: readonly SumText[];
  /** Draws the sums. */
  SumsView?: (props: SumsProps) => ReactNode;
  /** The names of the sums in the answer of a host, by their index. */
  sumNames?: readonly string[];
  /** Returns the label of a filter value; takes the value of a row. */
  choiceLabel?: (value: string | null) => string;
}

export interface SumsProps {
  /** Returns the sums of a column by their index; null while they load. */
  sumsOf: (columnId: string) => readonly (Sum | undefined)[] | null;
}

/** The text of a sum: its label and the included rows, or the number of rows that are left out. */
export type SumText = { label: string; of?: string } | { leftOut: (rows: number) => string };

/** The classes of the one column that fills the remaining width. */
export const fillWidthClasses = 'w-full min-w-20 max-w-0 text-text-2';

/** The width of a name: all of it, up to some 45 letters. Descriptions and less important columns give way to it. */
const nameWidth = 'max-w-80 @max-tight:max-w-56';

/** The classes of the column with the name of the row. */
export const nameClasses = `${nameWidth} font-strong text-text`;

/** The classes of another column of names. */
export const secondNameClasses = `${nameWidth} text-text-2`;

/** The classes of the text columns beside the names. */
export const besideNameClasses = 'max-w-44 text-text-2 @max-tight:max-w-28';

/** The classes of two columns that share the remaining width of a narrow table. */
export const shareWidthClasses = '@max-tight:w-1/2 @max-tight:min-w-28 @max-tight:max-w-0';

/** The settings of every kind of column. */
export type ColumnBase = Pick<
  Column<never>,
  'id' | 'header' | 'headerTip' | 'className' | 'skeleton' | 'hiddenAtFirst' | 'leaves'
>;

/** A text column. A long text has an ellipsis, and a tooltip with the whole text. */
export function textColumn<T>(base: ColumnBase, read: (row: T) => string | null): Column<T> {
  return {
    ...base,
    text: (row) => read(row) ?? 'NIL',
    exported: (row) => read(row) ?? '',
    sortKey: read,
    cell: (row) => <CutText>{read(row)}</CutText>,
  };
}

/** A column of e-mail addresses. On paper they wrap after the @ or a dot. */
export function emailColumn<T>(
  base: ColumnBase,
  read: (row: T) => string | null,
  owner: ContactCells<T>['owner'],
): Column<T> {
  return {
    ...textColumn(base, read),
    contact: { field: 'email', read, owner },
    // Not on screen, because the parts take longer to draw than the rest of the row.
    printed: (row) => (
      <CutText>
        {read(row)
          ?.split(/(?<=[@.])/)
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other key, and no state
          .flatMap((part, at) => [part, <wbr key={at} />])}
      </CutText>
    ),
  };
}

/** A column of digits that are not an amount, such as phone numbers. It does not truncate them. */
export function digitsColumn<T>(base: ColumnBase, read: (row: T) => string | null): Column<T> {
  return {
    className: 'whitespace-nowrap text-text-2 tabular-nums',
    skeleton: 'w-10',
    ...textColumn(base, read),
    cell: (row) => read(row) ?? 'NIL',
  };
}

/** A column of ids. A long id is printed without its middle. */
export function idColumn<T>(base: ColumnBase, read: (row: T) => string | null): Column<T> {
  return { ...digitsColumn(base, read), cell: (row) => <IdText id={read(row)} /> };
}

/** A column of status pills with a filter. */
export function statusColumn<T>(base: ColumnBase, read: (row: T) => string | null): Column<T> {
  return {
    skeleton: 'w-16',
    ...base,
    text: (row) => formatStatus(read(row)),
    exported: (row) => read(row) ?? '',
    sortKey: (row) => (read(row) === null ? null : formatStatus(read(row))),
    filterKey: (row) => statusKey(read(row) ?? 'nil'),
    choiceLabel: formatStatus,
    cell: (row) => <StatusPill status={read(row)} />,
  };
}

/** The column with the row's actions. It has no search, sort or export. */
export function actionColumn<T>(cell: (row: T) => ReactNode): Column<T> {
  return { id: 'action', header: 'Action', text: () => '', cell, skeleton: 'w-16' };
}

/** One line of text with an ellipsis at the end of the cell, and a tooltip with the whole text. */
export function CutText({ children }: { children: ReactNode }) {
  return (
    <span
      data-tip={typeof children === 'string' ? children : null}
      data-tip-cut
      className="block truncate"
    >
      {children ?? <span className="text-text-3">NIL</span>}
    </span>
  );
}
