import type { Job } from '../../api/jobs.ts';
import type { Column } from '../../components/data-table/column.tsx';
import { DataTable, type DataTableProps } from '../../components/data-table/data-table.tsx';
import type { PartyKind } from '../../lib/values/people.ts';
import { JobCard } from './job-card.tsx';
import { jobColumns } from './job-columns.tsx';

interface JobTableProps
  extends Omit<DataTableProps<Job>, 'caption' | 'columns' | 'rowKey' | 'card'> {
  caption?: string;
  columns?: readonly Column<Job>[];
  /** The kind of person that the page is about. */
  of?: PartyKind;
}

/** A table of jobs: all of them, or one person's. */
export function JobTable({ of, ...props }: JobTableProps) {
  return (
    <DataTable
      caption="Job History"
      view="Job History"
      columns={jobColumns}
      {...props}
      rowKey={(job) => job.job_id ?? ''}
      card={(job) => <JobCard job={job} of={of} />}
    />
  );
}
