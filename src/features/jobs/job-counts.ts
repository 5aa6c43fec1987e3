import type { Job } from '../../api/jobs.ts';
import { eachInSlices, type RowSource } from '../../lib/row-index/row-source.ts';
import type { Slices } from '../../lib/row-index/slices.ts';
import { formatStatus, statusKey } from '../../lib/values/status.ts';

/** The status words of the card "Accepted Jobs". */
const acceptedWords = new Set(['accepted', 'ongoing', 'in-progress', 'completed']);

/** The jobs of a status without a card. */
export interface OtherStatus {
  /** The filter value of the table. */
  key: string;
  label: string;
  count: number;
}

/** The numbers of jobs. The parts add up to the total. */
export interface JobCounts {
  total: number;
  accepted: number;
  rejected: number;
  pending: number;
  others: readonly OtherStatus[];
}

/** Counts the jobs by card, and the others by status, the most frequent first. */
export function* countJobs(jobs: RowSource<Job>): Slices<JobCounts> {
  const counts = { total: jobs.length, accepted: 0, rejected: 0, pending: 0 };
  const others = new Map<string, OtherStatus>();
  yield* eachInSlices(jobs, ({ job_status }) => {
    const key = statusKey(job_status ?? 'nil');
    if (acceptedWords.has(key)) counts.accepted += 1;
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
