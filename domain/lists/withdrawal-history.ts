import { day, type List, money, oneSum, recordSizes, rowId, status, text } from './list.ts';

/** The approved withdrawals. */
export const withdrawalHistoryList = {
  columns: {
    id: rowId('Withdrawal ID'),
    artisan_name: text('Artisan name'),
    available_amount: money('Available Amount'),
    amount: { ...money('Withdrawal Amount'), sums: oneSum },
    created_at: day('Date'),
    payment_status: status('Status'),
  },
  sizes: recordSizes,
  sort: { column: 'created_at', descending: true },
} as const satisfies List;
