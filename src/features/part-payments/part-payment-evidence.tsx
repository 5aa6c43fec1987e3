import type { PartPayment } from '../../api/part-payments.ts';
import { IdText } from '../../components/data-table/id-text.tsx';
import type { DecisionKind } from '../../components/decision/decision-subject.ts';
import {
  EvidenceAmount,
  EvidenceLine,
  EvidenceLines,
  EvidenceWho,
} from '../../components/decision/evidence.tsx';
import { Money } from '../../components/ui/money.tsx';
import { formatMoney, subtract } from '../../lib/values/money.ts';

interface PartPaymentEvidenceProps {
  kind: DecisionKind;
  row: PartPayment;
}

/** Whose project, which share of its price, and what is left of it. A rejected share stays unpaid. */
export function PartPaymentEvidence({ kind, row }: PartPaymentEvidenceProps) {
  const { job_amount, part_payment_amount } = row;
  const approving = kind === 'approve';
  const left =
    job_amount === null || part_payment_amount === null
      ? null
      : subtract(job_amount, part_payment_amount);
  return (
    <>
      <EvidenceWho
        name={row.artisan_name}
        reference={
          <>
            Project ID <IdText id={row.job_id} />
          </>
        }
        dateLabel="Deadline"
        date={row.job_deadline}
        status={row.part_payment_status}
      />
      <EvidenceAmount
        verb={approving ? 'approving' : 'rejecting'}
        amount={part_payment_amount}
        whole={approving ? job_amount : null}
        words={`${formatMoney(part_payment_amount)} of the project amount ${formatMoney(job_amount)}`}
      />
      <EvidenceLines>
        <EvidenceLine label="Project Amount">
          <Money amount={job_amount} />
        </EvidenceLine>
        {approving && (
          <EvidenceLine label="Part Payment" mark="moves">
            <Money amount={part_payment_amount} />
          </EvidenceLine>
        )}
        <EvidenceLine label={approving ? 'Remaining' : 'Stays unpaid'} mark="stays" total>
          <Money amount={approving ? left : part_payment_amount} />
        </EvidenceLine>
      </EvidenceLines>
    </>
  );
}
