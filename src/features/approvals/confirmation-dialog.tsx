import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { BadgeCheck, Check as Tick, TriangleAlert, X } from 'lucide-react';
import { Fragment, useId } from 'react';
import { Notice } from '../../components/feedback/notice.tsx';
import { SideRead } from '../../components/feedback/side-read.tsx';
import { AlertDialog, CancelButton } from '../../components/ui/alert-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { amountInWords } from '../../lib/values/amount-in-words.ts';
import { formatMoney } from '../../lib/values/money.ts';
import { type ConfirmationProps, useConfirmation } from './confirmation/use-confirmation.ts';
import {
  type DecisionKind,
  type DecisionSubject,
  paymentOf,
  type QueueRow,
} from './decision-subject.ts';
import type { Check } from './evidence/checks.ts';
import { RowFlags, RowNotes } from './evidence/notes.tsx';
import { PayeeRecord } from './evidence/payee-record.tsx';
import { TypedAmountField } from './evidence/typed-amount.tsx';
import type { ApprovalEvidence } from './evidence/use-approval-evidence.ts';
import { Evidence, leftAfterApproval } from './evidence.tsx';
import { RejectionFields } from './rejection-fields.tsx';

/** Two columns if both fit, else one. A class would be in the style sheet that every page waits for. */
const columns = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 330px), 1fr))' };

/** The checks of other waiting requests and of similar payments. A warning does not lock the confirmation. */
function Checks({ evidence }: { evidence: ApprovalEvidence }) {
  return (
    <fieldset
      aria-label="Checks"
      aria-live="polite"
      className="flex min-w-0 flex-col gap-1.5 rounded-tile border border-line bg-canvas px-3.5 py-2.5 text-cell print:hidden"
    >
      <CheckLine check={evidence.others} />
      <SideRead
        what="Earlier payments"
        read={evidence.similarPayments}
        skeleton={<Skeleton className="my-[5px] h-2.5 w-3/4" />}
      >
        {(checks) =>
          checks.map((check, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be alike in all that is shown
            <CheckLine key={index} check={check} />
          ))
        }
      </SideRead>
    </fieldset>
  );
}

function CheckLine({ check: { isWarning, text, links } }: { check: Check }) {
  const Icon = isWarning ? TriangleAlert : Tick;
  return (
    <p className={clsx('flex gap-2', isWarning ? 'text-wait-ink' : 'text-text-2')}>
      <Icon size={14} aria-hidden className="mt-[3px] shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className={clsx(isWarning && 'font-strong')}>{text}</span>
        {links.map(({ label, target }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: part-payments of one project may have the same label
          <Fragment key={index}>
            {' '}
            {/* The link opens a new tab, so that the confirmation stays open. */}
            {target === null ? (
              label
            ) : (
              <Link
                {...target.link}
                target="_blank"
                rel="noreferrer"
                className="inline-block underline underline-offset-2 coarse:min-h-6"
              >
                {label}
                <span className="sr-only"> (opens a new tab)</span>
              </Link>
            )}
          </Fragment>
        ))}
      </span>
    </p>
  );
}

interface ConfirmationDialogProps<T extends QueueRow> extends ConfirmationProps<T> {
  onCloseAutoFocus: (event: Event) => void;
  /** Opens the confirmation about the next row; undefined while this row waits, or if no other row can be decided on. */
  onNext: (() => void) | undefined;
}

/**
 * The confirmation of a decision about one row. Cancel has the focus first. While the call runs, the dialog cannot be
 * closed, except while a call without an answer is repeated. After a failure the dialog stays open.
 */
