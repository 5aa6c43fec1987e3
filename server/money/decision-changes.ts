/** The audit entries of decisions on money. The sample writes the same ones. */
import type { MoneyRecordKind } from '../../domain/decision-rules.ts';
import { formatNaira } from '../../domain/money.ts';
import type { Change, ChangedFields } from '../repositories/audit.ts';
import { nameOf } from '../repositories/payees.ts';

export interface DecidedWithdrawal {
  id: number;
  artisanId: number;
  artisanName: string | null;
  amountKobo: number;
}

export interface DecidedPartPayment {
  jobId: number;
  artisanId: number | null;
  clientId: number | null;
  amountKobo: number;
}

/** The parts of an entry that describe the decided request. */
interface Decided extends Omit<DecidedPartPayment, 'jobId'> {
  subject: MoneyRecordKind;
  subjectId: number;
  /** The request in the sentence. */
  what: string;
}

/** The parts of an entry that describe the decision. */
interface Decision {
  /** Only for a rejection. */
  reason?: string;
  before?: ChangedFields;
  after: ChangedFields;
  detail?: Record<string, number>;
}

function changeOf(
  { what, amountKobo, ...decided }: Decided,
  { before = { status: 'pending' }, detail, ...decision }: Decision,
): Change {
  const isApproval = decision.reason === undefined;
  const { artisanId } = decided;
  return {
    ...decided,
    ...decision,
    before,
    action: isApproval ? 'approve' : 'reject',
    sentence: `${isApproval ? 'Approved' : 'Rejected'} ${what}: ${formatNaira(amountKobo)}.`,
    detail: { ...(artisanId !== null && { artisanId }), amountKobo, ...detail },
  };
}

const ofWithdrawal = ({ id, artisanName: name, ...money }: DecidedWithdrawal): Decided => ({
  ...money,
  subject: 'withdrawal',
  subjectId: id,
  clientId: null,
  what: `withdrawal ${id} of ${nameOf({ id: money.artisanId, name })}`,
});

const ofPartPayment = ({ jobId, ...money }: DecidedPartPayment): Decided => ({
  ...money,
  subject: 'part-payment',
  subjectId: jobId,
  what: `the part-payment of job ${jobId}`,
});

/** The entry of an approved withdrawal, with the balance before and after it. */
export const withdrawalApproved = (
  withdrawal: DecidedWithdrawal,
  balanceBeforeKobo: number,
): Change =>
  changeOf(ofWithdrawal(withdrawal), {
    before: { status: 'pending', balance_kobo: balanceBeforeKobo },
    after: { status: 'approved', balance_kobo: balanceBeforeKobo - withdrawal.amountKobo },
    detail: { balanceBeforeKobo },
  });

/** The entry of a rejected withdrawal. */
export const withdrawalRejected = (withdrawal: DecidedWithdrawal, reason: string): Change =>
  changeOf(ofWithdrawal(withdrawal), { reason, after: { status: 'rejected' } });

/** The entry of an approved part-payment. */
export const partPaymentApproved = (partPayment: DecidedPartPayment): Change =>
  changeOf(ofPartPayment(partPayment), { after: { status: 'paid' } });

/** The entry of a rejected part-payment. */
export const partPaymentRejected = (partPayment: DecidedPartPayment, reason: string): Change =>
  changeOf(ofPartPayment(partPayment), { reason, after: { status: 'rejected' } });
