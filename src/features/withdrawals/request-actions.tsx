import { Check, X } from 'lucide-react';
import type { WithdrawalRequest } from '../../api/withdrawals.ts';
import type { DecisionKind } from '../../components/decision/confirm-dialog.tsx';
import type { Attempt } from '../../components/decision/use-attempts.ts';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { whyNotApprovable, whyNotRejectable } from './request-state.ts';

export interface RequestActionsProps {
  request: WithdrawalRequest;
  attempt: Attempt | undefined;
  onDecide: (kind: DecisionKind, request: WithdrawalRequest) => void;
}

/** Reject and approve. They only open the question; nothing here decides. */
export function RequestActions({ request, attempt, onDecide }: RequestActionsProps) {
  const subject = `withdrawal ${request.id ?? 'without id'}`;
  return (
    <span className="inline-flex gap-1.5">
      <IconButton
        label={`Reject ${subject}`}
        tip="Reject"
        outlined
        className="text-bad-ink"
        disabledBecause={whyNotRejectable(request, attempt) ?? undefined}
        icon={<X size={16} strokeWidth={2} aria-hidden />}
        onClick={() => onDecide('reject', request)}
      />
      <IconButton
        label={`Approve ${subject}`}
        tip="Approve"
        outlined
        className="text-ok-ink"
        disabledBecause={whyNotApprovable(request, attempt) ?? undefined}
        icon={<Check size={16} strokeWidth={2} aria-hidden />}
        onClick={() => onDecide('approve', request)}
      />
    </span>
  );
}
