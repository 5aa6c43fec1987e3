import { useEffect, useMemo, useState } from 'react';
import type { Offer } from '../../api/offer.ts';
import type { Rows } from '../../api/reading/rows.ts';
import { useIsOnline } from '../../api/transport/connection.ts';
import { currentRequestOf } from '../../api/writes/approval-conflict.ts';
import { settleTimeMs } from '../../api/writes/use-attempts.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import type { WriteError } from '../../api/writes/write-outcome.ts';
import { shutterWords, useShutter } from '../../lib/browser/privacy/shutter.ts';
import { wait } from '../../lib/browser/wait.ts';
import { amountInWords } from '../../lib/values/amount-in-words.ts';
import { formatMoney } from '../../lib/values/money.ts';
import { useFoundOut } from './after/use-found-out.ts';
import { approvalOf } from './approval-of.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import {
  type Attempts,
  type DecidedRow,
  type DecisionKind,
  type DecisionSubject,
  figuresOf,
  offlineWords,
  whyNotDecidable,
  wordsOfAttempt,
} from './decision-subject.ts';
import { Checks } from './evidence/checks.tsx';
import { PayeeRecord } from './evidence/payee-record.tsx';
import { TypedAmountField, useTypedAmount } from './evidence/typed-amount.tsx';
import { type ApprovalEvidence, useApprovalEvidence } from './evidence/use-approval-evidence.ts';
import { useKeys } from './evidence/use-keys.ts';
import { Evidence, leftOf } from './evidence.tsx';
import { noticeOf, type Outcome, outcomeOf, rejectedOutcome } from './outcome.ts';
import { OthersDeciding, useAnnouncedQuestion } from './presence/others-deciding.tsx';
import { readingTime } from './reading-time.ts';
import { useRejectionDraft } from './rejection-draft.ts';
import { RejectionFields } from './rejection-fields.tsx';
import { lockOf, openElsewhere, useDecidedElsewhere } from './tabs/other-tabs.ts';
import { useQuestionLock } from './tabs/use-question-lock.ts';

interface DecideProps<T extends DecidedRow> {
  subject: DecisionSubject<T>;
  kind: DecisionKind;
  /** The row at the moment of the question. */
  asked: T;
  /** The list on screen; undefined until it is read. */
  rows: Rows<T> | undefined;
  /** The same row in the list on screen; undefined once it has left the list. */
  listed: T | undefined;
  attempts: Attempts;
  /** What the host offers; undefined until it is known. */
  offer: Offer | undefined;
  isReading: boolean;
  /** Reads the list again. */
  onRefresh: () => Promise<unknown>;
  onEnd: (outcome: Outcome) => void;
}

