/** The audit entries of decisions on money. The sample writes the same ones. */
import type { Change } from '../repositories/audit.ts';
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

const ofWithdrawal = ({ id, artisanId, artisanName, amountKobo }: DecidedWithdrawal) => ({
  subject: 'withdrawal' as const,
  subjectId: id,
  artisanId,
  what: `withdrawal ${id} of ${artisanName ?? `artisan ${artisanId}`}: ${formatNaira(amountKobo)}`,
  detail: { artisanId, amountKobo },
});

const ofPartPayment = ({ jobId, artisanId, clientId, amountKobo }: DecidedPartPayment) => ({
  subject: 'part-payment' as const,
  subjectId: jobId,
  artisanId,
  clientId,
  what: `the part-payment of job ${jobId}: ${formatNaira(amountKobo)}`,
  detail: { ...(artisanId !== null && { artisanId }), amountKobo },
});

/** The entry of an approved withdrawal, whose amount left the balance. */
export function withdrawalApproved(
  withdrawal: DecidedWithdrawal,
  balanceBeforeKobo: number,
): Change {
  const { what, detail, ...fields } = ofWithdrawal(withdrawal);
  return {
    ...fields,
    action: 'approve',
    sentence: `Approved ${what}.`,
    before: { status: 'pending', balance_kobo: balanceBeforeKobo },
    after: { status: 'approved', balance_kobo: balanceBeforeKobo - withdrawal.amountKobo },
    detail: { ...detail, balanceBeforeKobo },
  };
}

/** The entry of a rejected withdrawal. */
export function withdrawalRejected(withdrawal: DecidedWithdrawal, reason: string): Change {
  const { what, ...fields } = ofWithdrawal(withdrawal);
  return { ...fields, ...rejected(what, reason) };
}

/** The entry of an approved part-payment. */
export function partPaymentApproved(partPayment: DecidedPartPayment): Change {
  const { what, ...fields } = ofPartPayment(partPayment);
  return {
    ...fields,
    action: 'approve',
    sentence: `Approved ${what}.`,
    before: { status: 'pending' },
    after: { status: 'paid' },
  };
}

/** The entry of a rejected part-payment. */
export function partPaymentRejected(partPayment: DecidedPartPayment, reason: string): Change {
  const { what, ...fields } = ofPartPayment(partPayment);
  return { ...fields, ...rejected(what, reason) };
}

const rejected = (what: string, reason: string) => ({
  action: 'reject' as const,
  sentence: `Rejected ${what}.`,
  reason,
  before: { status: 'pending' },
  after: { status: 'rejected' },
});
