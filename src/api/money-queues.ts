/** The values of the rows of both queues that the dashboard counts, shows and decides on. */

import { awaitsDecision } from '../../domain/awaits-decision.ts';
import type { MoneyRecordKind } from '../../domain/decision-rules.ts';
import type { RowSource } from '../lib/row-index/row-source.ts';
import type { DateValue } from '../lib/values/dates.ts';
import { add, type Kobo, zeroKobo } from '../lib/values/money.ts';
import type { PartPayment } from './part-payments.ts';
import type { WithdrawalRequest } from './withdrawals.ts';

export interface MoneyQueue<T> {
  kind: MoneyRecordKind;
  /** The id that the approval takes; null if the row has none. */
  idOf(this: void, row: T): string | null;
  /** Whether no other row, also of the history, can have its id. */
  hasOwnId(row: T): boolean;
  /** The record at the start of a sentence; takes the id that people use. */
  nameOf(this: void, reference: string | null): string;
  statusOf(row: T): string | null;
  amountOf(row: T): Kobo | null;
  /** When the row was made; null if the host does not send it. */
  madeAt(row: T): DateValue | null;
  isUndecided(row: T): boolean;
}

export const withdrawalQueue: MoneyQueue<WithdrawalRequest> = {
  kind: 'withdrawal',
  idOf: ({ id }) => id,
  hasOwnId: () => true,
  nameOf: (reference) => `Withdrawal ${reference ?? 'NIL'}`,
  statusOf: ({ status }) => status,
  amountOf: ({ withdrawal_amount }) => withdrawal_amount,
  madeAt: ({ start_date }) => start_date,
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
  madeAt: ({ requested_at }) => requested_at,
  isUndecided: ({ part_payment_status }) => awaitsDecision(part_payment_status),
};

/** Both queues, by the kind of their records. */
export const queues = { withdrawal: withdrawalQueue, 'part-payment': partPaymentQueue } as const;

/** The waiting rows of one queue. */
export interface Waiting {
  count: number;
  /** False if the number is an estimate of the host. */
  isExact?: boolean;
  /** Zero without waiting rows; null if none of them has an amount, or the rows have no amounts. */
  total: Kobo | null;
  /** When the oldest row was made; null if the rows have no date. */
  oldest: DateValue | null;
}

/**
 * Returns whether a row belongs to the sums of what waits for a decision. An amount of zero or less does not: it
 * cannot be approved, and would make the sum smaller.
 */
export function isInSum<T>(
  queue: Pick<MoneyQueue<T>, 'isUndecided' | 'amountOf'>,
  row: T,
): boolean {
  return queue.isUndecided(row) && (queue.amountOf(row) ?? 1) > 0;
}

/** Counts the rows that wait for a decision. */
export function waitingIn<T>(
  rows: RowSource<T>,
  queue: Pick<MoneyQueue<T>, 'isUndecided' | 'amountOf' | 'madeAt'>,
): Waiting {
  const waiting: Waiting = { count: 0, total: null, oldest: null };
  rows.each((row) => {
    if (!queue.isUndecided(row)) return;
    waiting.count += 1;
    const amount = queue.amountOf(row);
    if (amount !== null && isInSum(queue, row))
      waiting.total = add(waiting.total ?? zeroKobo, amount);
    const date = queue.madeAt(row);
    if (date !== null && (waiting.oldest === null || date.time < waiting.oldest.time)) {
      waiting.oldest = date;
    }
  });
  if (waiting.count === 0) waiting.total = zeroKobo;
  return waiting;
}

// Module constants, because a new function at each render makes the query count again.
/** Counts the withdrawal requests that wait for a decision. */
export const waitingRequests = (rows: RowSource<WithdrawalRequest>) =>
  waitingIn(rows, withdrawalQueue);

/** Counts the part-payments that wait for a decision. */
export const waitingPartPayments = (rows: RowSource<PartPayment>) =>
  waitingIn(rows, partPaymentQueue);
