import type { ReactNode } from 'react';

interface RecordCardProps {
  /** The start of the first line, which names the row. */
  title: ReactNode;
  /** The end of the first line, such as a status or an amount. */
  end?: ReactNode;
  /** The second line, such as the other party. */
  second?: ReactNode;
  /** The start of the third line, such as the id and the dates. */
  third?: ReactNode;
  thirdEnd?: ReactNode;
  /** Buttons below the lines. */
  action?: ReactNode;
}

/** A row of a table as a card, on narrow screens. */
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
