import { createFileRoute } from '@tanstack/react-router';
import { JobsPage, loadJobs } from '../../features/jobs/jobs-page.tsx';
import { listSearch } from '../-table-search.ts';

export const Route = createFileRoute('/_frame/admin/jobs')({
  validateSearch: listSearch<typeof import('../../../domain/lists/jobs.ts').jobList>(),
  loader: loadJobs,
  component: JobsPage,
});
