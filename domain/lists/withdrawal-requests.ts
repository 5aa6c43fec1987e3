import { day, type List, money, oneSum, recordSizes, rowId, status, text } from './list.ts';

/** The withdrawals that wait for a decision, the oldest first. */
export const withdrawalRequestList = {
  columns: {
    id: rowId('Withdrawal ID'),
    artisan_name: text('Artisan Name'),
    available_amount: money('Available Amount'),
    withdrawal_amount: { ...money('Withdrawal Amount'), sums: oneSum },
    start_date: day('Date'),
    status: status('Status'),
  },
  sizes: recordSizes,
  sort: { column: 'start_date', descending: false },
} as const satisfies List;
