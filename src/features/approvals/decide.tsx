import { ConfirmDialog } from './confirm-dialog.tsx';
import { summaryOf } from './confirmation/summary-of.ts';
import { type ConfirmationProps, useConfirmation } from './confirmation/use-confirmation.ts';
import type { DecidedRow } from './decision-subject.ts';
import { Checks } from './evidence/checks.tsx';
import { PayeeRecord } from './evidence/payee-record.tsx';
import { TypedAmountField } from './evidence/typed-amount.tsx';
import { Evidence } from './evidence.tsx';
import { RejectionFields } from './rejection-fields.tsx';

interface DecideProps<T extends DecidedRow> extends ConfirmationProps<T> {
  /** Opens the confirmation about the next row that waits; undefined if none does. */
  onNext: (() => void) | undefined;
}

/** The confirmation about one row, from its opening to its end. */
export function Decide<T extends DecidedRow>(props: DecideProps<T>) {
  const { subject, kind, onNext } = props;
  const confirmation = useConfirmation(props);
  const { row, evidence, typed, draft, needsReason, sendsMail, changes, decided } = confirmation;
  // What was checked before the approval of somebody else would find that approval.
  const isChecked = confirmation.isApproval && decided === null;
  const busy = confirmation.isUnderWay || confirmation.isCarriedOut;
  return (
    <ConfirmDialog
      kind={kind}
      evidence={
        <>
          <Evidence
            subject={subject}
            kind={kind}
            row={row}
            paidBefore={evidence.paidBefore}
            decided={decided?.status}
          />
          {decided === null && changes.length > 0 && (
            <p role="status" className="border-line border-t px-3.5 py-2.5 text-cell text-wait-ink">
              Changed since you opened this: {changes.join('; ')}. Press Yes to accept the new
              figures, and once more to decide.
            </p>
          )}
          {isChecked && <Checks evidence={evidence} />}
        </>
      }
      summary={decided === null ? summaryOf(subject, kind, row, evidence) : ''}
      more={isChecked ? <PayeeRecord evidence={evidence} /> : undefined}
      fields={
        decided !== null ? undefined : typed.isAsked ? (
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
      lock={confirmation.lock}
      isLocked={confirmation.isLocked}
      busy={confirmation.isUnderWay}
      canLeave={confirmation.isRepeated}
      notice={confirmation.notice}
      isOutcomeOpen={confirmation.isOutcomeOpen}
      onYes={confirmation.yes}
      onNext={decided === null ? undefined : onNext}
      onCancel={confirmation.cancel}
      onRefresh={confirmation.refresh}
      isRefreshing={confirmation.isRefreshing}
    />
  );
}
