import type { Job } from '../../api/jobs.ts';
import {
  besideNameClasses,
  type Column,
  fillWidthClasses,
  nameClasses,
  secondNameClasses,
  statusColumn,
  textColumn,
} from '../../components/data-table/column.tsx';
import {
  choiceColumn,
  dateColumn,
  moneyColumn,
  oneSum,
  rowIdColumn,
} from '../../components/data-table/record-columns.tsx';
import { artisans, clients } from '../../components/people-list/person-kinds.ts';
import { partyColumn } from '../../components/row-link/named-links.tsx';
import { statusTone } from '../../lib/values/status.ts';

const id = rowIdColumn<Job>({ id: 'job_id', header: 'Job ID' }, (job) => job.job_id);
const description = textColumn<Job>(
  { id: 'job_description', header: 'Job Description', className: fillWidthClasses, leaves: 1 },
  (job) => job.job_description,
);
const service = choiceColumn<Job>(
  { id: 'service_type', header: 'Service Type', className: besideNameClasses, leaves: 2 },
  (job) => job.service_type,
);
const start = dateColumn<Job>(
  { id: 'start_date', header: 'Start Date', leaves: 3 },
  (job) => job.start_date,
);
const due = dateColumn<Job>(
  { id: 'due_date', header: 'Due Date', leaves: 4 },
  (job) => job.due_date,
);
/** No money is due for rejected, cancelled and failed jobs. */
const isDue = ({ job_status }: Job) => statusTone(job_status) !== 'bad';
const dueJobsText = 'without rejected, cancelled and failed';

const amount = moneyColumn<Job>(
  { id: 'amount', header: 'Amount', totals: oneSum('Total Amount', dueJobsText, isDue) },
  (job) => job.amount,
);
const status = statusColumn<Job>({ id: 'job_status', header: 'Status' }, (job) => job.job_status);

/** The columns of all jobs. The artisan's name is the row's main column. */
export const jobColumns: readonly Column<Job>[] = [
  id,
  partyColumn(clients, secondNameClasses),
  partyColumn(artisans, nameClasses),
  service,
  description,
  start,
  due,
  amount,
  status,
];

const created = dateColumn<Job>(
  { id: 'date_created', header: 'Date Created', hiddenAtFirst: true },
  (job) => job.date_created,
);
const payment = moneyColumn<Job>(
  {
    id: 'payment',
    header: 'Payment',
    hiddenAtFirst: true,
    totals: oneSum('Total Payment', dueJobsText, isDue),
  },
  (job) => job.payment,
);
const partPayment = moneyColumn<Job>(
  { id: 'part_payment', header: 'Part Payment', hiddenAtFirst: true },
  (job) => job.part_payment,
);

/** The columns of one artisan's jobs. The client's name is the row's main column. */
export const artisanJobColumns: readonly Column<Job>[] = [
  id,
  partyColumn(clients, nameClasses),
  { ...service, hiddenAtFirst: true },
  description,
  created,
  start,
  due,
  payment,
  partPayment,
  amount,
  status,
];

/** The columns of one client's jobs. The artisan's name is the row's main column. */
export const clientJobColumns = jobColumns.filter((column) => column.id !== 'client_name');
