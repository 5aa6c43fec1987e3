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
  /** Whose, where the columns differ. */
  view?: string;
  /** Whose page it stands on. */
  of?: PartyKind;
  titled?: boolean;
  /** It shows the newest rows of a page of its own. */
  isExcerpt?: boolean;
  /** Names the exported file, where the caption says too little. */
  exportName?: string;
  searchPlaceholder?: string;
  toolbarEnd?: ReactNode;
}

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
