import { createFileRoute } from '@tanstack/react-router';
import { jobList } from '../../../domain/lists/jobs.ts';
import { type Job, jobsQuery, jobsSearch } from '../../api/jobs.ts';
import { prefetchList } from '../../api/lists/prefetch.ts';
import { type List, useList } from '../../api/lists/use-list.ts';
import { pageRequestOf } from '../../components/data-table/page-request.ts';
import { useTableState } from '../../components/data-table/use-table-state.ts';
import { PageHeader } from '../../components/page/page-header.tsx';
import { JobFigures } from '../../features/jobs/job-figures.tsx';
import { JobTable } from '../../features/jobs/job-table.tsx';
import { tableStateOf } from '../../lib/address/table-state.ts';
import { listSearch } from '../-table-search.ts';
import { useSetSearch } from '../-use-set-search.ts';

export const Route = createFileRoute('/_frame/admin/jobs')({
  validateSearch: listSearch<'jobs'>(),
  loader: ({ context: { queryClient }, location }) =>
    prefetchList(
      queryClient,
      jobsQuery,
      jobsSearch,
      pageRequestOf(tableStateOf(jobList, location.search)),
      location,
    ),
  component: JobsPage,
});

function JobsPage() {
  const list = useList(jobsQuery, jobsSearch);
  return (
    <>
      <PageHeader title="Jobs" subtitle="Job description and status of past and present jobs" />
      <JobFigures list={list} />
      <Jobs list={list} />
    </>
  );
}

/** A separate component, so that paging in the table does not render the figures again. */
function Jobs({ list }: { list: List<Job> }) {
  const control = useTableState(jobList, Route.useSearch(), useSetSearch());
  return (
    <JobTable caption="Jobs" list={list} control={control} searchPlaceholder="Search Jobs..." />
  );
}
