import type { WithdrawalRequest } from '../../api/withdrawals.ts';
import { IdText } from '../../components/data-table/id-text.tsx';
import type { DecisionKind } from '../../components/decision/decision-subject.ts';
import {
  EvidenceAmount,
  EvidenceLine,
  EvidenceLines,
  EvidenceWho,
} from '../../components/decision/evidence.tsx';
import { Money } from '../../components/ui/money.tsx';
import { formatMoney, noMoney, subtract } from '../../lib/values/money.ts';

interface RequestEvidenceProps {
  kind: DecisionKind;
  request: WithdrawalRequest;
}

/** Who, how much, and the balance before and after. */
export function RequestEvidence({ kind, request }: RequestEvidenceProps) {
  const { id, artisan_name, available_amount, withdrawal_amount, start_date, status } = request;
  const approving = kind === 'approve';
  const after =
    available_amount === null || withdrawal_amount === null
      ? null
      : approving
        ? subtract(available_amount, withdrawal_amount)
        : available_amount;
  return (
    <>
      <EvidenceWho
        name={artisan_name}
        reference={
          <>
            Withdrawal ID <IdText id={id} />
          </>
        }
        date={start_date}
        status={status}
      />
      <EvidenceAmount
        verb={approving ? 'approving' : 'rejecting'}
        amount={withdrawal_amount}
        whole={approving ? available_amount : null}
        words={`${formatMoney(withdrawal_amount)} of ${formatMoney(available_amount)} leaves the balance`}
      />
      <EvidenceLines>
        <EvidenceLine label="Available Amount">
          <Money amount={available_amount} />
        </EvidenceLine>
        {approving && (
          <EvidenceLine label="Withdrawal Amount" mark="moves">
            <Money
              amount={withdrawal_amount === null ? null : subtract(noMoney, withdrawal_amount)}
            />
          </EvidenceLine>
        )}
        <EvidenceLine label={approving ? 'Balance after' : 'Balance stays'} mark="stays" total>
          <Money amount={after} />
        </EvidenceLine>
      </EvidenceLines>
    </>
  );
}
