import { useMemo } from 'react';
import { formatCount } from '../../../domain/count.ts';
import { useRead } from '../../api/lists/use-read.ts';
import {
  artisanTransactionsQuery,
  clientTransactionsQuery,
  type Transaction,
} from '../../api/transactions.ts';
import { findRows } from '../../lib/row-index/row-source.ts';
import { signedAmount } from '../../lib/values/signed-amount.ts';
import { toTransaction } from '../row-link/record-links.ts';
import type { RelatedPayment } from './facts.tsx';

const isUnassigned = ({ job_id, withdrawal_id }: Transaction) =>
  job_id === null && withdrawal_id === null;

/**
 * Reads the transactions that belong to a record, from those of its artisan, else of its client. If none belongs to it,
 * but the host does not say what some of them are for, `whenNone` says so.
 *
 * @param field the field of a transaction that has the id of the record
 * @returns null if the record has no id, or if neither its artisan nor its client is known
 */
export function useTransactionsOf(
  field: 'job_id' | 'withdrawal_id',
  id: string | null,
  {
    artisan_id: artisanId,
    client_id: clientId = null,
  }: { artisan_id: string | null; client_id?: string | null },
) {
  const query =
    artisanId === null
      ? clientTransactionsQuery(clientId ?? '')
      : artisanTransactionsQuery(artisanId);
  const read = useRead({ ...query, enabled: artisanId !== null || clientId !== null });
  const { data: all } = read;
  const candidates = useMemo(
    () => all && findRows(all, (row) => row[field] === id || isUnassigned(row)),
    [all, field, id],
  );
  if (id === null || (artisanId === null && clientId === null)) return null;
  const rows = candidates?.filter((row) => row[field] === id);
  const unassigned = candidates?.filter(isUnassigned).length ?? 0;
  const owner = artisanId === null ? 'client' : 'artisan';
  const whenNone =
    unassigned === 0
      ? undefined
      : `The host does not say what ${formatCount(unassigned)} of the ${owner}’s transactions ${unassigned === 1 ? 'is' : 'are'} for.`;
  return { read: { ...read, data: rows?.map(paymentOf) }, whenNone };
}

/** Returns a transaction as a payment of another record. Its amount is negative if money goes out. */
const paymentOf = (row: Transaction): RelatedPayment => ({
  target: toTransaction(row.id),
  at: row.date ?? row.start_date,
  amount: signedAmount(row),
  status: row.payment_status,
});
