import { clsx } from 'clsx';
import type { Job } from '../../api/jobs.ts';
import { Card } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { StatusPill } from '../../components/ui/status-pill.tsx';
import { eachInSlices, type RowSource } from '../../lib/row-index/row-source.ts';
import type { Slices } from '../../lib/row-index/slices.ts';
import { useSummary } from '../../lib/row-index/use-summary.ts';
import { formatCount } from '../../lib/values/count.ts';
import { type StatusTone, statusKey, statusTone } from '../../lib/values/status.ts';

interface Share {
  status: string | null;
  count: number;
}

/** Counts the jobs of each status, the most frequent first. */
function* countByStatus(jobs: RowSource<Job>): Slices<readonly Share[]> {
  const shares = new Map<string, Share>();
  yield* eachInSlices(jobs, ({ job_status }) => {
    const key = statusKey(job_status ?? '');
    const share = shares.get(key);
    if (share === undefined) shares.set(key, { status: job_status, count: 1 });
    else share.count += 1;
  });
  return [...shares.values()].sort((a, b) => b.count - a.count);
}

const colours: Record<StatusTone, string> = {
  ok: 'bg-ok-mark',
  info: 'bg-info-mark',
  wait: 'bg-wait-mark',
  bad: 'bg-bad-mark',
  neutral: 'bg-text-3',
};

/** A stacked bar of all jobs by status, with the counts. */
export function JobsByStatus({ jobs }: { jobs: RowSource<Job> | undefined }) {
  const shares = useSummary(jobs, countByStatus);
  if (shares === undefined) return <StatusSkeleton />;
  if (shares.length === 0) return null;
  return (
    <Card aria-labelledby="jobs-by-status" className="mb-5 px-[18px] py-4">
      <h2 id="jobs-by-status" className="mb-3 text-card-title font-bold">
        Jobs by status
      </h2>
      <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        {shares.map(({ status, count }) => (
          <span
            key={status}
            className={clsx('min-w-1', colours[statusTone(status)])}
            style={{ flexGrow: count }}
          />
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
        {shares.map(({ status, count }) => (
          <li key={status} className="inline-flex items-center gap-2 text-cell">
            <StatusPill status={status} />
            <span className="font-strong tabular-nums">{formatCount(count)}</span>
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
