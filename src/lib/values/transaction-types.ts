import { type Kobo, noMoney, subtract } from './money.ts';
import { statusKey } from './status.ts';

/** The direction of a transaction: money to the marketplace or out of it. */
export type Direction = 'in' | 'out';

/** The known transaction types. An unknown type has no direction and is in no sum. */
const directions: Readonly<Record<string, Direction>> = {
  payment: 'in',
  'job-payment': 'in',
  'part-payment': 'in',
  'full-payment': 'in',
  deposit: 'in',
  credit: 'in',
  withdrawal: 'out',
  withdraw: 'out',
  payout: 'out',
  'pay-out': 'out',
  refund: 'out',
  debit: 'out',
};

/** Returns the direction of a transaction type, or null if the type is unknown. */
export function directionOf(type: string | null): Direction | null {
  return type === null ? null : (directions[statusKey(type)] ?? null);
}

/** Returns the known types of a direction, as filter keys. */
export const typesOf = (direction: Direction): string[] =>
  Object.keys(directions).filter((type) => directions[type] === direction);

interface TypedAmount {
  type: string | null;
  amount: Kobo | null;
}

/** Returns the amount in kobo, negative if money goes out. Hosts send outgoing amounts with either sign. */
export function signedAmount({ type, amount }: TypedAmount): Kobo | null {
  if (amount === null || amount <= 0 || directionOf(type) !== 'out') return amount;
  return subtract(noMoney, amount);
}

/** The payment statuses that mean that the money was paid, as filter keys. */
export const paidStatuses = ['paid', 'success', 'successful', 'completed', 'approved'] as const;

const paidWords = new Set<string>(paidStatuses);

/** Returns whether a payment status means that the money was paid. */
export function isPaid(status: string | null): boolean {
  return status !== null && paidWords.has(statusKey(status));
}
