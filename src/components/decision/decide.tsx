import { ConfirmDialog } from './confirm-dialog.tsx';
import type { DecidedRow } from './decision-subject.ts';
import { Checks } from './evidence/checks.tsx';
import { PayeeRecord } from './evidence/payee-record.tsx';
import { TypedAmountField } from './evidence/typed-amount.tsx';
import { Evidence } from './evidence.tsx';
import { OthersDeciding } from './presence/others-deciding.tsx';
import { summaryOf } from './question/summary-of.ts';
import { type QuestionProps, useQuestion } from './question/use-question.ts';
import { RejectionFields } from './rejection-fields.tsx';

/** The question about one row, from its opening to its end. */
export function Decide<T extends DecidedRow>(props: QuestionProps<T>) {
  const { subject, kind } = props;
  const question = useQuestion(props);
  const { row, id, isApproval, evidence, typed, draft, needsReason, sendsMail, changes } = question;
  const busy = question.isUnderWay || question.isCarriedOut;
  return (
    <ConfirmDialog
      kind={kind}
      evidence={
        <>
          <OthersDeciding kind={subject.kind} id={id} />
          <Evidence subject={subject} kind={kind} row={row} paidBefore={evidence.paidBefore} />
          {changes.length > 0 && (
            <p role="status" className="border-line border-t px-3.5 py-2.5 text-cell text-wait-ink">
              Changed since you opened this: {changes.join('; ')}. Press Yes to accept the new
              figures, and once more to decide.
            </p>
          )}
          {isApproval && <Checks evidence={evidence} />}
        </>
      }
      summary={summaryOf(subject, kind, row, evidence)}
      more={isApproval ? <PayeeRecord evidence={evidence} /> : undefined}
      fields={
        typed.isAsked ? (
          <TypedAmountField typed={typed} busy={busy} />
        ) : (
          needsReason && (
            <RejectionFields
              draft={draft}
              reasons={subject.reasons}
              sendsMail={sendsMail}
              busy={busy}
            />
          )
        )
      }
      lock={question.lock}
      isLocked={question.isLocked}
      busy={question.isUnderWay}
      notice={question.notice}
      isOutcomeOpen={question.isOutcomeOpen}
      onYes={question.yes}
      onCancel={question.cancel}
      onRefresh={question.refresh}
      isRefreshing={question.isRefreshing}
    />
  );
}
