import { lagosDayNumber } from '../../../../domain/lagos-day-number.ts';
import { directionOf, isPaidOrNoStatus } from '../../../../domain/transaction-types.ts';
import { partPaymentQueue } from '../../../api/money-queues.ts';
import type { PartPayment } from '../../../api/part-payments.ts';
import type { Transaction } from '../../../api/transactions.ts';
import { type ApprovedWithdrawal, payeeName } from '../../../api/withdrawals.ts';
import type { RowSource } from '../../../lib/row-index/row-source.ts';
import type { DateValue } from '../../../lib/values/dates.ts';
import type { Kobo } from '../../../lib/values/money.ts';
import { type Payee, type PayeeMatch, payeeMatcher } from './payee-match.ts';

/** An earlier payment with the same amount and the same artisan as a request. */
export interface SimilarPayment {
  payeeMatch: PayeeMatch;
  /** The id of the payment's row; null if the host sends none. */
  id: string | null;
  /** The id that people use: of the withdrawal, or of the project; null if the host sends none. */
  reference: string | null;
  /** When it was paid; null if that is not known. */
  at: DateValue | null;
}

/** The request or part-payment that earlier payments are compared with. */
interface ComparedRequest extends Payee {
  amount: Kobo | null;
  /** When the request was made; null if the host does not send it. */
  createdAt: DateValue | null;
  /** Milliseconds UTC. */
  now: number;
}

const maxDays = 7;

/** Returns the paid withdrawals of the same amount to the same artisan on near days (see `isNear`). */
export function similarWithdrawals(
  compared: ComparedRequest,
  rows: RowSource<ApprovedWithdrawal>,
): SimilarPayment[] {
  const matchOf = payeeMatcher(compared);
  const payments: SimilarPayment[] = [];
  rows.each((row) => {
    const { id, amount, artisan_id, payment_status, created_at } = row;
    if (amount === null || amount !== compared.amount || !isPaidOrNoStatus(payment_status)) return;
    const payeeMatch = matchOf({ artisan_id, artisan_name: payeeName(row) });
    if (payeeMatch === null || !isNear(created_at, compared)) return;
    payments.push({ payeeMatch, id, reference: id, at: created_at });
  });
  return payments;
}

/**
 * Returns the paid part-payments of the same amount to the same artisan on near days (see `isNear`).
 *
 * @param transactions the artisan's transactions, from which the days of the payments come; undefined if not known
 */
export function similarPartPayments(
  compared: ComparedRequest,
  rows: RowSource<PartPayment>,
  transactions: RowSource<Transaction> | undefined,
): SimilarPayment[] {
  const matchOf = payeeMatcher(compared);
  const payments: SimilarPayment[] = [];
  rows.each((row) => {
    const { part_payment_amount: amount, job_id } = row;
    if (amount === null || amount !== compared.amount || !isPaidOrNoStatus(row.part_payment_status))
      return;
    const payeeMatch = matchOf(row);
    if (payeeMatch !== null)
      payments.push({ payeeMatch, id: partPaymentQueue.idOf(row), reference: job_id, at: null });
  });
  if (transactions === undefined || payments.length === 0) return payments;
  const paidAt = new Map<string, DateValue>();
  transactions.each(({ job_id, amount, date, type, payment_status }) => {
    if (job_id === null || date === null || amount !== compared.amount) return;
    if (directionOf(type) !== 'in' || !isPaidOrNoStatus(payment_status)) return;
    const latest = paidAt.get(job_id);
    if (latest === undefined || latest.time < date.time) paidAt.set(job_id, date);
  });
  return payments
    .map((payment) => ({ ...payment, at: paidAt.get(payment.reference ?? '') ?? null }))
    .filter(({ at }) => isNear(at, compared));
}

/**
 * Returns whether a payment is within seven days of the request or of today, in days of Africa/Lagos. The day of the
 * request counts too, because the browser's clock may be wrong. A payment without a day counts as near.
 */
function isNear(at: DateValue | null, { createdAt, now }: ComparedRequest): boolean {
  if (at === null) return true;
  const isWithin = (time: number) =>
    Math.abs(lagosDayNumber(at.time) - lagosDayNumber(time)) <= maxDays;
  return isWithin(now) || (createdAt !== null && isWithin(createdAt.time));
}
