import type { Job } from '../../api/jobs.ts';
import { DataTable, type RecordTableProps } from '../../components/data-table/data-table.tsx';
import { JobCard } from './job-card.tsx';
import { jobColumns } from './job-columns.tsx';

const jobIdOf = ({ job_id }: Job) => job_id;

/** A table of all jobs, or of one person's jobs. */
export function JobTable({ of, ...props }: RecordTableProps<Job>) {
  return (
    <DataTable
      caption="Job History"
      view="Job History"
      columns={jobColumns}
      {...props}
      rowKey={jobIdOf}
      card={(job) => <JobCard job={job} of={of} />}
    />
  );
}
