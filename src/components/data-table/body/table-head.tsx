import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useMemo } from 'react';
import type { Column } from '../column.tsx';
import type { TableControl } from '../use-table-state.ts';
import { fixedColumnClasses } from './table-body.tsx';

interface TableHeadProps<T> {
  columns: readonly Column<T>[];
  /** The rows of the page. */
  rows: readonly T[];
  control: TableControl;
  /** Runs when the pointer or the focus reaches the button of a head cell, to prepare the order. */
  onIntent: (columnId: string) => void;
}

const noRows: readonly never[] = [];

/**
 * The head row. Each sortable head cell has a button. It is memoised: when the rows of the table change, only a head cell
 * with `beforeHeader` can change.
 */
export function TableHead<T>({ columns, rows, control, onIntent }: TableHeadProps<T>) {
  const headRows = columns.some(({ beforeHeader }) => beforeHeader) ? rows : noRows;
  return useMemo(
    () => (
      <thead className="text-caption">
        <tr>
          {columns.map((column) => (
            <HeadCell key={column.id} rows={headRows} {...{ column, control, onIntent }} />
          ))}
        </tr>
      </thead>
    ),
    [columns, headRows, control, onIntent],
  );
}

type HeadCellProps<T> = Omit<TableHeadProps<T>, 'columns'> & { column: Column<T> };

function HeadCell<T>({ column, rows, control, onIntent }: HeadCellProps<T>) {
  const { sort } = control.state;
  const isSorted = sort?.column === column.id;
  const isRight = column.align === 'right';
  const isSortable = column.sortKey !== undefined;
  return (
    <th
      scope="col"
      data-bar
      data-action={column.id === 'action' || undefined}
      data-hide-order={column.hideOrder}
      {...(isSorted && { 'aria-sort': sort.descending ? 'descending' : 'ascending' })}
      className={clsx(
        'sticky top-14 z-10 h-9 border-line border-y bg-surface-2 px-(--cell)',
        'first:pl-(--edge) last:pr-(--edge)',
        'scrolled:static scrolled:top-auto',
        fixedColumnClasses,
        isRight ? 'pr-5 text-right' : 'text-left',
        column.beforeHeader && 'whitespace-nowrap',
        isSorted ? 'font-bold text-text' : 'font-medium text-text-3',
      )}
    >
      {column.beforeHeader?.(rows)}
      {isSortable ? (
        <button
          type="button"
          data-tip={column.headerTip}
          className={clsx(
            'group -mx-1 inline-flex h-9 items-center gap-1 rounded-key px-1 whitespace-nowrap',
            isRight && 'flex-row-reverse',
          )}
          onPointerEnter={() => onIntent(column.id)}
          onFocus={() => onIntent(column.id)}
          onClick={() =>
            control.change({
              sort: { column: column.id, descending: isSorted ? !sort.descending : false },
            })
          }
        >
          {column.header}
          <SortMark isSorted={isSorted} isDescending={sort?.descending ?? false} />
        </button>
      ) : (
        <span className="whitespace-nowrap">{column.header}</span>
      )}
    </th>
  );
}

function SortMark({ isSorted, isDescending }: { isSorted: boolean; isDescending: boolean }) {
  if (!isSorted) {
    return (
      <ChevronsUpDown
        size={12}
        strokeWidth={2}
        className="opacity-55 group-hover:opacity-100 @max-tight:opacity-0 @max-tight:group-hover:opacity-100 @max-tight:group-focus-visible:opacity-100 scrolled:hidden"
      />
    );
  }
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return <Arrow size={13} strokeWidth={2} className="text-accent-ink" />;
}
