import { Fragment, type ReactNode } from 'react';
import type { IndexColumn } from '../../lib/row-index/index-column.ts';
import { formatStatus, statusKey } from '../../lib/values/status.ts';
import { StatusPill } from '../ui/status-pill.tsx';
import { IdText } from './id-text.tsx';

/** One column of a table: what it prints, and what search, sort and sums read of it. */
export interface Column<T> extends IndexColumn<T> {
  header: string;
  cell: (row: T) => ReactNode;
  /** What an export holds: a plain number, an ISO date, or the words. Left out of it where missing. */
  exported?: (row: T) => string;
  /** Not shown until somebody asks for it. */
  hiddenAtFirst?: boolean;
  align?: 'right';
  /** What its order is of; words where missing. */
  holds?: 'words' | 'amounts' | 'days';
  /** Classes of its cells: widths, weight. */
  className?: string;
  /** Width of the grey bar while loading, as a class. */
  skeleton?: string;
  /** Only links set its filter, to one row: nothing to choose from in the menu. */
  filteredByLinks?: boolean;
  /** How the sums of its `totals` are told, by their numbers. */
  sums?: readonly SumWords[];
}

/** How a sum is told: by what it is and which rows are in it, or by the number of rows that are in none. */
export type SumWords = { label: string; of?: string } | { leftOut: (rows: number) => string };

/** Classes of the one column that takes the room the others leave, so that none of those is cut. */
export const takesTheRest = 'w-full min-w-20 max-w-0 text-text-2';

/** Classes of the column that names a row by a person. */
export const namesTheRow = 'max-w-40 font-strong text-text @max-tight:max-w-32';

/** Classes of words beside it. */
export const besideTheName = 'max-w-36 text-text-2 @max-tight:max-w-28';

/** Classes of two columns that share what the others leave as soon as the table gets narrow. */
export const sharesTheRest = '@max-tight:w-1/2 @max-tight:min-w-28 @max-tight:max-w-0';

/** What every kind of column is given. */
export interface Base {
  id: string;
  header: string;
  className?: string;
  skeleton?: string;
  hiddenAtFirst?: boolean;
}

/** Words. Cut with an ellipsis where they are too long, and whole in a tooltip then. */
export function textColumn<T>(base: Base, read: (row: T) => string | null): Column<T> {
  return {
    ...base,
    text: (row) => read(row) ?? 'NIL',
    exported: (row) => read(row) ?? '',
    sortKey: read,
    cell: (row) => <CutText>{read(row)}</CutText>,
  };
}

/** E-mail addresses. On paper they go on in the next line after their @ or a dot. */
export function emailColumn<T>(base: Base, read: (row: T) => string | null): Column<T> {
  return {
    ...textColumn(base, read),
    cell: (row) => {
      const email = read(row);
      return (
        <CutText tip={email}>
          {email?.split(/(?<=[@.])/).map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name, and no state
            <Fragment key={at}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </CutText>
      );
    },
  };
}

/** Digits that are no amount, such as a phone number: never cut, sorted as a number where they are one. */
export function digitsColumn<T>(base: Base, read: (row: T) => string | null): Column<T> {
  return {
    className: 'whitespace-nowrap text-text-2 tabular-nums',
    skeleton: 'w-10',
    ...textColumn(base, read),
    cell: (row) => read(row) ?? 'NIL',
  };
}

/** An id: a long one without its middle. */
export function idColumn<T>(base: Base, read: (row: T) => string | null): Column<T> {
  return { ...digitsColumn(base, read), cell: (row) => <IdText id={read(row)} /> };
}

/** A status word as a pill, which a filter can be set to. */
export function statusColumn<T>(base: Base, read: (row: T) => string | null): Column<T> {
  return {
    skeleton: 'w-16',
    ...base,
    text: (row) => formatStatus(read(row)),
    exported: (row) => read(row) ?? '',
    sortKey: (row) => (read(row) === null ? null : formatStatus(read(row))),
    filterKey: (row) => statusKey(read(row) ?? 'nil'),
    cell: (row) => <StatusPill status={read(row)} />,
  };
}

/** What can be done with a row. Not searched, sorted or exported. */
export function actionColumn<T>(cell: (row: T) => ReactNode): Column<T> {
  return { id: 'action', header: 'Action', text: () => '', cell, skeleton: 'w-16' };
}

interface CutTextProps {
  children: ReactNode;
  /** The whole text, where the children are more than that. */
  tip?: string | null;
}

/** One line of words, cut where the cell ends. */
export function CutText({ children, tip }: CutTextProps) {
  return (
    <span
      data-tip={tip ?? (typeof children === 'string' ? children : null)}
      data-tip-cut
      className="block truncate"
    >
      {children ?? <span className="text-text-3">NIL</span>}
    </span>
  );
}
