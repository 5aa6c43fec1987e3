import { choice, day, id, type List, recordSizes, status, text } from './list.ts';

/** The list of all transactions, and of those of one person. */
export const transactionList = {
  columns: {
    id: id('ID'),
    artisan_name: text('Artisan Name'),
    client_name: text('Client Name'),
    service_type: text('Service Type'),
    date: day('Date'),
    type: choice('Type'),
    description: text('Description'),
    /** Negative if money goes out. */
    amount: {
      header: 'Amount',
      kind: 'money',
      filter: 'absolute',
      sums: ['paid_in', 'paid_out', 'left_out'],
    },
    payment_status: status('Status'),
  },
  fileColumns: {
    job_id: id('Job ID'),
    withdrawal_id: id('Withdrawal ID'),
  },
  sizes: recordSizes,
  sort: { column: 'date', descending: true },
} as const satisfies List;
