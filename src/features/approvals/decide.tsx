import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Check as Tick, TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { amountInWords } from '../../lib/values/amount-in-words.ts';
import { formatMoney } from '../../lib/values/money.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { type ConfirmationProps, useConfirmation } from './confirmation/use-confirmation.ts';
import type { DecidedRow, DecisionKind, DecisionSubject } from './decision-subject.ts';
import type { Check } from './evidence/evidence-words.ts';
import { PayeeRecord } from './evidence/payee-record.tsx';
import { SideRead } from './evidence/side-read.tsx';
import { TypedAmountField } from './evidence/typed-amount.tsx';
import type { ApprovalEvidence } from './evidence/use-approval-evidence.ts';
import { Evidence, leftOf } from './evidence.tsx';
import { RejectionFields } from './rejection-fields.tsx';

/** Other waiting requests and recent payments, with warnings. No warning locks the confirmation. */
function Checks({ evidence }: { evidence: ApprovalEvidence }) {
  return (
    <fieldset
      aria-label="Checks"
      aria-live="polite"
      className="flex min-w-0 flex-col gap-1.5 border-line border-t px-3.5 py-2.5 text-cell print:hidden"
    >
      <CheckLine check={evidence.others} />
      <SideRead
        what="Earlier payments"
        read={evidence.lookAlikes}
        skeleton={<Skeleton className="my-[5px] h-2.5 w-3/4" />}
      >
        {(checks) => checks.map((check) => <CheckLine key={linkKey(check)} check={check} />)}
      </SideRead>
    </fieldset>
  );
}

const linkKey = ({ text, links }: Check) => `${text} ${links[0]?.label}`;

function CheckLine({ check: { isWarning, text, links } }: { check: Check }) {
  const Icon = isWarning ? TriangleAlert : Tick;
  return (
    <p className={clsx('flex gap-2', isWarning ? 'text-wait-ink' : 'text-text-2')}>
      <Icon size={14} aria-hidden className="mt-[3px] shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className={clsx(isWarning && 'font-strong')}>{text}</span>
        {links.map(({ label, target }) => (
          <Fragment key={label}>
            {' '}
            {/* A new tab, so that the confirmation stays open. */}
            <Link
              {...target}
              target="_blank"
              rel="noreferrer"
              className="inline-block underline underline-offset-2 coarse:min-h-6"
            >
              {label}
              <span className="sr-only"> (opens a new tab)</span>
            </Link>
          </Fragment>
        ))}
      </span>
    </p>
  );
}

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

/** Returns the important part of the evidence in one text. */
function summaryOf<T extends DecidedRow>(
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
