import type { DateValue } from '../../lib/values/dates.ts';
import type { Kobo } from '../../lib/values/money.ts';
import { signedAmount } from '../../lib/values/transaction-types.ts';
import { amount, type FieldReader, moment, record } from './read-fields.ts';
import { transactionFields } from './transaction-fields.ts';

/** What a person's page shows of the newest transaction; both null where there is none. */
export interface LatestTransaction {
  /** What goes out carries its minus. */
  amount: Kobo | null;
  date: DateValue | null;
}

const whole = record(transactionFields);

/** Hosts send the transaction itself, or only its amount, or only its date. */
export const latestTransaction: FieldReader<LatestTransaction> = (value) => {
  if (typeof value !== 'object' || value === null) {
    const date = moment(value);
    return { amount: date === null ? amount(value) : null, date };
  }
  const transaction = whole(value);
  return { amount: signedAmount(transaction), date: transaction.date ?? transaction.start_date };
};
