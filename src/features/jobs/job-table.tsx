import type { Job } from '../../api/jobs.ts';
import { RecordCard } from '../../components/data-table/body/record-card.tsx';
import { DataTable, type RecordTableProps } from '../../components/data-table/data-table.tsx';
import { LinkedId } from '../../components/row-link/linked-id.tsx';
import { partyLinks } from '../../components/row-link/named-links.tsx';
import { toJob } from '../../components/row-link/record-links.ts';
import { DateText } from '../../components/ui/date-text.tsx';
import { Money } from '../../components/ui/money.tsx';
import { StatusPill } from '../../components/ui/status-pill.tsx';
import type { PartyKind } from '../../lib/values/people.ts';
import { jobColumns } from './job-columns.tsx';

export const jobIdOf = ({ job_id }: Pick<Job, 'job_id'>) => job_id;

/** A table of all jobs, or of one person's jobs. */
export function JobTable({ personKind, ...props }: RecordTableProps<Job>) {
  return (
    <DataTable
      caption="Job History"
      columnsKey="Job History"
      columns={jobColumns}
      {...props}
      rowKey={jobIdOf}
      card={(job) => <JobCard job={job} personKind={personKind} />}
    />
  );
}

function JobCard({ job, personKind }: { job: Job; personKind?: PartyKind | undefined }) {
  return (
    <RecordCard
      title={job.job_description ?? 'NIL'}
      end={<Money amount={job.amount} className="text-body font-bold" />}
      second={partyLinks(job, personKind)}
      third={
        <>
          <LinkedId id={job.job_id} target={toJob(job.job_id)} noted="job" /> ·{' '}
          <DateText value={job.start_date} /> – <DateText value={job.due_date} />
        </>
      }
      thirdEnd={<StatusPill status={job.job_status} />}
    />
  );
}
