/** The audit entries of decisions on money. The server and the sample both write them. */
import type { MoneyRecordKind } from '../../domain/decision-rules.ts';
import { formatNaira } from '../../domain/money.ts';
import type { Change } from '../repositories/audit.ts';
import { withdrawalOf } from '../repositories/payees.ts';

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
interface DecidedRequest extends Omit<DecidedPartPayment, 'jobId'> {
  subject: MoneyRecordKind;
  subjectId: number;
  /** The words for the request in the sentence. */
  what: string;
}

/** The parts of an entry that describe the decision. Only a rejection has a reason. */
type Decision = Pick<Change, 'reason' | 'before' | 'after' | 'detail'>;

/** Returns the audit entry of a decision; with a reason it is a rejection, otherwise an approval. */
function decisionChange(
  { what, amountKobo, ...decided }: DecidedRequest,
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

const ofWithdrawal = ({ id, artisanName: name, ...money }: DecidedWithdrawal): DecidedRequest => ({
  ...money,
  subject: 'withdrawal',
  subjectId: id,
  clientId: null,
  what: withdrawalOf(id, { id: money.artisanId, name }),
});

const ofPartPayment = ({ jobId, ...money }: DecidedPartPayment): DecidedRequest => ({
  ...money,
  subject: 'part-payment',
  subjectId: jobId,
  what: `the part-payment of job ${jobId}`,
});

/** Returns the entry of an approved withdrawal, with the artisan's balance before and after it. */
export const withdrawalApproved = (
  withdrawal: DecidedWithdrawal,
  balanceBeforeKobo: number,
): Change =>
  decisionChange(ofWithdrawal(withdrawal), {
    before: { status: 'pending', balance_kobo: balanceBeforeKobo },
    after: { status: 'approved', balance_kobo: balanceBeforeKobo - withdrawal.amountKobo },
    detail: { balanceBeforeKobo },
  });

/** Returns the entry of a rejected withdrawal. */
export const withdrawalRejected = (withdrawal: DecidedWithdrawal, reason: string): Change =>
  decisionChange(ofWithdrawal(withdrawal), { reason, after: { status: 'rejected' } });

/** Returns the entry of an approved part-payment. */
export const partPaymentApproved = (partPayment: DecidedPartPayment): Change =>
  decisionChange(ofPartPayment(partPayment), { after: { status: 'paid' } });

/** Returns the entry of a rejected part-payment. */
export const partPaymentRejected = (partPayment: DecidedPartPayment, reason: string): Change =>
  decisionChange(ofPartPayment(partPayment), { reason, after: { status: 'rejected' } });
