import { amountInWords } from '../../../lib/values/amount-in-words.ts';
import { formatMoney } from '../../../lib/values/money.ts';
import type { DecidedRow, DecisionKind, DecisionSubject } from '../decision-subject.ts';
import type { ApprovalEvidence } from '../evidence/use-approval-evidence.ts';
import { leftOf } from '../evidence.tsx';

/** Returns the important part of the evidence in one text. */
export function summaryOf<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  kind: DecisionKind,
  row: T,
  { paidBefore, warnings }: ApprovalEvidence,
): string {
  const amount = subject.amountOf(row);
  const inWords = amount === null ? '' : `, ${amountInWords(amount)},`;
  const what = `${formatMoney(amount)}${inWords} to ${row.artisan_name ?? 'NIL'}.`;
  if (kind === 'reject') return `Rejecting ${what}`;
  const left = leftOf(subject, row, paidBefore?.data ?? null);
  return [`Approving ${what}`, `${subject.words.left}: ${formatMoney(left)}.`, ...warnings].join(
    ' ',
  );
}
