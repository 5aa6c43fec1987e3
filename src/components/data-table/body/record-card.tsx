import type { ReactNode } from 'react';

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
