import { clsx } from 'clsx';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { rowIndexAttribute } from '../../../lib/browser/row-attributes.ts';
import { pulse, Skeleton } from '../../ui/skeleton.tsx';
import type { Column } from '../column.tsx';
import { uniqueKeys } from './unique-keys.ts';

/** Classes that keep the first column and the actions in place while the table scrolls sideways. */
export const fixedColumnClasses = clsx(
  'scrolled:first:sticky scrolled:first:left-0 scrolled:first:z-10 scrolled:first:border-r',
  'scrolled:data-action:sticky scrolled:data-action:right-0 scrolled:data-action:z-10 scrolled:data-action:border-l',
);

const baseCellClasses = clsx(
  'border-line border-b px-(--cell) first:pl-(--edge) last:pr-(--edge) group-last:border-b-0',
  'scrolled:max-w-40 scrolled:first:bg-inherit scrolled:data-action:bg-inherit',
  fixedColumnClasses,
);
/** The bar at the start of a selected row. The first cell has it, because a fixed cell would cover a bar of the row. */
const accentBar = 'first:[box-shadow:inset_3px_0_0_var(--color-accent)]';

interface TableBodyProps<T> {
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string | null;
  selectedKey: string | null;
  isTall: boolean;
  /** Whether no cell has a state. Then a row may reuse the elements of another row. */
  isStateless: boolean;
}

const noKeys: readonly string[] = [];

/** The React keys of the rows on screen, by the unique keys of the rows. */
type ReactKeys = ReadonlyMap<string, number>;

const noReactKeys: ReactKeys = new Map();

/**
 * Returns React keys with which new rows reuse the elements of removed rows: React then changes texts instead of
 * creating elements, which saves style and layout work. A row that stays has the same React key, elements and focus as
 * before.
 *
 * @param keys the unique keys of the rows
 */
function useReusedKeys(keys: readonly string[]): ReactKeys {
  const [reactKeys, setReactKeys] = useState(noReactKeys);
  if (keys.length === reactKeys.size && keys.every((key) => reactKeys.has(key))) return reactKeys;
  const newReactKeys = reuseKeys(reactKeys, keys);
  setReactKeys(newReactKeys);
  return newReactKeys;
}

/** Returns the React keys for `keys`, after rows with the keys in `earlier`; see `useReusedKeys`. */
export function reuseKeys(earlier: ReactKeys, keys: readonly string[]): ReactKeys {
  const keySet = new Set(keys);
  const removed = [...earlier].filter(([key]) => !keySet.has(key)).map(([, reactKey]) => reactKey);
  let unused = Math.max(-1, ...earlier.values()) + 1;
  return new Map(keys.map((key) => [key, earlier.get(key) ?? removed.shift() ?? unused++]));
}

/** One page of rows, memoised because most renders of a table, such as for its toolbar, do not change the rows. */
export function TableBody<T>(props: TableBodyProps<T>) {
  const { columns, rows, rowKey, selectedKey, isTall, isStateless } = props;
  return useMemo(
    () => <Rows {...{ columns, rows, rowKey, selectedKey, isTall, isStateless }} />,
    [columns, rows, rowKey, selectedKey, isTall, isStateless],
  );
}

function Rows<T>(props: TableBodyProps<T>) {
  const { columns, rows, selectedKey, isTall, isStateless } = props;
  const ids = rows.map(props.rowKey);
  const keys = uniqueKeys(ids);
  // Computed once per column, not once per cell.
  const classes = useMemo(() => columns.map(cellClasses), [columns]);
  const reusedKeys = useReusedKeys(isStateless ? keys : noKeys);
  // The row header is the first column of texts, such as a name; without one, it is the first column.
  const headerIndex = Math.max(
    0,
    columns.findIndex(({ kind }) => kind === 'text'),
  );
  return (
    <tbody className="text-cell @max-tight:text-[0.78125rem]">
      {rows.map((row, index) => {
        const key = keys[index] ?? '';
        const isSelected = selectedKey !== null && ids[index] === selectedKey;
        return (
          <Row
            key={reusedKeys.get(key) ?? key}
            index={index}
            id={ids[index] ?? null}
            isSelected={isSelected}
            className={isTall ? 'h-14' : 'h-11'}
          >
            {columns.map((column, columnIndex) => {
              const isHeader = columnIndex === headerIndex;
              const Cell = isHeader ? 'th' : 'td';
              return (
                <Cell
                  key={column.id}
                  scope={isHeader ? 'row' : undefined}
                  data-action={column.id === 'action' || undefined}
                  data-hide-order={column.hideOrder}
                  className={clsx(classes[columnIndex], isSelected && accentBar)}
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

/**
 * The classes for the looks of a row. A selected row looks like a ticked one. A row that has left the list is grey; the
 * class `greyed` is in left-rows.css, which only the queues load.
 */
export const lookClasses = {
  plain: 'bg-surface hover:bg-surface-2',
  ticked: 'bg-accent-soft',
  greyed: 'greyed',
};

/** The function that returns the look of a row by its id. A context, so that ticking a row does not render its cells. */
export const RowLooks = createContext<(id: string | null) => keyof typeof lookClasses>(
  () => 'plain',
);

interface RowProps {
  index: number;
  id: string | null;
  isSelected: boolean;
  className: string;
  children: ReactNode;
}

function Row({ index, id, isSelected, className, children }: RowProps) {
  const ownLook = useContext(RowLooks)(id);
  const look = isSelected ? 'ticked' : ownLook;
  return (
    <tr
      {...{ [rowIndexAttribute]: index }}
      tabIndex={-1}
      aria-selected={look === 'ticked' || undefined}
      aria-disabled={ownLook === 'greyed' || undefined}
      className={clsx('group -outline-offset-2', className, lookClasses[look])}
    >
      {children}
    </tr>
  );
}

const cellClasses = ({ align, className }: Pick<Column<never>, 'align' | 'className'>) =>
  clsx(baseCellClasses, align === 'right' && 'pr-5 text-right', className);

interface TableSkeletonProps<T> {
  columns: readonly Column<T>[];
  rows: number;
  isTall: boolean;
}

export function TableSkeleton<T>({ columns, rows, isTall }: TableSkeletonProps<T>) {
  return (
    <tbody className={pulse}>
      {Array.from({ length: rows }, (_, row) => (
        // The row has a background only while the table scrolls, because it would cover the round corners of the card.
        // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no other key
        <tr key={row} className={clsx('group scrolled:bg-surface', isTall ? 'h-14' : 'h-11')}>
          {columns.map((column) => (
            <td
              key={column.id}
              data-hide-order={column.hideOrder}
              className={clsx(baseCellClasses, column.align === 'right' && 'pr-5')}
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
