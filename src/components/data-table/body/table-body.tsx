import { clsx } from 'clsx';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { rowIndexAttribute } from '../../../lib/browser/row-attributes.ts';
import { pulse, Skeleton } from '../../ui/skeleton.tsx';
import type { Column } from '../column.tsx';
import { uniqueKeys } from './unique-keys.ts';

/** Fixes the first column and the actions while the table scrolls sideways. */
export const fixedColumns = clsx(
  'scrolled:first:sticky scrolled:first:left-0 scrolled:first:z-10 scrolled:first:border-r',
  'scrolled:data-action:sticky scrolled:data-action:right-0 scrolled:data-action:z-10 scrolled:data-action:border-l',
);

const cell = clsx(
  'border-line border-b px-(--cell) first:pl-(--edge) last:pr-(--edge) group-last:border-b-0',
  'scrolled:max-w-40 scrolled:first:bg-inherit scrolled:data-action:bg-inherit',
  fixedColumns,
);
/** The bar of a selected row is on the first cell, because a fixed cell would cover it on the row. */
const accentBar = 'first:[box-shadow:inset_3px_0_0_var(--color-accent)]';

interface TableBodyProps<T> {
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string | null;
  selectedKey: string | null;
  tall: boolean;
  /** Whether cells have no state, so that a row may reuse the elements of another. */
  statelessCells: boolean;
}

const noKeys: readonly string[] = [];

/** The React keys of the rows on screen, by the keys of the rows. */
type ReactKeys = ReadonlyMap<string, number>;

const none: ReactKeys = new Map();

/**
 * Returns the React keys of rows whose cells have no state. A row that stays keeps its key, its elements and the
 * focus. A new row takes the key of a removed row, so React changes texts instead of creating elements, which saves
 * style and layout work.
 *
 * @param keys unique keys of the rows
 */
function useReusedKeys(keys: readonly string[]): ReactKeys {
  const [before, setBefore] = useState(none);
  if (keys.length === before.size && keys.every((key) => before.has(key))) return before;
  const now = reuseKeys(before, keys);
  setBefore(now);
  return now;
}

/** Returns the React keys of the next rows; see useReusedKeys. */
export function reuseKeys(before: ReactKeys, keys: readonly string[]): ReactKeys {
  const staying = new Set(keys);
  const free = [...before].filter(([key]) => !staying.has(key)).map(([, reactKey]) => reactKey);
  let unused = Math.max(-1, ...before.values()) + 1;
  return new Map(keys.map((key) => [key, before.get(key) ?? free.shift() ?? unused++]));
}

/** One page of rows. Memoised, because most renders of a table, such as those for its toolbar, do not change them. */
export function TableBody<T>(props: TableBodyProps<T>) {
  const { columns, rows, rowKey, selectedKey, tall, statelessCells } = props;
  return useMemo(
    () => <Rows {...{ columns, rows, rowKey, selectedKey, tall, statelessCells }} />,
    [columns, rows, rowKey, selectedKey, tall, statelessCells],
  );
}

function Rows<T>(props: TableBodyProps<T>) {
  const { columns, rows, selectedKey, tall, statelessCells } = props;
  const keys = rows.map(props.rowKey);
  const ownKeys = uniqueKeys(keys);
  // Computed once per column, not once per cell.
  const classes = useMemo(() => columns.map(cellClasses), [columns]);
  const reused = useReusedKeys(statelessCells ? ownKeys : noKeys);
  // The name of the record; a table without its column has the id instead.
  const headerAt = Math.max(
    0,
    columns.findIndex(({ kind }) => kind === 'text'),
  );
  return (
    <tbody className="text-cell @max-tight:text-[0.78125rem]">
      {rows.map((row, index) => {
        const ownKey = ownKeys[index] ?? '';
        const selected = selectedKey !== null && keys[index] === selectedKey;
        return (
          <Row
            key={reused.get(ownKey) ?? ownKey}
            index={index}
            rowKey={keys[index] ?? null}
            isSelected={selected}
            className={tall ? 'h-14' : 'h-11'}
          >
            {columns.map((column, at) => {
              const Cell = at === headerAt ? 'th' : 'td';
              return (
                <Cell
                  key={column.id}
                  scope={at === headerAt ? 'row' : undefined}
                  data-action={column.id === 'action' || undefined}
                  data-leaves={column.leaves}
                  className={clsx(classes[at], selected && accentBar)}
                >
                  {column.cell(row)}
                </Cell>
              );
            })}
          </Row>
        );
      })}
    </tbody>
  );
}

/** Returns whether the row with a key is ticked. A context, so that a tick renders the rows and not their cells. */
export const TickedRows = createContext<(rowKey: string | null) => boolean>(() => false);

interface RowProps {
  /** The index of the row on the page. */
  index: number;
  rowKey: string | null;
  isSelected: boolean;
  className: string;
  children: ReactNode;
}

function Row({ index, rowKey, isSelected, className, children }: RowProps) {
  const isMarked = useContext(TickedRows)(rowKey) || isSelected;
  return (
    <tr
      {...{ [rowIndexAttribute]: index }}
      tabIndex={-1}
      aria-selected={isMarked || undefined}
      className={clsx(
        'group -outline-offset-2',
        className,
        isMarked ? 'bg-accent-soft' : 'bg-surface hover:bg-surface-2',
      )}
    >
      {children}
    </tr>
  );
}

const cellClasses = ({ align, className }: Pick<Column<never>, 'align' | 'className'>) =>
  clsx(cell, align === 'right' && 'pr-5 text-right', className);

interface TableSkeletonProps<T> {
  columns: readonly Column<T>[];
  rows: number;
  tall: boolean;
}

/** The skeleton of a page of rows. */
export function TableSkeleton<T>({ columns, rows, tall }: TableSkeletonProps<T>) {
  return (
    <tbody className={pulse}>
      {Array.from({ length: rows }, (_, row) => (
        // A background only while the table scrolls, because it covers the card's round corners.
        // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no other key
        <tr key={row} className={clsx('group scrolled:bg-surface', tall ? 'h-14' : 'h-11')}>
          {columns.map((column) => (
            <td
              key={column.id}
              data-leaves={column.leaves}
              className={clsx(cell, column.align === 'right' && 'pr-5')}
            >
              <Skeleton
                grouped
                className={clsx(
                  'h-2.5',
                  column.skeleton ?? 'w-3/4',
                  column.align === 'right' && 'ml-auto',
                )}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
