import { paidStatuses, statusKey } from './status.ts';

/** The direction of a transaction: money to the marketplace or out of it. */
export type Direction = 'in' | 'out';

/** The known transaction types, as keys. `money_direction` in SQL has the same. */
const types: Readonly<Record<Direction, readonly string[]>> = {
  in: ['payment', 'job-payment', 'part-payment', 'full-payment', 'deposit', 'credit'],
  out: ['withdrawal', 'withdraw', 'payout', 'pay-out', 'refund', 'debit'],
};

/** Returns the known types of a direction, as filter keys. */
export const typesOf = (direction: Direction): readonly string[] => types[direction];

/** Returns the direction of a transaction type, or null if the type is unknown. */
export function directionOf(type: string | null): Direction | null {
  const key = statusKey(type ?? '');
  if (types.in.includes(key)) return 'in';
  return types.out.includes(key) ? 'out' : null;
}

/** Returns an amount, in any unit, negative if money goes out. Hosts send outgoing amounts with either sign. */
export const signedAmount = <Amount extends number | null>(
  type: string | null,
  amount: Amount,
): number | Amount =>
  amount !== null && amount > 0 && directionOf(type) === 'out' ? -amount : amount;

/** Returns whether a status means paid; false without a status. */
export function isPaid(status: string | null): boolean {
  return status !== null && paidStatuses.includes(statusKey(status));
}

/** Returns whether a row was paid that counts as paid without a status, such as a row of an approved list. */
export const isPaidOrNoStatus = (status: string | null): boolean =>
  status === null || isPaid(status);
