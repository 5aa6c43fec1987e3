import { jobList } from '../../../domain/lists/jobs.ts';
import { type Job, jobsHostList } from '../../api/jobs.ts';
import { listPage, type TableProps } from '../../components/page/list-page.tsx';
import { useRecordTableProps } from '../../components/record-panel/use-record-table-props.tsx';
import { lateComponent } from '../../lib/browser/late-component.tsx';
import { JobFigures } from './job-figures.tsx';
import { JobTable, jobIdOf } from './job-table.tsx';

const record = lateComponent(() => import('./job-record.tsx'), 'JobRecord');

/** The table of all jobs. The id of a job, and Enter, open its record. */
function Jobs(props: TableProps<Job>) {
  return (
    <JobTable
      caption="Jobs"
      searchPlaceholder="Search Jobs..."
      {...props}
      {...useRecordTableProps(record, props, jobIdOf)}
    />
  );
}

export const { Page: JobsPage, load: loadJobs } = listPage({
  title: 'Jobs',
  subtitle: 'Job description and status of past and present jobs',
  list: jobList,
  source: jobsHostList,
  Figures: JobFigures,
  Table: Jobs,
});
