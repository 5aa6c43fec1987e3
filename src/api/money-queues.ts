/** The two queues of money, withdrawal requests and part-payments: how to read their rows and sum them. */

import { awaitsDecision } from '../../domain/awaits-decision.ts';
import type { MoneyRecordKind } from '../../domain/decision-rules.ts';
import type { RowSource } from '../lib/row-index/row-source.ts';
import type { DateValue } from '../lib/values/dates.ts';
import { add, type Kobo, zeroKobo } from '../lib/values/money.ts';
import type { PartPayment } from './part-payments.ts';
import type { WithdrawalRequest } from './withdrawals.ts';

/** Reads the fields that both queues have under different names. Amounts are in kobo. */
export interface MoneyQueue<T> {
  kind: MoneyRecordKind;
  /** The id that the calls of a decision take; null if the row has none. */
  idOf(this: void, row: T): string | null;
  /** Whether the id belongs to this row alone, also among decided rows. */
  hasOwnId(row: T): boolean;
  /** Returns the name of a row for the start of a sentence; `reference` is the id that people use. */
  nameOf(this: void, reference: string | null): string;
  statusOf(row: T): string | null;
  amountOf(row: T): Kobo | null;
  /** When the row was requested; null if the host does not send it. */
  createdAt(row: T): DateValue | null;
  isUndecided(row: T): boolean;
}

export const withdrawalQueue: MoneyQueue<WithdrawalRequest> = {
  kind: 'withdrawal',
  idOf: ({ id }) => id,
  hasOwnId: () => true,
  nameOf: (reference) => `Withdrawal ${reference ?? 'NIL'}`,
  statusOf: ({ status }) => status,
  amountOf: ({ withdrawal_amount }) => withdrawal_amount,
  createdAt: ({ start_date }) => start_date,
  isUndecided: ({ status }) => awaitsDecision(status),
};

export const partPaymentQueue: MoneyQueue<PartPayment> = {
  kind: 'part-payment',
  idOf: ({ id, job_id }) => id ?? job_id,
  // The part-payments of one job may share its id.
  hasOwnId: ({ id }) => id !== null,
  nameOf: (reference) => `The part-payment for project ${reference ?? 'NIL'}`,
  statusOf: ({ part_payment_status }) => part_payment_status,
  amountOf: ({ part_payment_amount }) => part_payment_amount,
  createdAt: ({ requested_at }) => requested_at,
  isUndecided: ({ part_payment_status }) => awaitsDecision(part_payment_status),
};

export const queues = { withdrawal: withdrawalQueue, 'part-payment': partPaymentQueue } as const;

/** The number, sum and age of the rows of a queue that wait for a decision. */
export interface WaitingRows {
  count: number;
  /** False if the host did not count all of them; then there may be more. */
  isExact?: boolean;
  /** The sum of their amounts (see `isInSum`); zero if no row is in it, null if its rows have no amounts. */
  total: Kobo | null;
  /** When the oldest row was requested; null if the rows have no date. */
  oldest: DateValue | null;
}

/**
 * Returns whether a row belongs to the sum of the rows that wait for a decision. A row with an amount of zero or less
 * does not, because it cannot be approved; a row without an amount does.
 */
export function isInSum<T>(
  queue: Pick<MoneyQueue<T>, 'isUndecided' | 'amountOf'>,
  row: T,
): boolean {
  return queue.isUndecided(row) && (queue.amountOf(row) ?? 1) > 0;
}

/** Counts and sums the rows that wait for a decision. */
export function countWaiting<T>(
  rows: RowSource<T>,
  queue: Pick<MoneyQueue<T>, 'isUndecided' | 'amountOf' | 'createdAt'>,
): WaitingRows {
  const waiting: WaitingRows = { count: 0, total: null, oldest: null };
  let rowsInSum = 0;
  rows.each((row) => {
    if (!queue.isUndecided(row)) return;
    waiting.count += 1;
    const amount = queue.amountOf(row);
    if (isInSum(queue, row)) {
      rowsInSum += 1;
      if (amount !== null) waiting.total = add(waiting.total ?? zeroKobo, amount);
    }
    const date = queue.createdAt(row);
    if (date !== null && (waiting.oldest === null || date.time < waiting.oldest.time)) {
      waiting.oldest = date;
    }
  });
  if (rowsInSum === 0) waiting.total = zeroKobo;
  return waiting;
}

// The selectors are constants, because TanStack Query runs a selector again when it is a new function.
export const waitingRequests = (rows: RowSource<WithdrawalRequest>) =>
  countWaiting(rows, withdrawalQueue);

export const waitingPartPayments = (rows: RowSource<PartPayment>) =>
  countWaiting(rows, partPaymentQueue);
