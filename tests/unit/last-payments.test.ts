import { expect, it } from 'vitest';
import { transactionFields } from '../../src/api/parse/generated/transaction.ts';
import { readList } from '../../src/api/parse/read-answer.ts';
import { rowParser } from '../../src/api/parse/rows.ts';
import { lastTransactions } from '../../src/components/person/last-payments.ts';

it('the last payments are sorted by their date, or by their start date if they have none', () => {
  const answer = [
    { id: 1, date: '2026-11-01', start_date: '2026-10-01' },
    { id: 2, date: null, start_date: '2026-11-02' },
    { id: 3, date: '2026-11-03', start_date: '2026-11-03' },
  ];
  const rows = readList('listTransactions', answer, rowParser(transactionFields));
  expect(lastTransactions(rows, 3).map(({ id }) => id)).toEqual(['3', '2', '1']);
});
