import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { capabilitiesQuery } from '../../../api/capabilities/capabilities.ts';
import type { ListState } from '../../../api/lists/use-list.ts';
import { currentRequestOf } from '../../../api/writes/conflict.ts';
import { isSafeToRepeat } from '../../../api/writes/decide.ts';
import { settleTimeMs } from '../../../api/writes/use-attempts.ts';
import { useSingleWrite } from '../../../api/writes/use-single-write.ts';
import type { WriteError } from '../../../api/writes/write-outcome.ts';
import { useWriteOfTexts } from '../../../components/record-edit/use-unsent-texts.ts';
import { wait } from '../../../lib/browser/wait.ts';
import type { Attempts, DecisionKind, DecisionSubject, QueueRow } from '../decision-subject.ts';
import { useTypedAmount } from '../evidence/typed-amount.tsx';
import { useApprovalEvidence } from '../evidence/use-approval-evidence.ts';
import { listedWords } from '../locks/find-outcome.ts';
import { showOutcomeInToast } from '../locks/outcomes-for-toast.ts';
import type { Locks } from '../locks/use-locks.ts';
import { newDecision, useApprovedBefore } from '../new-decision.ts';
import {
  noticeOf,
  type Outcome,
  outcomeOf,
  rejectedOutcome,
  repeatedNotice,
  unknownMessage,
} from '../outcome.ts';
import { useRejectionDraft } from '../rejection-fields.tsx';
import { useWhyCannotSend, whyRowLocked } from '../why-locked.ts';
import { changesBetween, figuresOf } from './figures.ts';
import { useDecidedBy } from './use-decided-by.ts';
import { useIsStable } from './use-is-stable.ts';

export interface ConfirmationProps<T extends QueueRow> {
  subject: DecisionSubject<T>;
  kind: DecisionKind;
  rowAtOpening: T;
  list: ListState<T>;
  /** The same row in the list on screen; undefined once it has left the list. */
  listedRow: T | undefined;
  attempts: Attempts;
  locks: Locks;
  /** Takes the outcome, and the row with the figures that were decided on. */
  onEnd: (outcome: Outcome, row: T) => void;
}

