/** The audit entries of decisions on money. The sample writes the same ones. */
import type { Change } from '../repositories/audit.ts';
import { nameOf } from '../repositories/payees.ts';
import { formatNaira } from './naira.ts';

/** A decided withdrawal. */
export interface DecidedWithdrawal {
  id: number;
  artisanId: number;
  artisanName: string | null;
  amountKobo: number;
}

/** A decided part-payment. */
export interface DecidedPartPayment {
  jobId: number;
  artisanId: number | null;
  clientId: number | null;
  amountKobo: number;
}

// The fields of an entry are named, not spread: copies of the entries of a large sample would leave 150 MB of
// garbage behind.

const whatOfWithdrawal = ({ id, artisanId, artisanName, amountKobo }: DecidedWithdrawal) =>
  `withdrawal ${id} of ${nameOf({ id: artisanId, name: artisanName })}: ${formatNaira(amountKobo)}`;

const whatOfPartPayment = ({ jobId, amountKobo }: DecidedPartPayment) =>
  `the part-payment of job ${jobId}: ${formatNaira(amountKobo)}`;

const detailOfPartPayment = ({
  artisanId,
  amountKobo,
}: DecidedPartPayment): Record<string, number> =>
  artisanId === null ? { amountKobo } : { artisanId, amountKobo };

/** The entry of an approved withdrawal, whose amount left the balance. */
export function withdrawalApproved(
  withdrawal: DecidedWithdrawal,
  balanceBeforeKobo: number,
): Change {
  const { id, artisanId, amountKobo } = withdrawal;
  return {
    subject: 'withdrawal',
    subjectId: id,
    artisanId,
    action: 'approve',
    sentence: `Approved ${whatOfWithdrawal(withdrawal)}.`,
    before: { status: 'pending', balance_kobo: balanceBeforeKobo },
    after: { status: 'approved', balance_kobo: balanceBeforeKobo - amountKobo },
    detail: { artisanId, amountKobo, balanceBeforeKobo },
  };
}

/** The entry of a rejected withdrawal. */
export function withdrawalRejected(withdrawal: DecidedWithdrawal, reason: string): Change {
  const { id, artisanId, amountKobo } = withdrawal;
  return {
    subject: 'withdrawal',
    subjectId: id,
    artisanId,
    action: 'reject',
    sentence: `Rejected ${whatOfWithdrawal(withdrawal)}.`,
    reason,
    before: { status: 'pending' },
    after: { status: 'rejected' },
    detail: { artisanId, amountKobo },
  };
}

/** The entry of an approved part-payment. */
export function partPaymentApproved(partPayment: DecidedPartPayment): Change {
  const { jobId, artisanId, clientId } = partPayment;
  return {
    subject: 'part-payment',
    subjectId: jobId,
    artisanId,
    clientId,
    action: 'approve',
    sentence: `Approved ${whatOfPartPayment(partPayment)}.`,
    before: { status: 'pending' },
    after: { status: 'paid' },
    detail: detailOfPartPayment(partPayment),
  };
}

/** The entry of a rejected part-payment. */
export function partPaymentRejected(partPayment: DecidedPartPayment, reason: string): Change {
  const { jobId, artisanId, clientId } = partPayment;
  return {
    subject: 'part-payment',
    subjectId: jobId,
    artisanId,
    clientId,
    action: 'reject',
    sentence: `Rejected ${whatOfPartPayment(partPayment)}.`,
    reason,
    before: { status: 'pending' },
    after: { status: 'rejected' },
    detail: detailOfPartPayment(partPayment),
  };
}
