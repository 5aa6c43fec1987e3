import type { ReactNode } from 'react';
import type { ColumnKind, ListColumn } from '../../../domain/lists/list.ts';
import type { IndexColumn } from '../../lib/row-index/index-column.ts';
import type { FilterChoice, Sum } from '../../lib/row-index/row-index.ts';
import type { RangeKind } from '../../lib/values/search/range-text.ts';
import type { ContactCells } from '../contact-field/contact.ts';

/** A column of a table: its cells, and its values for search, sort, filter and sums. */
export interface Column<T> extends IndexColumn<T> {
  header: string;
  headerTip?: string;
  /** Returns content of the head cell before the header; takes the rows of the page. */
  beforeHeader?: (rows: readonly T[]) => ReactNode;
  cell: (row: T) => ReactNode;
  /** Returns the cell on paper, if it differs. */
  printed?: ((row: T) => ReactNode) | undefined;
  /** Returns the exported value: a plain number, an ISO date or a text. Without it, the column is not exported. */
  exported?: (row: T) => string;
  /** Whether the column is hidden until the administrator shows it. */
  hiddenAtFirst?: boolean;
  align?: 'right';
  /** Undefined for the column of the actions. */
  kind?: ColumnKind;
  /** Set if the column is only in lists of one artisan's records. */
  only?: ListColumn['only'];
  /** The classes of its cells. */
  className?: string;
  /** The order in which columns are hidden in a table that is too narrow. Columns without a number stay. */
  hideOrder?: 1 | 2 | 3 | 4;
  /** The width class of its skeleton bar. */
  skeleton?: string;
  /** Whether only links set the filter of the column, so that the filter menu leaves it out. */
  filteredByLinks?: boolean;
  /** The kind of the range that a dialog asks for. The days of the default order also have a menu of periods. */
  range?: RangeKind;
  rangeText?: (range: string) => string;
  contact?: ContactCells<T>;
  /** The texts of the sums of `totals`, in the same order. */
  sums?: readonly SumText[];
  SumsView?: (props: SumsProps) => ReactNode;
  /** The names of the sums in the answer of a host, in the same order. */
  sumNames?: readonly string[];
  /** Further choices of the filter. Only the host finds their rows; the whole list does not have them. */
  moreChoices?: readonly Pick<FilterChoice, 'key' | 'label'>[];
  /** Returns the label of a filter choice; takes the value that the rows have. */
  choiceLabel?: (value: string | null) => string;
}

/** The properties of a column that a menu needs to show or hide it. */
export type MenuColumn = Pick<Column<never>, 'hiddenAtFirst' | 'header' | 'id'>;

export interface SumsProps {
  /** Returns the sums of a column, in the order of its texts; null until they are known. */
  sumsOf: (columnId: string) => readonly (Sum | undefined)[] | null;
}

/** The text of a sum: its label and the words for its rows, or a text about the number of rows that are left out. */
export type SumText = { label: string; rowWords?: string } | { leftOut: (rows: number) => string };

/** The classes of the column that fills the remaining width. */
export const fillWidthClasses = 'w-full min-w-20 max-w-0 text-text-2';

/** The maximum width of names. In a narrow table, descriptions are cut off and columns are hidden before names. */
const nameWidth = 'max-w-80 @max-tight:max-w-56';

/** The classes of the column with the name of the row. */
export const nameClasses = `${nameWidth} font-strong text-text`;

/** The classes of another column of names. */
export const secondNameClasses = `${nameWidth} text-text-2`;

/** The classes of the text columns beside the names. */
export const besideNameClasses = 'max-w-44 text-text-2 @max-tight:max-w-28';

/** The classes of two columns that share the remaining width of a narrow table. */
export const shareWidthClasses = '@max-tight:w-1/2 @max-tight:min-w-28 @max-tight:max-w-0';

/** Returns the column with the actions of a row. It has no search, order or export. */
export function actionColumn<T>(cell: (row: T) => ReactNode): Column<T> {
  return { id: 'action', header: 'Action', text: () => '', cell, skeleton: 'w-16' };
}

/**
 * Returns one line of text; NIL for null. A text longer than its cell ends with an ellipsis, and a string also has a
 * tooltip with all of it. This is not a component, because a page has dozens, and rendering them slows down typing.
 */
export const cutText = (text: ReactNode): ReactNode => (
  <span data-tip={typeof text === 'string' ? text : null} data-tip-cut className="block truncate">
    {text ?? <span className="text-text-3">NIL</span>}
  </span>
);
