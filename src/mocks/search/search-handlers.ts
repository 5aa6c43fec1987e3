import type { HttpHandler } from 'msw';
import { HttpResponse, http } from 'msw';
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

const person = { orders: ['id', 'name', 'location', 'email', 'status'], choices: ['status'] };

const amountSums = (amount: string, isLeftOut: (status: unknown) => boolean, status: string) => ({
  names: ['total', 'left_out'],
  of: (row: Readonly<Record<string, unknown>>) => (isLeftOut(row[status]) ? 'left_out' : 'total'),
  amount: (row: Readonly<Record<string, unknown>>) => row[amount],
});

/** Returns the lists that can be searched, by the last part of the paths of their searches. */
export function mockSearches(store: MockStore): Record<string, () => MockSearch> {
  return {
    artisan: () => ({ ...person, rows: artisanListView(store) }),
    client: () => ({ ...person, rows: store.clients }),
    job: () => ({
      rows: jobViews(store),
      orders: [
        'start_date',
        'job_id',
        'client_name',
        'artisan_name',
        'service_type',
        'job_description',
        'due_date',
        'amount',
        'job_status',
      ],
      choices: ['service_type', 'job_status'],
      amounts: ['amount'],
      days: ['start_date', 'due_date'],
      ids: ['job_id'],
      sums: amountSums(
        'amount',
        (word) => failedStatuses.includes(statusKey(String(word))),
        'job_status',
      ),
    }),
    transaction: () => ({
      rows: transactionViews(store),
      orders: [
        'date',
        'id',
        'artisan_name',
        'client_name',
        'service_type',
        'type',
        'description',
        'amount',
        'payment_status',
      ],
      choices: ['type', 'payment_status'],
      amounts: ['amount'],
      days: ['date'],
      sums: {
        names: ['paid_in', 'paid_out', 'left_out'],
        of: ({ type, payment_status }) =>
          isPaid(String(payment_status)) ? `paid_${directionOf(String(type))}` : null,
        amount: ({ type, amount }) => signedAmount(String(type), Number(amount)),
      },
    }),
    'approved-withdrawal': () => ({
      rows: approvedWithdrawalViews(store),
      orders: ['created_at', 'id', 'artisan_name', 'available_amount', 'amount', 'payment_status'],
      choices: ['payment_status'],
      amounts: ['available_amount', 'amount'],
      days: ['created_at'],
      ids: ['id'],
      sums: amountSums('amount', () => false, 'payment_status'),
    }),
    'paid-part-payment': () => ({
      rows: partPaymentViews(store, 'paid'),
      orders: [
        'job_deadline',
        'job_id',
        'artisan_name',
        'job_amount',
        'part_payment_amount',
        'part_payment_status',
      ],
      choices: ['part_payment_status'],
      amounts: ['job_amount', 'part_payment_amount'],
      days: ['job_deadline'],
      sums: amountSums('part_payment_amount', () => false, 'part_payment_status'),
    }),
    'contact-message': () => ({
      rows: store.messages,
      orders: [
        'created_at',
        'id',
        'sender_name',
        'phone_number',
        'email',
        'read_status',
        'category',
      ],
      choices: ['read_status', 'category'],
    }),
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
