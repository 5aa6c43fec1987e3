import type { WithdrawalRequest } from '../../api/withdrawals.ts';
import { approveWithdrawalMutation } from '../../api/writes/approvals.ts';
import type { DecisionSubject } from '../../components/decision/decision-subject.ts';
import { formatMoney } from '../../lib/values/money.ts';
import { RequestEvidence } from './request-evidence.tsx';
import { whyNotApprovable, whyNotRejectable } from './request-state.ts';

/** How withdrawal requests are decided on. */
export const requestSubject: DecisionSubject<WithdrawalRequest> = {
  approval: approveWithdrawalMutation,
  idOf: ({ id }) => id,
  evidence: (kind, request) => <RequestEvidence kind={kind} request={request} />,
  name: ({ id }) => `Withdrawal ${id ?? 'NIL'}`,
  whyNot: (kind, request) =>
    kind === 'approve' ? whyNotApprovable(request) : whyNotRejectable(request),
  figures: ({ artisan_name, available_amount, withdrawal_amount }) => [
    ['Artisan Name', artisan_name ?? 'NIL'],
    ['Available Amount', formatMoney(available_amount)],
    ['Withdrawal Amount', formatMoney(withdrawal_amount)],
  ],
  gone: 'This request is no longer in the list. Withdraw History shows whether it was approved.',
};
