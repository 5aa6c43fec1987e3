import type { ReactNode } from 'react';
import { rowIndexAttribute } from '../../../lib/browser/row-attributes.ts';
import { pulse, Skeleton } from '../../ui/skeleton.tsx';
import { uniqueKeys } from './unique-keys.ts';

interface TableCardsProps<T> {
  caption: string;
  rows: readonly T[];
  rowKey: (row: T) => string;
  card: (row: T) => ReactNode;
  /** Whether the list is still loading. */
  isLoading: boolean;
}

/** One page of rows as cards, on narrow screens. */
export function TableCards<T>({ caption, rows, rowKey, card, isLoading }: TableCardsProps<T>) {
  const keys = uniqueKeys(rows.map(rowKey));
  return (
    <ul aria-label={caption} aria-busy={isLoading}>
      {rows.map((row, index) => (
        <li
          key={keys[index]}
          {...{ [rowIndexAttribute]: index }}
          tabIndex={-1}
          className="border-line border-t px-4 py-3 -outline-offset-2"
        >
          {card(row)}
        </li>
      ))}
    </ul>
  );
}

/** The skeleton of a page of cards. */
export function CardsSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden className={pulse}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey cards have nothing else
        <div key={row} className="flex flex-col gap-3 border-line border-t px-4 py-4">
          <Skeleton grouped className="h-3 w-1/2" />
          <Skeleton grouped className="h-2.5 w-2/3" />
          <Skeleton grouped className="h-2.5 w-1/3" />
        </div>
      ))}
    </div>
  );
}

interface RecordCardProps {
  /** The cell that names the row. */
  title: ReactNode;
  /** A status or an amount. */
  end?: ReactNode;
  /** The other party. */
  second?: ReactNode;
  /** Id and dates. */
  third?: ReactNode;
  thirdEnd?: ReactNode;
  action?: ReactNode;
}

/** A row as a card of three lines. */
export function RecordCard({ title, end, second, third, thirdEnd, action }: RecordCardProps) {
  return (
    <div className="flex flex-col gap-1 text-cell">
      <div className="flex items-start justify-between gap-3">
        <div data-private className="min-w-0 text-body font-bold">
          {title}
        </div>
        {end}
      </div>
      {second !== undefined && (
        <div data-private className="text-text-2">
          {second}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-text-2 tabular-nums">
        <div className="min-w-0">{third}</div>
        {thirdEnd}
      </div>
      {action !== undefined && <div className="mt-1.5 flex justify-end gap-2">{action}</div>}
    </div>
  );
}
