import {
  choice,
  day,
  type List,
  money,
  recordSizes,
  rowId,
  status,
  sumNames,
  text,
} from './list.ts';

/** The list of all jobs, and of the jobs of one person. */
export const jobList = {
  columns: {
    job_id: rowId('Job ID'),
    client_name: text('Client Name'),
    artisan_name: text('Artisan Name'),
    service_type: choice('Service Type'),
    job_description: text('Job Description'),
    date_created: { ...day('Date Created'), only: 'artisan' },
    start_date: day('Start Date'),
    due_date: day('Due Date'),
    payment: { ...money('Payment'), only: 'artisan' },
    part_payment: { ...money('Part Payment'), only: 'artisan' },
    amount: { ...money('Amount'), sums: sumNames },
    job_status: status('Status'),
  },
  sizes: recordSizes,
  sort: { column: 'start_date', descending: true },
} as const satisfies List;
