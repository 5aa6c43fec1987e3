import type { DateValue } from '../../lib/values/dates.ts';
import type { Kobo } from '../../lib/values/money.ts';
import { signedAmount } from '../../lib/values/signed-amount.ts';
import { transactionFields } from './generated/transaction.ts';
import { type FieldReader, record } from './read-fields.ts';
import { amount, moment } from './read-values.ts';

/** The newest transaction on a person's page. Both fields are null if there is none. */
export interface LatestTransaction {
  /** Negative if the money goes out. */
  amount: Kobo | null;
  date: DateValue | null;
}

const readTransaction = record(transactionFields);

/** Reads the newest transaction, of which hosts send the whole record, only the amount, or only the date. */
export const latestTransaction: FieldReader<LatestTransaction> = (value) => {
  if (typeof value !== 'object' || value === null) {
    const date = moment(value);
    return { amount: date === null ? amount(value) : null, date };
  }
  const transaction = readTransaction(value);
  return { amount: signedAmount(transaction), date: transaction.date ?? transaction.start_date };
};
