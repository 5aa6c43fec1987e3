import { noop, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Capabilities } from '../../../api/capabilities/capabilities.ts';
import type { Rows } from '../../../api/parse/rows.ts';
import { isRepeatable } from '../../../api/writes/decide.ts';
import { settleTimeMs } from '../../../api/writes/use-attempts.ts';
import { useSingleWrite } from '../../../api/writes/use-single-write.ts';
import type { WriteError } from '../../../api/writes/write-outcome.ts';
import { wait } from '../../../lib/browser/wait.ts';
import { decisionOf } from '../decision-of.ts';
import {
  type Attempts,
  type DecidedRow,
  type DecisionKind,
  type DecisionSubject,
  figuresOf,
  operationOf,
} from '../decision-subject.ts';
import { useTypedAmount } from '../evidence/typed-amount.tsx';
import { useApprovalEvidence } from '../evidence/use-approval-evidence.ts';
import { listedWords } from '../locks/find-outcome.ts';
import { useEndedLock } from '../locks/use-ended-lock.ts';
import type { Locks } from '../locks/use-locks.ts';
import { leaveDecision } from '../locks/watch-outcomes.ts';
import {
  noticeOf,
  type Outcome,
  outcomeOf,
  rejectedOutcome,
  repeatedNotice,
  unknownMessage,
} from '../outcome.ts';
import { useRejectionDraft } from '../rejection-draft.ts';
import { useWhyNotNow, whyRowLocked } from '../why-locked.ts';
import { changesBetween } from './changes-between.ts';
import { useDecidedBy } from './use-decided-by.ts';
import { useIsStable } from './use-is-stable.ts';
import { useNewest } from './use-newest.ts';

export interface ConfirmationProps<T extends DecidedRow> {
  subject: DecisionSubject<T>;
  kind: DecisionKind;
  /** The row when the confirmation opened. */
  asked: T;
  /** The list on screen; undefined until it is read. */
  rows: Rows<T> | undefined;
  /** The same row in the list on screen; undefined once it has left the list. */
  listed: T | undefined;
  attempts: Attempts;
  locks: Locks;
  /** The capabilities of the host; undefined until they are known. */
  capabilities: Capabilities | undefined;
  isReading: boolean;
  /** Reads the list again. */
  onRefresh: () => Promise<unknown>;
  onEnd: (outcome: Outcome) => void;
}

/** Runs the confirmation about one row: its current state, why Yes is locked, and the call that Yes sends. */
export function useConfirmation<T extends DecidedRow>(props: ConfirmationProps<T>) {
  const { subject, kind, asked, rows, listed, attempts, locks, capabilities, isReading } = props;
  const client = useQueryClient();
  const [accepted, setAccepted] = useState(asked);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const approval = useSingleWrite(subject.approval);
  const rejection = useSingleWrite(subject.rejection);
  const isApproval = kind === 'approve';
  const { error, isUnderWay, isCarriedOut } = isApproval ? approval : rejection;
  const current = useNewest(subject, rows, listed, approval.error);
  const row = current ?? accepted;
  const id = subject.idOf(row);
  const whyUnknown = id === null ? null : locks.whyLocked(id);
  // The lock of a call without an answer outlives the attempt.
  const isUnknown = whyUnknown !== null && !isUnderWay && error?.outcome === 'unknown';
  const attempt = isUnknown ? 'unknown' : id === null ? undefined : attempts[kind].get(id);
  const needsReason = kind === 'reject' && capabilities?.has(subject.rejects) === true;
  // A host that offers to send e-mails again also sends them.
  const sendsMail = capabilities?.has('retryMail') === true;
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
  const isUnanswered = isUnderWay && id !== null && locks.isUnanswered(id);
  const isRepeated = isUnanswered && isRepeatable(client, operationOf(subject, kind));
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
    isWaiting,
    name: subject.name(row),
    gone: isListed
      ? `${subject.name(row)} ${listedWords(subject.statusOf(row))}`
      : subject.words.gone,
  };

  // The host's capabilities decide which call is sent.
  const needsCapabilities = !isApproval || row.version !== null;
  const whyNotNow = useWhyNotNow(isReading || (needsCapabilities && capabilities === undefined));
  const whyLocked = () => {
    if (whyNotNow !== null) return whyNotNow;
    if (decided !== null && decided.text !== null) return decided.text;
    if (current === undefined) return subject.words.gone;
    return (
      whyRowLocked(subject, kind, current, attempts, locks.whyLocked) ??
      (needsReason ? whyNotRejectable(id, draft.lock) : null) ??
      (isApproval ? (evidence.lock ?? (changes.length > 0 ? null : typed.lock)) : null)
    );
  };
  const lock = isUnderWay || isCarriedOut ? null : whyLocked();
  useEndedLock(locks.found, id, onEnd);
  const isShared = !subject.hasOwnId(row);
  useEffect(() => {
    // The number of its approved rows before the call. A failed read only makes the outcome harder to find later.
    if (isShared && id !== null) subject.history.count(client, id).catch(noop);
  }, [client, subject, isShared, id]);
  const notePress = usePress(isUnderWay);
  const figures = figuresOf(subject, row).flat();
  // A click that was made before the refusal was on screen must not send the call again.
  const shown = [lock, error?.at, changes.length, row.version, ...figures].join('\n');
  const isStable = useIsStable(shown);

  const decide = (rowId: string) => {
    const decision = decisionOf(client, subject, row, rowId);
    notePress(decision.key);
    if (kind === 'approve') {
      setPressed({ error });
      approval.send(decision, (message) => onEnd({ kind: 'approved', message }));
      return;
    }
    const { body } = draft;
    rejection.send({ ...decision, body }, (rejected) =>
      onEnd(
        rejectedOutcome(
          rejected,
          body.message !== undefined,
          capabilities?.has('listArtisanMails') === true,
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
    await props.onRefresh();
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
    /** Whether the call that is under way has had no answer so far. */
    isRepeated,
    notice: isRepeated ? repeatedNotice : aftermath && noticeOf(aftermath),
    isOutcomeOpen: attempt === 'unknown' || attempt === 'failed',
    isRefreshing,
    yes,
    cancel: () => {
      if (isRepeated) onEnd({ kind: 'unknown', message: unknownMessage(subject.name(row), kind) });
      else onEnd(aftermath ? outcomeOf(aftermath) : { kind: 'cancelled' });
    },
    refresh: () => void refresh(),
  };
}

/** Notes the key of a press. A confirmation that is closed before its answer leaves the outcome to a toast. */
function usePress(isUnderWay: boolean): (key: string) => void {
  const press = useRef<string | null>(null);
  const isOpen = useRef(isUnderWay);
  useEffect(() => {
    isOpen.current = isUnderWay;
  }, [isUnderWay]);
  useEffect(
    () => () => {
      if (isOpen.current && press.current !== null) leaveDecision(press.current);
    },
    [],
  );
  return (key) => {
    press.current = key;
  };
}

/** Returns why a row without an id, or without a reason, is not rejected. */
const whyNotRejectable = (id: string | null, why: string | null) => (id === null ? 'No id' : why);
