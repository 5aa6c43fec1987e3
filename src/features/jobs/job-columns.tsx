import { jobList } from '../../../domain/lists/jobs.ts';
import type { Job } from '../../api/jobs.ts';
import {
  besideNameClasses,
  type Column,
  fillWidthClasses,
  nameClasses,
  secondNameClasses,
} from '../../components/data-table/column.tsx';
import { oneSum, recordColumns } from '../../components/data-table/record-columns.tsx';
import { artisans, clients } from '../../components/people-list/person-kinds.ts';
import { idCell } from '../../components/row-link/linked-id.tsx';
import { partyCell } from '../../components/row-link/named-links.tsx';
import { toJob } from '../../components/row-link/record-links.ts';
import { statusTone } from '../../lib/values/status.ts';

/** A sum without jobs that failed or were undone (`failedStatuses`), because no money is due for them. */
const dueSum = (label: string) =>
  oneSum<Job>(
    label,
    'without rejected, cancelled and failed',
    ({ job_status }) => statusTone(job_status) !== 'bad',
  );

const columns = recordColumns<Job>()(jobList, {
  job_id: { cell: idCell(({ job_id }) => job_id, toJob, 'job') },
  client_name: { className: secondNameClasses, cell: partyCell(clients) },
  artisan_name: { className: nameClasses, cell: partyCell(artisans) },
  service_type: { className: besideNameClasses, hideOrder: 2 },
  job_description: { className: fillWidthClasses, hideOrder: 1 },
  date_created: { hiddenAtFirst: true },
  start_date: { hideOrder: 3 },
  due_date: { hideOrder: 4 },
  payment: { hiddenAtFirst: true, totals: dueSum('Total Payment') },
  part_payment: { hiddenAtFirst: true },
  amount: { totals: dueSum('Total Amount') },
});

/** The columns of all jobs; columns with `only` are for the table of one artisan. */
export const jobColumns = columns.filter(({ only }) => only === undefined);

/** The columns of one client's jobs. */
export const clientJobColumns = jobColumns.filter(({ id }) => id !== 'client_name');

/** The columns of one artisan's jobs. */
export const artisanJobColumns = columns
  .filter(({ id }) => id !== 'artisan_name')
  .map((column): Column<Job> => {
    if (column.id === 'client_name') return { ...column, className: nameClasses };
    return column.id === 'service_type' ? { ...column, hiddenAtFirst: true } : column;
  });
