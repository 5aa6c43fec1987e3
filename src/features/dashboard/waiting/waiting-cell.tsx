import { Link, type LinkProps } from '@tanstack/react-router';
import { type LucideIcon, RotateCw } from 'lucide-react';
import type { LoadState } from '../../../api/lists/use-read.ts';
import { totalWords } from '../../../components/data-table/pages.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Money } from '../../../components/ui/money.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useNow } from '../../../lib/browser/use-now.ts';
import { waited } from '../../../lib/values/ago.ts';
import { formatMoment } from '../../../lib/values/calendar.ts';
import { cellLook } from './waiting-grid.tsx';
import type { Waiting } from './waiting-reads.ts';

interface WaitingCellProps {
  label: string;
  icon: LucideIcon;
  read: LoadState<Waiting>;
  isOnline: boolean;
  /** The link to the queue. */
  link: Pick<LinkProps, 'to' | 'search'>;
}

/** One queue: the number of waiting rows, their sum, and the age of the oldest row. A press opens the queue. */
export function WaitingCell({ label, icon: Icon, read, isOnline, link }: WaitingCellProps) {
  const { data, error, isFetching, retry } = read;
  return (
    <li {...cellLook}>
      <p className="flex items-center gap-2 text-cell font-medium text-text-2">
        <Icon size={15} className="shrink-0 text-text-3" />
        <Link
          {...link}
          className="hover:underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-focus"
        >
          {label}
        </Link>
      </p>
      {data !== undefined && <Figures waiting={data} isStale={error !== null || !isOnline} />}
      {data === undefined && error === null && <Skeleton className="my-2 h-4 w-16" />}
      {data === undefined && error !== null && (
        <div role="alert" className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-cell">
          <span className="text-bad-ink">
            {isOnline
              ? `Did not load. ${error.message}`
              : 'Offline: not known until the connection is back'}
          </span>
          <Button
            size="row"
            // The button is above the link, which covers the cell.
            className="relative"
            aria-label={`Retry ${label}`}
            icon={<RotateCw size={14} />}
            busy={isFetching}
            onClick={retry}
          >
            Retry
          </Button>
        </div>
      )}
    </li>
  );
}

function Figures({ waiting, isStale }: { waiting: Waiting; isStale: boolean }) {
  const { count, isExact = true, total, oldest } = waiting;
  const now = useNow(60_000);
  return (
    <>
      <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2.5">
        <span className="text-strip font-bold tabular-nums">
          {count === 0 ? 'None' : totalWords({ count, isExact })}
        </span>
        {count > 0 && total !== null && <Money amount={total} className="text-cell font-strong" />}
      </p>
      <p className="text-caption text-text-2">
        {count > 0 && oldest !== null && (
          <time data-tip={`Since ${formatMoment(oldest)}`}>
            Oldest waits {waited(oldest, now)}
            <span className="sr-only">, since {formatMoment(oldest)}</span>
          </time>
        )}
        {isStale && <span className="text-wait-ink"> May be out of date</span>}
      </p>
    </>
  );
}
