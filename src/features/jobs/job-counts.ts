import type { Job } from '../../api/jobs.ts';
import { eachInSlices, type RowSource } from '../../lib/row-index/row-source.ts';
import type { Slices } from '../../lib/row-index/slices.ts';
import { formatStatus, statusKey } from '../../lib/values/status.ts';

/** Status words of jobs that were taken on: agreed, under way, or done. */
const takenOn = new Set(['accepted', 'ongoing', 'in-progress', 'completed']);

/** Jobs that no card counts, by status. */
export interface OtherStatus {
  /** What the filter of the table is set to for them. */
  key: string;
  label: string;
  count: number;
}

/** How many jobs there are in all, and by what became of them. The parts add up to the total. */
export interface JobCounts {
  total: number;
  accepted: number;
  rejected: number;
  pending: number;
  others: readonly OtherStatus[];
}

export function* countJobs(jobs: RowSource<Job>): Slices<JobCounts> {
  const counts = { total: jobs.length, accepted: 0, rejected: 0, pending: 0 };
  const others = new Map<string, OtherStatus>();
  yield* eachInSlices(jobs, ({ job_status }) => {
    const key = statusKey(job_status ?? 'nil');
    if (takenOn.has(key)) counts.accepted += 1;
    else if (key === 'rejected') counts.rejected += 1;
    else if (key === 'pending') counts.pending += 1;
    else {
      const other = others.get(key) ?? { key, label: formatStatus(job_status), count: 0 };
      other.count += 1;
      others.set(key, other);
    }
  });
  return { ...counts, others: [...others.values()].sort((a, b) => b.count - a.count) };
}
