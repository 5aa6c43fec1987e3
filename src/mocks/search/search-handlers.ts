import type { HttpHandler } from 'msw';
import { HttpResponse, http } from 'msw';
import { artisanList } from '../../../domain/lists/artisans.ts';
import { clientList } from '../../../domain/lists/clients.ts';
import { jobList } from '../../../domain/lists/jobs.ts';
import { messageList } from '../../../domain/lists/messages.ts';
import { paidPartPaymentList } from '../../../domain/lists/part-payments.ts';
import { transactionList } from '../../../domain/lists/transactions.ts';
import { withdrawalHistoryList } from '../../../domain/lists/withdrawal-history.ts';
import { failedStatuses, statusKey } from '../../../domain/status.ts';
import { directionOf, isPaid, signedAmount } from '../../../domain/transaction-types.ts';
import type { MockStore } from '../store.ts';
import {
  approvedWithdrawalViews,
  artisanListView,
  jobViews,
  partPaymentViews,
  transactionViews,
} from '../views.ts';
import { type MockSearch, searchMock } from './search-rows.ts';

const amountSums = (amount: string, isLeftOut: (row: MockSearch['rows'][number]) => boolean) => ({
  of: (row: MockSearch['rows'][number]) => (isLeftOut(row) ? 'left_out' : 'total'),
  amount: (row: MockSearch['rows'][number]) => row[amount],
});

/** Returns the lists that can be searched, by the last part of the paths of their searches. */
export function mockSearches(store: MockStore): Record<string, () => MockSearch> {
  return {
    artisan: () => ({ list: artisanList, rows: artisanListView(store) }),
    client: () => ({ list: clientList, rows: store.clients }),
    job: () => ({
      list: jobList,
      rows: jobViews(store),
      sums: amountSums('amount', ({ job_status: status }) =>
        failedStatuses.includes(statusKey(String(status))),
      ),
    }),
    transaction: () => ({
      list: transactionList,
      rows: transactionViews(store),
      sums: {
        of: ({ type, payment_status }) =>
          isPaid(String(payment_status)) ? `paid_${directionOf(String(type))}` : null,
        amount: ({ type, amount }) => signedAmount(String(type), Number(amount)),
      },
    }),
    'approved-withdrawal': () => ({
      list: withdrawalHistoryList,
      rows: approvedWithdrawalViews(store),
      sums: amountSums('amount', () => false),
    }),
    'paid-part-payment': () => ({
      list: paidPartPaymentList,
      rows: partPaymentViews(store, 'paid'),
      sums: amountSums('part_payment_amount', () => false),
    }),
    'contact-message': () => ({ list: messageList, rows: store.messages, order: 'created_at' }),
  };
}

/** Returns the handlers of the searches of long lists. */
export function searchHandlers(store: MockStore): HttpHandler[] {
  return Object.entries(mockSearches(store)).map(([name, list]) =>
    http.get(`*/api/v1/admin/search/${name}`, ({ request }) => {
      const found = searchMock(list(), new URL(request.url).searchParams);
      return typeof found === 'string'
        ? HttpResponse.json({ message: found }, { status: 400 })
        : HttpResponse.json({ data: found });
    }),
  );
}
