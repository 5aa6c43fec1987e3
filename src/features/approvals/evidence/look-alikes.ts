import { inLagos } from '../../../../domain/lagos.ts';
import { directionOf, wasPaid } from '../../../../domain/transaction-types.ts';
import type { PartPayment } from '../../../api/part-payments.ts';
import type { Transaction } from '../../../api/transactions.ts';
import { type ApprovedWithdrawal, payeeName } from '../../../api/withdrawals.ts';
import type { RowSource } from '../../../lib/row-index/row-source.ts';
import type { DateValue } from '../../../lib/values/dates.ts';
import type { Kobo } from '../../../lib/values/money.ts';
import { type Likeness, likenessTo, type Payee } from './same-payee.ts';

/** A payment of the same amount to the same artisan. */
export interface LookAlike {
  likeness: Likeness;
  /** The id of the withdrawal, or of the project; null if the host sends none. */
  reference: string | null;
  /** When it was paid; null if that is not known. */
  at: DateValue | null;
}

/** The request that payments are compared with. */
export interface Compared extends Payee {
  amount: Kobo | null;
  /** When the request was made; null if the host does not send it. */
  createdAt: DateValue | null;
  /** The current time in milliseconds UTC. */
  now: number;
}

const days = 7;

/** Returns the withdrawals that look like this request. */
export function withdrawalsLike(
  compared: Compared,
  rows: RowSource<ApprovedWithdrawal>,
): LookAlike[] {
  const likeness = likenessTo(compared);
  const found: LookAlike[] = [];
  rows.each((row) => {
    const { id, amount, artisan_id, payment_status, created_at } = row;
    if (amount === null || amount !== compared.amount || !wasPaid(payment_status)) return;
    const alike = likeness({ artisan_id, artisan_name: payeeName(row) });
    if (alike === null || !isNear(created_at, compared)) return;
    found.push({ likeness: alike, reference: id, at: created_at });
  });
  return found;
}

/**
 * Returns the part-payments that look like this one.
 *
 * @param transactions the artisan's transactions, because the rows of part-payments have no day of the payment
 */
export function partPaymentsLike(
  compared: Compared,
  rows: RowSource<PartPayment>,
  transactions: RowSource<Transaction> | undefined,
): LookAlike[] {
  const likeness = likenessTo(compared);
  const found: LookAlike[] = [];
  rows.each((row) => {
    const { part_payment_amount: amount, job_id } = row;
    if (amount === null || amount !== compared.amount || !wasPaid(row.part_payment_status)) return;
    const alike = likeness(row);
    if (alike !== null) found.push({ likeness: alike, reference: job_id, at: null });
  });
  if (transactions === undefined || found.length === 0) return found;
  const paidAt = new Map<string, DateValue>();
  transactions.each(({ job_id, amount, date, type, payment_status }) => {
    if (job_id === null || date === null || amount !== compared.amount) return;
    if (directionOf(type) !== 'in' || !wasPaid(payment_status)) return;
    const known = paidAt.get(job_id);
    if (known === undefined || known.time < date.time) paidAt.set(job_id, date);
  });
  return found
    .map((payment) => ({ ...payment, at: paidAt.get(payment.reference ?? '') ?? null }))
    .filter(({ at }) => isNear(at, compared));
}

const dayOf = (time: number) => Math.floor(inLagos(time).getTime() / 86_400_000);

/**
 * Returns whether a payment is within seven days of the request or of today, in days of Africa/Lagos. Both count,
 * because the browser's clock may be wrong. A payment without a day counts as near.
 */
function isNear(at: DateValue | null, { createdAt, now }: Compared): boolean {
  if (at === null) return true;
  const isWithin = (time: number) => Math.abs(dayOf(at.time) - dayOf(time)) <= days;
  return isWithin(now) || (createdAt !== null && isWithin(createdAt.time));
}
