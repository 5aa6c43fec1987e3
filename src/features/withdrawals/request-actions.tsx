import { Check, X } from 'lucide-react';
import type { WithdrawalRequest } from '../../api/withdrawals.ts';
import type { DecisionQueue } from '../../components/decision/use-decision-queue.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';

interface RequestActionsProps {
  request: WithdrawalRequest;
  queue: Pick<DecisionQueue<WithdrawalRequest>, 'whyNot' | 'decide'>;
}

/** Reject and approve. They only open the question; nothing here decides. */
export function RequestActions({ request, queue }: RequestActionsProps) {
  const subject = `withdrawal ${request.id ?? 'without id'}`;
  return (
    <span className="inline-flex gap-1.5">
      <IconButton
        label={`Reject ${subject}`}
        tip="Reject"
        outlined
        className="text-bad-ink"
        disabledBecause={queue.whyNot('reject', request) ?? undefined}
        icon={<X size={16} strokeWidth={2} aria-hidden />}
        onClick={() => queue.decide('reject', request)}
      />
      <IconButton
        label={`Approve ${subject}`}
        tip="Approve"
        outlined
        className="text-ok-ink"
        disabledBecause={queue.whyNot('approve', request) ?? undefined}
        icon={<Check size={16} strokeWidth={2} aria-hidden />}
        onClick={() => queue.decide('approve', request)}
      />
    </span>
  );
}
