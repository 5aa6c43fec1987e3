import type { Job } from '../../api/jobs.ts';
import { RecordCard } from '../../components/data-table/table-cards.tsx';
import { DateText } from '../../components/ui/date-text.tsx';
import { Money } from '../../components/ui/money.tsx';
import { StatusPill } from '../../components/ui/status-pill.tsx';

/** A job where there is no room for a table. */
export function JobCard({ job }: { job: Job }) {
  return (
    <RecordCard
      title={job.job_description ?? 'NIL'}
      end={<Money amount={job.amount} className="text-body font-bold" />}
      second={`${job.artisan_name ?? 'NIL'} for ${job.client_name ?? 'NIL'}`}
      third={
        <>
          {job.job_id} · <DateText value={job.start_date} /> – <DateText value={job.due_date} />
        </>
      }
      thirdEnd={<StatusPill status={job.job_status} />}
    />
  );
}
