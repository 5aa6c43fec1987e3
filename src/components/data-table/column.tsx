import type { ReactNode } from 'react';
import type { ColumnKind, ListColumn } from '../../../domain/lists/list.ts';
import type { IndexColumn } from '../../lib/row-index/index-column.ts';
import type { Sum } from '../../lib/row-index/row-index.ts';
import type { RangeKind } from '../../lib/values/search/range-text.ts';
import type { ContactCells } from '../contact-field/contact.ts';

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
  /** Undefined for the column of the actions. */
  kind?: ColumnKind;
  only?: ListColumn['only'];
  /** The classes of its cells. */
  className?: string;
  /** The order in which columns leave a table that is too narrow, from 1. The others stay. */
  leaves?: 1 | 2 | 3 | 4;
  /** The width class of its skeleton bar. */
  skeleton?: string;
  /** Whether only links set its filter, so that the filter menu leaves it out. */
  filteredByLinks?: boolean;
  /** The kind of its range filter. A column with ranges is not in the filter menu. */
  range?: RangeKind;
  /** Returns the text of its range filter. */
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

/** The properties of a column in the menu of columns. */
export type MenuColumn = Pick<Column<never>, 'hiddenAtFirst' | 'header' | 'id'>;

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
