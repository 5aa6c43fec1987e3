import { expect, it } from 'vitest';
import { lastTransactions } from '../../src/components/person/last-payments.ts';
import { parseDate } from '../../src/lib/values/dates.ts';
import { asKobo } from '../../src/lib/values/money.ts';
import { sourceOf } from '../support/row-source.ts';

const transaction = (id: string, date: string | null, start: string) => ({
  id,
  artisan_id: '1',
  artisan_name: null,
  client_id: null,
  client_name: null,
  job_id: null,
  withdrawal_id: null,
  service_type: null,
  date: parseDate(date),
  start_date: parseDate(start),
  type: null,
  description: null,
  amount: asKobo(100),
  payment_status: null,
});

it('the last payments are sorted by their date, and by their start date without one', () => {
  const rows = [
    transaction('1', '2026-11-01', '2026-10-01'),
    transaction('2', null, '2026-11-02'),
    transaction('3', '2026-11-03', '2026-11-03'),
  ];
  expect(lastTransactions(sourceOf(rows), 3).map(({ id }) => id)).toEqual(['3', '2', '1']);
});
