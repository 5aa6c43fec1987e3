import { Link } from '@tanstack/react-router';
import { Briefcase, CircleCheck, CircleX, Clock } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '../../../domain/count.ts';
import { lagosIsoDay } from '../../../domain/lagos.ts';
import { useOffersShortCall } from '../../api/capabilities/capabilities.ts';
import { dailyFiguresQuery } from '../../api/dashboard.ts';
import type { Job } from '../../api/jobs.ts';
import { listChoicesQuery } from '../../api/lists/long-list.ts';
import type { ListState } from '../../api/lists/use-list.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { ReadError } from '../../components/feedback/loaded.tsx';
import { StatCards } from '../../components/figures/stat-card.tsx';
import { useSummary } from '../../lib/row-index/use-summary.ts';
import { countJobs, type JobCounts, jobCountsOf, type OtherStatus } from './job-counts.ts';

/** The cards of the Jobs page, and the counts of other statuses. Until the list is loaded, the host may count. */
export function JobFigures({ list }: { list: ListState<Job> }) {
  const { rows, error, hostList } = list;
  const counted = useSummary(rows, countJobs);
  const isCountedByHost = hostList !== null && rows === undefined;
  const hasDailyFigures = useOffersShortCall('getDashboard') === true;
  const [today] = useState(() => lagosIsoDay(Date.now()));
  const figures = useRead({
    ...dailyFiguresQuery(today),
    enabled: isCountedByHost && hasDailyFigures,
  });
  // The table sends the same call for the choices of its filters.
  const choices = useRead({
    ...listChoicesQuery(hostList),
    enabled: isCountedByHost && !hasDailyFigures,
  });
  const read = hasDailyFigures ? figures : choices;
  const statuses = hasDailyFigures
    ? figures.data?.jobs_by_status
    : choices.data?.choices.job_status;
  const counts = counted ?? (statuses && jobCountsOf(statuses));
  // The table below shows the error.
  if (!isCountedByHost && rows === undefined && error !== null) return null;
  const failure = isCountedByHost && read.error !== null && (
    <div className="mb-5 overflow-hidden rounded-card border border-line bg-surface">
      <ReadError what="The numbers of jobs" read={{ ...read, data: counts }} />
    </div>
  );
  if (failure !== false && counts === undefined) return failure;
  const areAllCounted =
    !isCountedByHost ||
    hasDailyFigures ||
    choices.data?.choices.job_status?.every(({ isExact }) => isExact) !== false;
  const figureOf = (field: Exclude<keyof JobCounts, 'others'>) =>
    counts && { count: areAllCounted ? counts[field] : null };
  return (
    <>
      {failure}
      <StatCards
        cards={[
          { label: 'Total Jobs', icon: Briefcase, dye: 'indigo', value: figureOf('total') },
          { label: 'Accepted Jobs', icon: CircleCheck, dye: 'palm', value: figureOf('accepted') },
          { label: 'Rejected Jobs', icon: CircleX, dye: 'camwood', value: figureOf('rejected') },
          { label: 'Pending Jobs', icon: Clock, dye: 'bronze', value: figureOf('pending') },
        ]}
      />
      <p className="-mt-2 mb-5 text-cell text-text-2">
        Accepted jobs are accepted, ongoing, in progress or completed.
        {counts !== undefined && areAllCounted && counts.others.length > 0 && (
          <Others others={counts.others} />
        )}
      </p>
    </>
  );
}

function Others({ others }: { others: readonly OtherStatus[] }) {
  return (
    <>
      {' '}
      Also in the total:{' '}
      {others.map(({ key, label, count }, index) => (
        <span key={key}>
          {index > 0 && ', '}
          <Link
            to="/admin/jobs"
            search={{ job_status: key }}
            className="underline underline-offset-2 hover:text-text"
          >
            {formatCount(count)} {label}
          </Link>
        </span>
      ))}
      .
    </>
  );
}
