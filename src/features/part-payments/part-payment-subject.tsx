import type { PartPayment } from '../../api/part-payments.ts';
import { approvePartPaymentMutation } from '../../api/writes/approvals.ts';
import type { DecisionSubject } from '../../components/decision/decision-subject.ts';
import { formatMoney } from '../../lib/values/money.ts';
import { PartPaymentEvidence } from './part-payment-evidence.tsx';
import { approvalId, whyNotApprovable, whyNotRejectable } from './part-payment-state.ts';

/** How part-payments are decided on. */
export const partPaymentSubject: DecisionSubject<PartPayment> = {
  approval: approvePartPaymentMutation,
  idOf: approvalId,
  evidence: (kind, row) => <PartPaymentEvidence kind={kind} row={row} />,
  name: ({ job_id }) => `The part-payment for project ${job_id ?? 'NIL'}`,
  whyNot: (kind, row) => (kind === 'approve' ? whyNotApprovable(row) : whyNotRejectable(row)),
  figures: ({ artisan_name, job_amount, part_payment_amount }) => [
    ['Artisan name', artisan_name ?? 'NIL'],
    ['Project Amount', formatMoney(job_amount)],
    ['Part Payment', formatMoney(part_payment_amount)],
  ],
  gone: 'This part-payment is no longer in the list. Part Payment History shows whether it was approved.',
};