/** The question about one row, from its opening to its end. */
export function Decide<T extends DecidedRow>(props: DecideProps<T>) {
  const { subject, kind, asked, rows, listed, attempts, offer, isReading, onRefresh } = props;
  const [accepted, setAccepted] = useState(asked);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const approval = useSingleWrite(subject.approval);
  const rejection = useSingleWrite(subject.rejection);
  const isOnline = useIsOnline();
  const isBlurred = useShutter();
  const isApproval = kind === 'approve';
  const { error, isUnderWay, isCarriedOut } = isApproval ? approval : rejection;
  const current = useNewest(subject, rows, listed, approval.error);
  const row = current ?? accepted;
  const id = subject.idOf(row);
  useAnnouncedQuestion(subject.kind, id);
  const holder = useQuestionLock(id === null ? null : lockOf({ record: subject.kind, id }));
  const whyDecided = useDecidedElsewhere(subject.kind, rows?.requestedAt ?? 0);
  const decidedElsewhere = id === null ? null : whyDecided(id);
  const attempt = id === null ? undefined : attempts[kind].get(id);
  const asksReason = kind === 'reject' && offer?.has(subject.rejects) === true;
  // A host that tries e-mails again sends them.
  const sendsMail = offer?.has('retryMail') === true;
  const keyOf = useKeys(approval.error);
  // The press itself ends the reads: a host may answer before React knows that the call is under way.
  const [pressed, setPressed] = useState<{ error: WriteError | null }>();
  const isWanted = isApproval && !isUnderWay && !isCarriedOut && pressed?.error !== error;
  const evidence = useApprovalEvidence(subject, rows, row, isWanted);
  const typed = useTypedAmount(isApproval ? subject.amountOf(row) : null, isReading);
  const draft = useRejectionDraft(
    `${subject.rejects} ${id}`,
    subject.rejectionOpening(row),
    sendsMail,
  );
  const onEnd = (outcome: Outcome) => {
    draft.clear();
    props.onEnd(outcome);
  };
  const changes = current === undefined ? [] : changesBetween(subject, accepted, current);
  const isListed = current !== undefined;
  const aftermath = error && {
    kind,
    error,
    attempt,
    isListed,
    name: subject.name(row),
    gone: subject.words.gone,
  };

  const whyLocked = () => {
    if (isBlurred) return shutterWords;
    // The host's offer decides which call is sent.
    const needsOffer = !isApproval || row.version !== null;
    if (isReading || holder === 'asking' || (needsOffer && offer === undefined))
      return 'Checking the figures…';
    if (holder === 'elsewhere') return decidedElsewhere ?? openElsewhere;
    if (current === undefined) return decidedElsewhere ?? subject.words.gone;
    if (!isOnline) return offlineWords;
    return (
      wordsOfAttempt(attempts, id) ??
      whyNotDecidable(subject, kind, current) ??
      (asksReason ? whyNotRejectable(id, draft.lock) : null) ??
      (isApproval ? (evidence.lock ?? (changes.length > 0 ? null : typed.lock)) : null)
    );
  };
  const lock = isUnderWay || isCarriedOut ? null : whyLocked();
  useFoundOut(subject.kind, id, onEnd);
  const shown = [lock, changes.length, row.version, ...figuresOf(subject, row).flat()].join('\n');
  const hasStood = useHasStood(shown);

  const decide = (rowId: string) => {
    if (kind === 'approve') {
      setPressed({ error });
      approval.send(approvalOf(subject, row, offer, keyOf), (message) =>
        onEnd({ kind: 'approved', message }),
      );
      return;
    }
    const { body } = draft;
    rejection.send({ id: rowId, ...body }, (rejected) =>
      onEnd(rejectedOutcome(rejected, body.message !== undefined)),
    );
  };

  const yes = () => {
    // Changed figures take two presses: the first accepts them, the second decides.
    if (current !== undefined && changes.length > 0) setAccepted(current);
    else if (kind === 'reject' && !asksReason) {
      const message = `The API host has no call for rejecting. ${subject.name(row)} is still pending.`;
      onEnd({ kind: 'nothing-sent', message });
    } else if (id !== null) decide(id);
  };

  const refresh = async () => {
    setIsRefreshing(true);
    await wait((error?.at ?? 0) + settleTimeMs - Date.now());
    await onRefresh();
    setIsRefreshing(false);
  };

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
          <TypedAmountField typed={typed} busy={isUnderWay || isCarriedOut} />
        ) : (
          asksReason && (
            <RejectionFields
              draft={draft}
              reasons={subject.reasons}
              sendsMail={sendsMail}
              busy={isUnderWay || isCarriedOut}
            />
          )
        )
      }
      lock={lock}
      isLocked={lock !== null || !hasStood}
      busy={isUnderWay}
      notice={aftermath && noticeOf(aftermath)}
      isOutcomeOpen={attempt === 'unknown' || attempt === 'failed'}
      onYes={yes}
      onCancel={() => onEnd(aftermath ? outcomeOf(aftermath) : { kind: 'cancelled' })}
      onRefresh={() => void refresh()}
      isRefreshing={isRefreshing}
    />
  );
}

/** Returns why a row without an id, or without a reason, is not rejected. */
const whyNotRejectable = (id: string | null, why: string | null) => (id === null ? 'No id' : why);

/** Returns each figure that changed, with its old and its new value. */
function changesBetween<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  before: T,
  now: T,
): string[] {
  const fresh = figuresOf(subject, now);
  return figuresOf(subject, before).flatMap(([label, old], index) => {
    const value = fresh[index]?.[1];
    return value === undefined || value === old ? [] : [`${label} ${old} → ${value}`];
  });
}

/**
 * Returns the row as it is now: as the list has it, or as the host described it in a refusal that is newer
 * than the list.
 */
function useNewest<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  rows: Rows<T> | undefined,
  listed: T | undefined,
  error: WriteError | null,
): T | undefined {
  return useMemo(() => {
    if (error === null || listed === undefined || (rows?.requestedAt ?? 0) > error.at)
      return listed;
    const current = currentRequestOf(error);
    return current === undefined ? listed : subject.withCurrent(listed, current);
  }, [subject, rows, listed, error]);
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

/** Whether the text has been on screen, unchanged, for the reading time. */
function useHasStood(text: string): boolean {
  const [stood, setStood] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setStood(text), readingTime);
    return () => clearTimeout(timer);
  }, [text]);
  return stood === text;
}
