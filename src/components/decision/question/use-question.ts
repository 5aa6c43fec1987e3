import { useState } from 'react';
import type { Offer } from '../../../api/offer/offer.ts';
import type { Rows } from '../../../api/reading/rows.ts';
import { useIsOnline } from '../../../api/transport/connection.ts';
import { settleTimeMs } from '../../../api/writes/use-attempts.ts';
import { useSingleWrite } from '../../../api/writes/use-single-write.ts';
import type { WriteError } from '../../../api/writes/write-outcome.ts';
import { shutterReason, useShutter } from '../../../lib/browser/privacy/shutter.ts';
import { wait } from '../../../lib/browser/wait.ts';
import { listedWords } from '../after/find-out.ts';
import { useFoundOut } from '../after/use-found-out.ts';
import { approvalOf } from '../approval-of.ts';
import {
  type Attempts,
  type DecidedRow,
  type DecisionKind,
  type DecisionSubject,
  figuresOf,
  offlineWords,
  whyNotDecidable,
  wordsOfAttempt,
} from '../decision-subject.ts';
import { useTypedAmount } from '../evidence/typed-amount.tsx';
import { useApprovalEvidence } from '../evidence/use-approval-evidence.ts';
import { useKeys } from '../evidence/use-keys.ts';
import { noticeOf, type Outcome, outcomeOf, rejectedOutcome } from '../outcome.ts';
import { useRejectionDraft } from '../rejection-draft.ts';
import { lockOf, openElsewhere, useDecidedElsewhere } from '../tabs/other-tabs.ts';
import { useQuestionLock } from '../tabs/use-question-lock.ts';
import { useWhyUnknown } from '../tabs/use-why-elsewhere.ts';
import { changesBetween } from './changes-between.ts';
import { useDecidedBy } from './use-decided-by.ts';
import { useIsStable } from './use-is-stable.ts';
import { useNewest } from './use-newest.ts';

export interface QuestionProps<T extends DecidedRow> {
  subject: DecisionSubject<T>;
  kind: DecisionKind;
  /** The row when the question opened. */
  asked: T;
  /** The list on screen; undefined until it is read. */
  rows: Rows<T> | undefined;
  /** The same row in the list on screen; undefined once it has left the list. */
  listed: T | undefined;
  attempts: Attempts;
  /** The offer of the host; undefined until it is known. */
  offer: Offer | undefined;
  isReading: boolean;
  /** Reads the list again. */
  onRefresh: () => Promise<unknown>;
  onEnd: (outcome: Outcome) => void;
}

/** Runs the question about one row: its current state, why Yes is locked, and the call that Yes sends. */
export function useQuestion<T extends DecidedRow>(props: QuestionProps<T>) {
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
  const holder = useQuestionLock(id === null ? null : lockOf({ record: subject.kind, id }));
  const whyDecided = useDecidedElsewhere(subject.kind, rows?.requestedAt ?? 0);
  const decidedElsewhere = id === null ? null : whyDecided(id);
  const whyUnknown = useWhyUnknown(subject.kind, rows?.requestedAt ?? 0);
  const attempt = id === null ? undefined : attempts[kind].get(id);
  const needsReason = kind === 'reject' && offer?.has(subject.rejects) === true;
  // A host that offers to send e-mails again also sends them.
  const sendsMail = offer?.has('retryMail') === true;
  const keyOf = useKeys(approval.error);
  // The press disables the reads: the response may arrive before React renders the call as under way.
  const [pressed, setPressed] = useState<{ error: WriteError | null }>();
  const isOpen = !isUnderWay && !isCarriedOut && pressed?.error !== error;
  const isWaiting = current !== undefined && subject.isUndecided(current);
  // After a call without a known result, this call may have decided it.
  const isOwn = !isOpen || attempt !== undefined || error?.outcome === 'unknown';
  const decided = useDecidedBy(subject, row, !isOwn && rows !== undefined && !isWaiting);
  const isWanted = isApproval && isOpen && decided === null;
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
    isWaiting: isListed && subject.isUndecided(current),
    name: subject.name(row),
    gone: isListed
      ? `${subject.name(row)} ${listedWords(subject.statusOf(row))}`
      : subject.words.gone,
  };

  const whyLocked = () => {
    if (isBlurred) return shutterReason;
    // The host's offer decides which call is sent.
    const needsOffer = !isApproval || row.version !== null;
    if (isReading || holder === 'asking' || (needsOffer && offer === undefined))
      return 'Checking the figures…';
    if (holder === 'elsewhere') return decidedElsewhere ?? openElsewhere;
    if (decided !== null && decided.text !== null) return decided.text;
    if (current === undefined) return decidedElsewhere ?? subject.words.gone;
    if (!isOnline) return offlineWords;
    return (
      wordsOfAttempt(attempts, id) ??
      // The list on screen may be older than a decision in another tab.
      decidedElsewhere ??
      (id === null ? null : whyUnknown(id)) ??
      whyNotDecidable(subject, kind, current) ??
      (needsReason ? whyNotRejectable(id, draft.lock) : null) ??
      (isApproval ? (evidence.lock ?? (changes.length > 0 ? null : typed.lock)) : null)
    );
  };
  const lock = isUnderWay || isCarriedOut ? null : whyLocked();
  useFoundOut(subject.kind, id, onEnd);
  const figures = figuresOf(subject, row).flat();
  // A click that was made before the refusal was on screen must not send the call again.
  const shown = [lock, error?.at, changes.length, row.version, ...figures].join('\n');
  const isStable = useIsStable(shown);

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
      onEnd(
        rejectedOutcome(
          rejected,
          body.message !== undefined,
          offer?.has('listArtisanMails') === true,
        ),
      ),
    );
  };

  const yes = () => {
    // Changed figures take two presses: the first accepts them, the second decides.
    if (current !== undefined && changes.length > 0) setAccepted(current);
    else if (kind === 'reject' && !needsReason) {
      const message = `The server does not offer rejecting. ${subject.name(row)} is still pending.`;
      onEnd({ kind: 'nothing-sent', message });
    } else if (id !== null) decide(id);
  };

  const refresh = async () => {
    setIsRefreshing(true);
    await wait((error?.at ?? 0) + settleTimeMs - Date.now());
    await onRefresh();
    setIsRefreshing(false);
  };

  return {
    row,
    id,
    isApproval,
    /** What became of the row if somebody else decided it, else null. */
    decided,
    evidence,
    typed,
    draft,
    needsReason,
    sendsMail,
    /** Each figure that changed since it was accepted, with its old and its new value. */
    changes,
    /** Why Yes is locked, in words; null if it is not locked, or only for the reading time. */
    lock,
    isLocked: lock !== null || !isStable,
    isUnderWay,
    isCarriedOut,
    notice: aftermath && noticeOf(aftermath),
    isOutcomeOpen: attempt === 'unknown' || attempt === 'failed',
    isRefreshing,
    yes,
    cancel: () => onEnd(aftermath ? outcomeOf(aftermath) : { kind: 'cancelled' }),
    refresh: () => void refresh(),
  };
}

/** Returns why a row without an id, or without a reason, is not rejected. */
const whyNotRejectable = (id: string | null, why: string | null) => (id === null ? 'No id' : why);
