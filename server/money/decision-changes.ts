/** The audit entries of decisions on money. The sample writes the same ones. */
import type { DecidedRecord } from '../../domain/decision-rules.ts';
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
interface Decided {
  subject: DecidedRecord;
  subjectId: number;
  artisanId: number | null;
  clientId: number | null;
  /** The part of the sentence after its verb. */
  what: string;
}

/** The parts of an entry that describe the decision. */
interface Decision {
  /** Only for a rejection. */
  reason?: string;
  before?: ChangedFields;
  after: ChangedFields;
  detail: Record<string, number>;
}

function changeOf(
  { what, ...decided }: Decided,
  { before = { status: 'pending' }, ...decision }: Decision,
): Change {
  const isApproval = decision.reason === undefined;
  return {
    ...decided,
    ...decision,
    before,
    action: isApproval ? 'approve' : 'reject',
    sentence: `${isApproval ? 'Approved' : 'Rejected'} ${what}.`,
  };
}

const ofWithdrawal = ({ id, artisanId, artisanName, amountKobo }: DecidedWithdrawal): Decided => ({
  subject: 'withdrawal',
  subjectId: id,
  artisanId,
  clientId: null,
  what: `withdrawal ${id} of ${nameOf({ id: artisanId, name: artisanName })}: ${formatNaira(amountKobo)}`,
});

const ofPartPayment = ({
  jobId,
  artisanId,
  clientId,
  amountKobo,
}: DecidedPartPayment): Decided => ({
  subject: 'part-payment',
  subjectId: jobId,
  artisanId,
  clientId,
  what: `the part-payment of job ${jobId}: ${formatNaira(amountKobo)}`,
});

const detailOfPartPayment = ({
  artisanId,
  amountKobo,
}: DecidedPartPayment): Record<string, number> =>
  artisanId === null ? { amountKobo } : { artisanId, amountKobo };

/** The entry of an approved withdrawal, with the balance before and after it. */
export function withdrawalApproved(
  withdrawal: DecidedWithdrawal,
  balanceBeforeKobo: number,
): Change {
  const { artisanId, amountKobo } = withdrawal;
  return changeOf(ofWithdrawal(withdrawal), {
    before: { status: 'pending', balance_kobo: balanceBeforeKobo },
    after: { status: 'approved', balance_kobo: balanceBeforeKobo - amountKobo },
    detail: { artisanId, amountKobo, balanceBeforeKobo },
  });
}

/** The entry of a rejected withdrawal. */
export function withdrawalRejected(withdrawal: DecidedWithdrawal, reason: string): Change {
  const { artisanId, amountKobo } = withdrawal;
  const detail = { artisanId, amountKobo };
  return changeOf(ofWithdrawal(withdrawal), { reason, after: { status: 'rejected' }, detail });
}

/** The entry of an approved part-payment. */
export const partPaymentApproved = (partPayment: DecidedPartPayment): Change =>
  changeOf(ofPartPayment(partPayment), {
    after: { status: 'paid' },
    detail: detailOfPartPayment(partPayment),
  });

/** The entry of a rejected part-payment. */
export const partPaymentRejected = (partPayment: DecidedPartPayment, reason: string): Change =>
  changeOf(ofPartPayment(partPayment), {
    reason,
    after: { status: 'rejected' },
    detail: detailOfPartPayment(partPayment),
  });