/** Returns the state of the confirmation about one row, why Yes is locked, and what its buttons do. */
export function useConfirmation<T extends QueueRow>(props: ConfirmationProps<T>) {
  const { subject, kind, rowAtOpening, attempts, locks } = props;
  const { rows, isFetching: isReading, retry } = props.list;
  const client = useQueryClient();
  const { data: capabilities } = useQuery(capabilitiesQuery);
  // The row with the figures that the administrator accepted last.
  const [accepted, setAccepted] = useState(rowAtOpening);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const approval = useSingleWrite(subject.approval);
  const isApproval = kind === 'approve';
  const current = useCurrentRow(props, approval.error);
  const row = current ?? accepted;
  const id = subject.idOf(row);
  // The host's document does not say whether the host sends e-mails. A host that can retry them sends them.
  const sendsMail = capabilities?.has('retryMail') === true;
  const draft = useRejectionDraft(
    `${subject.operations.reject} ${id}`,
    subject.rejectionOpening(row),
    sendsMail,
  );
  const rejection = useSingleWrite(useWriteOfTexts(subject.rejection, draft.clear));
  const { error, isUnderWay, isCarriedOut } = isApproval ? approval : rejection;
  const whyIdLocked = id === null ? null : locks.whyLocked(id);
  // The stored lock of a call without an answer may last longer than the attempt.
  const isUnknown = whyIdLocked !== null && !isUnderWay && error?.outcome === 'unknown';
  const attempt = isUnknown ? 'unknown' : id === null ? undefined : attempts[kind].get(id);
  const needsReason = kind === 'reject' && capabilities?.has(subject.operations.reject) === true;
  // The last press that sent an approval, with the error on screen at that time. As long as this error stays, the call
  // counts as under way, because `isUnderWay` becomes true only in a later render.
  const [lastPress, setLastPress] = useState<{ error: WriteError | null }>();
  const isBeforeCall = !isUnderWay && !isCarriedOut && lastPress?.error !== error;
  const isWaiting = current !== undefined && subject.isUndecided(current);
  // The call of this confirmation may have decided the row, even if the result of the call is not known.
  const mayBeOwnDecision = !isBeforeCall || attempt !== undefined || error?.outcome === 'unknown';
  const isDecidedByOther = !mayBeOwnDecision && rows !== undefined && !isWaiting;
  const decided = useDecidedBy(subject, row, isDecidedByOther);
  const isEvidenceRead = isApproval && isBeforeCall && decided === null;
  const evidence = useApprovalEvidence(subject, rows, row, isEvidenceRead);
  const typed = useTypedAmount(isApproval ? subject.amountOf(row) : null, isReading);
  const isUnanswered = isUnderWay && id !== null && locks.isUnanswered(id);
  const isRepeated = isUnanswered && isSafeToRepeat(client, subject.operations[kind]);
  const onEnd = (outcome: Outcome) => {
    draft.clear();
    // The row of the list may by now be another one with the same id.
    props.onEnd(outcome, accepted);
  };
  const changes = current === undefined ? [] : changesBetween(subject, accepted, current);
  const isListed = current !== undefined;
  const name = subject.nameOf(subject.referenceOf(row));
  const failed = error && {
    kind,
    error,
    attempt,
    isListed,
    isWaiting,
    name,
    gone: isListed ? `${name} ${listedWords(subject.statusOf(row))}` : subject.words.gone,
  };

  // The capabilities of the host decide whether a rejection can be sent, and whether an approval is sent with the
  // version of the row.
  const needsCapabilities = !isApproval || row.version !== null;
  const whyCannotSend = useWhyCannotSend(
    isReading || (needsCapabilities && capabilities === undefined),
  );
  const whyLocked = () => {
    if (whyCannotSend !== null) return whyCannotSend;
    if (decided !== null && decided.sentence !== null) return decided.sentence;
    if (current === undefined) return subject.words.gone;
    return (
      whyRowLocked(subject, kind, current, attempts, locks.whyLocked) ??
      (needsReason ? (id === null ? 'No id' : draft.lock) : null) ??
      (isApproval ? (evidence.lock ?? (changes.length > 0 ? null : typed.lock)) : null)
    );
  };
  const lock = isUnderWay || isCarriedOut ? null : whyLocked();
  useOutcomeFromLists(locks, id, onEnd);
  const approvedBefore = useApprovedBefore(subject, row, rows?.requestedAt ?? 0);
  const setPressedKey = useToastAfterClose(isUnderWay);
  const figures = figuresOf(subject, row).flat();
  // The second click of a double click must not decide on figures that have just appeared, or repeat a refused call.
  const isStable = useIsStable(
    [lock, error?.at, changes.length, row.version, ...figures].join('\n'),
  );

  const sendDecision = (rowId: string) => {
    const decision = newDecision(subject, rows, row, rowId, approvedBefore);
    setPressedKey(decision.key);
    if (kind === 'approve') {
      setLastPress({ error });
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

  const pressYes = () => {
    // Changed figures take two presses: the first accepts them, the second decides.
    if (current !== undefined && changes.length > 0) setAccepted(current);
    else if (kind === 'reject' && !needsReason) {
      const message = `The server does not offer rejecting. ${name} is still pending.`;
      onEnd({ kind: 'nothing-sent', message });
    } else if (id !== null) sendDecision(id);
  };

  const refresh = async () => {
    setIsRefreshing(true);
    // A list that is requested before this time may not show the outcome.
    await wait((error?.at ?? 0) + settleTimeMs - Date.now());
    await retry();
    setIsRefreshing(false);
  };

  return {
    row,
    /** The decision of somebody else on the row, or null. */
    decided,
    evidence,
    typed,
    draft,
    needsReason,
    /** Each figure that changed since it was accepted, with its old and its new value. */
    changes,
    /** Why the row cannot be decided on now, or null; also null while the call runs and after its success. */
    lock,
    isLocked: lock !== null || !isStable,
    isUnderWay,
    isCarriedOut,
    /** Whether the call had no answer and is being sent again. */
    isRepeated,
    notice: isRepeated ? repeatedNotice : failed && noticeOf(failed),
    /** Whether the list must be read again before the next try. */
    needsRefresh: attempt === 'unknown' || attempt === 'failed',
    isRefreshing,
    pressYes,
    cancel: () => {
      if (isRepeated) onEnd({ kind: 'unknown', message: unknownMessage(name, kind) });
      else onEnd(failed ? outcomeOf(failed) : { kind: 'cancelled' });
    },
    refresh: () => void refresh(),
  };
}

/**
 * Makes a toast show the outcome if the confirmation is closed while its call is under way. The returned function takes
 * the key of the call.
 */
function useToastAfterClose(isUnderWay: boolean): (key: string) => void {
  const pressedKey = useRef<string | null>(null);
  const isCallUnderWay = useRef(isUnderWay);
  useEffect(() => {
    isCallUnderWay.current = isUnderWay;
  }, [isUnderWay]);
  useEffect(
    () => () => {
      if (isCallUnderWay.current && pressedKey.current !== null)
        showOutcomeInToast(pressedKey.current);
    },
    [],
  );
  return (key) => {
    pressedKey.current = key;
  };
}

/** Returns the row from the list, with the figures of a refusal that is newer than the list. */
function useCurrentRow<T extends QueueRow>(
  { subject, list: { rows }, listedRow }: ConfirmationProps<T>,
  error: WriteError | null,
): T | undefined {
  return useMemo(() => {
    const isListNewer = error === null || (rows?.requestedAt ?? 0) > error.at;
    const currentRequest = isListNewer ? undefined : currentRequestOf(error);
    return listedRow && currentRequest ? subject.withCurrent(listedRow, currentRequest) : listedRow;
  }, [subject, rows, listedRow, error]);
}

/** Ends the open confirmation when a list shows the outcome of a decision that had no answer. */
function useOutcomeFromLists(
  { resolved }: Locks,
  id: string | null,
  onEnd: (outcome: Outcome) => void,
) {
  const outcome = resolved.get(id ?? '');
  const [outcomeBefore] = useState(outcome);
  useEffect(() => {
    if (outcome === undefined || outcome === outcomeBefore) return;
    // The confirmation of a row that still waits stays open, so that the administrator can decide.
    if (outcome.kind !== 'still-waiting') onEnd(outcome);
  }, [outcome, outcomeBefore, onEnd]);
}
