import type { Transaction } from '../connect.ts';

const times = new WeakMap<Transaction, Date>();

/**
 * Returns the time of a transaction: the moment of the first call, by the clock of the server, from which that of the
 * database can differ. So a request, its payment and its audit entry fall on the same day.
 */
export function transactionTime(tx: Transaction): Date {
  const time = times.get(tx) ?? new Date();
  times.set(tx, time);
  return time;
}
