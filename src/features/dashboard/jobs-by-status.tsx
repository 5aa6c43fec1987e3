import { clsx } from 'clsx';
import { formatCount } from '../../../domain/count.ts';
import { Card } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { StatusPill } from '../../components/ui/status-pill.tsx';
import { mergeSpellings, type WordCount } from '../../lib/row-index/count-words.ts';
import { type StatusTone, statusTone } from '../../lib/values/status.ts';

const colours: Record<StatusTone, string> = {
  ok: 'bg-ok-mark',
  info: 'bg-info-mark',
  wait: 'bg-wait-mark',
  bad: 'bg-bad-mark',
  neutral: 'bg-text-3',
};

/** A stacked bar of all jobs by status, with the counts. */
export function JobsByStatus({ statuses }: { statuses: readonly WordCount[] | undefined }) {
  if (statuses === undefined) return <StatusSkeleton />;
  if (statuses.length === 0) return null;
  const shares = mergeSpellings(statuses);
  return (
    <Card aria-labelledby="jobs-by-status" className="mb-5 px-[18px] py-4">
      <h2 id="jobs-by-status" className="mb-3 text-card-title font-bold">
        Jobs by status
      </h2>
      <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        {shares.map(({ value, rows }) => (
          <span
            key={value}
            className={clsx('min-w-1', colours[statusTone(value)])}
            style={{ flexGrow: rows }}
          />
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
        {shares.map(({ value, rows }) => (
          <li key={value} className="inline-flex items-center gap-2 text-cell">
            <StatusPill status={value} />
            <span className="font-strong tabular-nums">{formatCount(rows)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The skeleton of the card. It has the same height, so that the layout does not shift. */
function StatusSkeleton() {
  return (
    <Card aria-label="Jobs by status" aria-busy className="mb-5 px-[18px] py-4">
      <Skeleton className="mt-1 mb-4 h-3 w-28" />
      <Skeleton className="h-2 w-full" />
      <div className="mt-3 flex h-[22px] items-center gap-4">
        {['completed', 'ongoing', 'rejected'].map((status) => (
          <Skeleton key={status} className="h-3 w-24" />
        ))}
      </div>
    </Card>
  );
}
