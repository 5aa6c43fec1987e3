import { jobList } from '../../../domain/lists/jobs.ts';
import { jobsQuery, jobsSearch } from '../../api/jobs.ts';
import { listPage } from '../../components/page/list-page.tsx';
import { JobFigures } from './job-figures.tsx';
import { JobTable } from './job-table.tsx';

export const { Page: JobsPage, load: loadJobs } = listPage({
  title: 'Jobs',
  subtitle: 'Job description and status of past and present jobs',
  list: jobList,
  query: jobsQuery,
  search: jobsSearch,
  Figures: JobFigures,
  Table: (props) => <JobTable caption="Jobs" searchPlaceholder="Search Jobs..." {...props} />,
});
