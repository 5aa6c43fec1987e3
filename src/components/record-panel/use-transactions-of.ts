import { useMemo } from 'react';
import { type LoadState, useRead } from '../../api/lists/use-read.ts';
import {
  artisanTransactionsQuery,
  clientTransactionsQuery,
  type Transaction,
} from '../../api/transactions.ts';
import { signedAmount } from '../../lib/values/signed-amount.ts';
import { toTransaction } from '../row-link/record-links.ts';
import type { RelatedPayment } from './facts.tsx';

/**
 * Reads the transactions that belong to a record, from those of its artisan, else of its client.
 *
 * @param field the field of a transaction that has the id of the record
 * @returns null if the record has no id of a person
 */
export function useTransactionsOf(
  field: 'job_id' | 'withdrawal_id',
  id: string | null,
  {
    artisan_id: artisan,
    client_id: client = null,
  }: { artisan_id: string | null; client_id?: string | null },
): LoadState<readonly RelatedPayment[]> | null {
  const ofArtisan = useRead({
    ...artisanTransactionsQuery(artisan ?? ''),
    enabled: artisan !== null,
  });
  const ofClient = useRead({
    ...clientTransactionsQuery(client ?? ''),
    enabled: artisan === null && client !== null,
  });
  const read = artisan === null ? ofClient : ofArtisan;
  const { data: all } = read;
  const data = useMemo(() => {
    const found: Transaction[] = [];
    all?.each((row, index) => {
      if (row[field] === id) found.push(all.at(index));
    });
    return all && found.map(paymentOf);
  }, [all, field, id]);
  return id === null || (artisan === null && client === null) ? null : { ...read, data };
}

/** Returns a transaction as a payment of another record. Its amount is negative if money goes out. */
const paymentOf = (row: Transaction): RelatedPayment => ({
  target: toTransaction(row.id),
  at: row.date ?? row.start_date,
  amount: signedAmount(row),
  status: row.payment_status,
});
