import { type Kobo, noMoney, subtract } from './money.ts';
import { statusKey } from './status.ts';

/** Which way the money of a transaction goes: to the marketplace, or out of it. */
export type Direction = 'in' | 'out';

/** The one table of known transaction types. A type that is not here has no direction, and is in no sum. */
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

/** The direction of a host's word for a type, or null where it is not known. */
export function directionOf(type: string | null): Direction | null {
  return type === null ? null : (directions[statusKey(type)] ?? null);
}

interface Moved {
  type: string | null;
  amount: Kobo | null;
}

/** The amount of a transaction in kobo, below zero where money goes out; hosts send outgoing amounts either way. */
export function signedAmount({ type, amount }: Moved): Kobo | null {
  if (amount === null || amount <= 0 || directionOf(type) !== 'out') return amount;
  return subtract(noMoney, amount);
}

const paidWords = new Set(['paid', 'success', 'successful', 'completed', 'approved']);

/** Whether a payment status is known to mean that the money moved. */
export function isPaid(status: string | null): boolean {
  return status !== null && paidWords.has(statusKey(status));
}
