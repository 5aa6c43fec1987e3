import type { ReactNode } from 'react';
import type { Job } from '../../api/jobs.ts';
import type { List } from '../../api/lists/use-list.ts';
import type { Column } from '../../components/data-table/column.tsx';
import { DataTable } from '../../components/data-table/data-table.tsx';
import type { TableControl } from '../../components/data-table/use-table-state.ts';
import { recordSizes } from '../../lib/address/page-sizes.ts';
import type { PartyKind } from '../../lib/values/people.ts';
import { JobCard } from './job-card.tsx';
import { jobColumns } from './job-columns.tsx';

interface JobTableProps {
  list: List<Job>;
  control: TableControl;
  columns?: readonly Column<Job>[];
  caption?: string;
  /** The storage key of the hidden columns. */
  view?: string;
  /** The kind of person that the page is about. */
  of?: PartyKind;
  titled?: boolean;
  /** Whether it is an excerpt of another page's list. */
  isExcerpt?: boolean;
  /** The name of the exported file; the caption by default. */
  exportName?: string;
  searchPlaceholder?: string;
  toolbarEnd?: ReactNode;
}

/** A table of jobs: all of them, or one person's. */
export function JobTable({
  list,
  control,
  columns = jobColumns,
  caption = 'Job History',
  view = 'Job History',
  of,
  titled = false,
  isExcerpt = false,
  exportName = caption,
  searchPlaceholder = 'Search...',
  toolbarEnd,
}: JobTableProps) {
  return (
    <DataTable
      caption={caption}
      view={view}
      titled={titled}
      isExcerpt={isExcerpt}
      exportName={exportName}
      columns={columns}
      list={list}
      rowKey={(job) => job.job_id ?? ''}
      control={control}
      sizes={recordSizes}
      searchPlaceholder={searchPlaceholder}
      plainRows
      card={(job) => <JobCard job={job} of={of} />}
      toolbarEnd={toolbarEnd}
    />
  );
}
