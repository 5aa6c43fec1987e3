import type { Transaction } from '../connect.ts';

const times = new WeakMap<Transaction, Date>();

/**
 * Returns the time that all rows of a transaction get, so that a request, its payment and its audit entry fall on the
 * same day. It is the time of the first call, by the clock of the server and not by that of the database.
 */
export function transactionTime(tx: Transaction): Date {
  const time = times.get(tx) ?? new Date();
  times.set(tx, time);
  return time;
}