export function ConfirmationDialog<T extends QueueRow>(props: ConfirmationDialogProps<T>) {
  const { subject, kind, onNext } = props;
  const confirmation = useConfirmation(props);
  const { row, evidence, typed, draft, needsReason, changes, decided } = confirmation;
  const { lock, notice, isUnderWay, needsRefresh } = confirmation;
  const isApproval = kind === 'approve';
  // After somebody else approved the row, the checks would warn of that approval.
  const hasChecks = isApproval && decided === null;
  const isBusy = isUnderWay || confirmation.isCarriedOut;
  const canClose = !isUnderWay || confirmation.isRepeated;
  const summaryId = useId();
  const rejection = decided === null && needsReason && (
    <RejectionFields draft={draft} reasons={subject.reasons} isBusy={isBusy} />
  );
  const notes = decided === null && <RowNotes subject={subject} row={row} />;
  return (
    <AlertDialog
      look="wide"
      onCloseAutoFocus={props.onCloseAutoFocus}
      title="Are you sure?"
      description={
        <>
          You won't be able to revert this!
          <span className="sr-only">
            {' '}
            {decided === null && summaryOf(subject, kind, row, evidence)}
          </span>
        </>
      }
      steady
      onClose={confirmation.cancel}
      locked={!canClose}
      badge={isApproval ? <BadgeCheck size={21} /> : <X size={21} strokeWidth={2} />}
      badgeTone={isApproval ? 'ok' : 'bad'}
      status={
        <>
          {decided === null && <RowFlags subject={subject} row={row} />}
          {lock !== null && lock !== notice?.text && !isUnderWay && !needsRefresh && (
            <p role="status" className="mb-3 text-cell text-wait-ink">
              {lock}
            </p>
          )}
          {notice !== null && (
            <div className="mb-4">
              <Notice {...notice} />
            </div>
          )}
        </>
      }
      summary={
        <p id={summaryId} data-private className="pb-1.5 font-bold tabular-nums">
          {paymentOf(subject, row)}
        </p>
      }
      footer={
        <>
          {needsRefresh && (
            <Button onClick={confirmation.refresh} isBusy={confirmation.isRefreshing}>
              Refresh the list
            </Button>
          )}
          {decided !== null && onNext !== undefined && <Button onClick={onNext}>Next</Button>}
          <CancelButton disabled={!canClose} className="min-w-21">
            Cancel
          </CancelButton>
          <Button
            variant={isApproval ? 'primary' : 'danger'}
            isBusy={isUnderWay}
            disabled={confirmation.isLocked || needsRefresh}
            onClick={confirmation.pressYes}
            aria-describedby={summaryId}
            className="min-w-21"
          >
            Yes
          </Button>
        </>
      }
    >
      <div style={columns} className="mt-4 grid gap-x-5 gap-y-3 pb-4">
        <div className="min-w-0">
          <div className="rounded-tile border border-line bg-canvas">
            <Evidence
              subject={subject}
              kind={kind}
              row={row}
              paidBefore={evidence.paidBefore}
              decidedStatus={decided?.status}
            />
            {decided === null && changes.length > 0 && (
              <p
                role="status"
                className="border-line border-t px-3.5 py-2.5 text-cell text-wait-ink"
              >
                Changed since you opened this: {changes.join('; ')}. Press Yes to accept the new
                figures, and once more to decide.
              </p>
            )}
          </div>
          {decided === null && typed.isRequired && (
            <TypedAmountField typed={typed} isBusy={isBusy} />
          )}
          {!typed.isRequired && notes}
        </div>
        <div className="min-w-0">
          {rejection}
          {hasChecks && <Checks evidence={evidence} />}
          {hasChecks && <PayeeRecord evidence={evidence} />}
          {/* With the amount field, the notes are in this column, so that both columns fit on a screen 768 px high. */}
          {typed.isRequired && notes}
        </div>
      </div>
    </AlertDialog>
  );
}

/** Returns the amount and the artisan, and for an approval what remains and the warnings, for screen readers. */
function summaryOf<T extends QueueRow>(
  subject: DecisionSubject<T>,
  kind: DecisionKind,
  row: T,
  { paidBefore, warnings }: ApprovalEvidence,
): string {
  const amount = subject.amountOf(row);
  const inWords = amount === null ? '' : `, ${amountInWords(amount)},`;
  const what = `${formatMoney(amount)}${inWords} to ${row.artisan_name ?? 'NIL'}.`;
  if (kind === 'reject') return `Rejecting ${what}`;
  const left = leftAfterApproval(subject, row, paidBefore?.data ?? null);
  return [`Approving ${what}`, `${subject.words.left}: ${formatMoney(left)}.`, ...warnings].join(
    ' ',
  );
}
