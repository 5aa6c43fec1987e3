import type { Transaction } from '../connect.ts';

const times = new WeakMap<Transaction, Date>();

/**
 * Returns the time of a transaction: the moment of the first call, by the clock of the server. All rows of the
 * transaction have this time, so that a request, its payment and its audit entry fall on the same day. The clock of
 * the database can differ from the clock of the server, and is not used.
 */
export function transactionTime(tx: Transaction): Date {
  const time = times.get(tx) ?? new Date();
  times.set(tx, time);
  return time;
}
