import { clsx } from 'clsx';
import { type ReactNode, useContext } from 'react';
import { rowIndexAttribute } from '../../../lib/browser/row-attributes.ts';
import { pulse, Skeleton } from '../../ui/skeleton.tsx';
import { lookClasses, RowLooks } from './table-body.tsx';
import { uniqueKeys } from './unique-keys.ts';

interface TableCardsProps<T> {
  caption: string;
  rows: readonly T[];
  rowKey: (row: T) => string | null;
  card: (row: T) => ReactNode;
  /** Whether the list is loading, or the rows belong to an earlier request. */
  isLoading: boolean;
}

/** One page of rows as cards, on narrow screens. */
export function TableCards<T>({ caption, rows, rowKey, card, isLoading }: TableCardsProps<T>) {
  const keys = uniqueKeys(rows.map(rowKey));
  const lookOf = useContext(RowLooks);
  return (
    <ul aria-label={caption} aria-busy={isLoading}>
      {rows.map((row, index) => (
        <li
          key={keys[index]}
          {...{ [rowIndexAttribute]: index }}
          tabIndex={-1}
          className={clsx(
            'border-line border-t px-4 py-3 -outline-offset-2',
            lookClasses[lookOf(rowKey(row))],
          )}
        >
          {card(row)}
        </li>
      ))}
    </ul>
  );
}

export function CardsSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden className={pulse}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeleton cards have no other key
        <div key={row} className="flex flex-col gap-3 border-line border-t px-4 py-4">
          <Skeleton grouped className="h-3 w-1/2" />
          <Skeleton grouped className="h-2.5 w-2/3" />
          <Skeleton grouped className="h-2.5 w-1/3" />
        </div>
      ))}
    </div>
  );
}
