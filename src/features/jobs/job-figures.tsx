import { Briefcase, CircleCheck, CircleX, Clock } from 'lucide-react';
import type { Job } from '../../api/jobs.ts';
import type { LoadState } from '../../components/feedback/load-state.ts';
import { StatCards } from '../../components/figures/stat-card.tsx';
import { eachInSlices, type RowSource } from '../../lib/row-source.ts';
import type { Slices } from '../../lib/slices.ts';
import { statusKey } from '../../lib/status.ts';
import { useSummary } from '../../lib/use-summary.ts';

/** Status words of jobs that were taken on: agreed, under way, or done. */
const takenOn = new Set(['accepted', 'ongoing', 'in-progress', 'completed']);

interface JobCounts {
  total: number;
  accepted: number;
  rejected: number;
  pending: number;
}

/** How many jobs there are in all and by what became of them. */
export function* countJobs(jobs: RowSource<Job>): Slices<JobCounts> {
  const counts: JobCounts = { total: jobs.length, accepted: 0, rejected: 0, pending: 0 };
  yield* eachInSlices(jobs, ({ job_status }) => {
    const key = statusKey(job_status ?? '');
    if (takenOn.has(key)) counts.accepted += 1;
    else if (key === 'rejected') counts.rejected += 1;
    else if (key === 'pending') counts.pending += 1;
  });
  return counts;
}

/** The four cards of the Jobs page. */
export function JobFigures({ list }: { list: LoadState<RowSource<Job>> }) {
  const { data, error } = list;
  const counts = useSummary(data, countJobs);
  // What did not load is said once, by the table below.
  if (data === undefined && error !== null) return null;
  const value = (field: keyof JobCounts) => counts && { count: counts[field] };
  return (
    <StatCards
      cards={[
        { label: 'Total Jobs', icon: Briefcase, dye: 'indigo', value: value('total') },
        { label: 'Accepted Jobs', icon: CircleCheck, dye: 'palm', value: value('accepted') },
        { label: 'Rejected Jobs', icon: CircleX, dye: 'camwood', value: value('rejected') },
        { label: 'Pending Jobs', icon: Clock, dye: 'bronze', value: value('pending') },
      ]}
    />
  );
}
