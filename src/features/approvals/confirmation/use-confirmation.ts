import { noop, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { capabilitiesQuery } from '../../../api/capabilities/capabilities.ts';
import type { ListState } from '../../../api/lists/use-list.ts';
import { currentRequestOf } from '../../../api/writes/conflict.ts';
import { isRepeatable } from '../../../api/writes/decide.ts';
import { settleTimeMs } from '../../../api/writes/use-attempts.ts';
import { useSingleWrite } from '../../../api/writes/use-single-write.ts';
import type { WriteError } from '../../../api/writes/write-outcome.ts';
import { wait } from '../../../lib/browser/wait.ts';
import { decisionOf } from '../decision-of.ts';
import type { Attempts, DecidedRow, DecisionKind, DecisionSubject } from '../decision-subject.ts';
import { useTypedAmount } from '../evidence/typed-amount.tsx';
import { useApprovalEvidence } from '../evidence/use-approval-evidence.ts';
import { listedWords } from '../locks/find-outcome.ts';
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
import { useRejectionDraft } from '../rejection-fields.tsx';
import { useWhyNotNow, whyRowLocked } from '../why-locked.ts';
import { changesBetween, figuresOf } from './figures.ts';
import { useDecidedBy } from './use-decided-by.ts';
import { useIsStable } from './use-is-stable.ts';

export interface ConfirmationProps<T extends DecidedRow> {
  subject: DecisionSubject<T>;
  kind: DecisionKind;
  /** The row when the confirmation opened. */
  asked: T;
  /** The list on screen. */
  list: ListState<T>;
  /** The same row in the list on screen; undefined once it has left the list. */
  listed: T | undefined;
  attempts: Attempts;
  locks: Locks;
  onEnd: (outcome: Outcome) => void;
}

/** Runs the confirmation about one row: its current state, why Yes is locked, and the call that Yes sends. */
export function useConfirmation<T extends DecidedRow>(props: ConfirmationProps<T>) {
  const { subject, kind, asked, attempts, locks } = props;
  const { rows, isFetching: isReading, retry } = props.list;
  const client = useQueryClient();
  const { data: capabilities } = useQuery(capabilitiesQuery);
  const [accepted, setAccepted] = useState(asked);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const approval = useSingleWrite(subject.approval);
  const rejection = useSingleWrite(subject.rejection);
  const isApproval = kind === 'approve';
  const { error, isUnderWay, isCarriedOut } = isApproval ? approval : rejection;
  const current = useNewest(props, approval.error);
  const row = current ?? accepted;
  const id = subject.idOf(row);
  const whyUnknown = id === null ? null : locks.whyLocked(id);
  // The lock of a call without an answer outlives the attempt.
  const isUnknown = whyUnknown !== null && !isUnderWay && error?.outcome === 'unknown';
  const attempt = isUnknown ? 'unknown' : id === null ? undefined : attempts[kind].get(id);
  const needsReason = kind === 'reject' && capabilities?.has(subject.operations.reject) === true;
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
    `${subject.operations.reject} ${id}`,
    subject.rejectionOpening(row),
    sendsMail,
  );
  const isUnanswered = isUnderWay && id !== null && locks.isUnanswered(id);
  const isRepeated = isUnanswered && isRepeatable(client, subject.operations[kind]);
  const onEnd = (outcome: Outcome) => {
    draft.clear();
    props.onEnd(outcome);
  };
  const changes = current === undefined ? [] : changesBetween(subject, accepted, current);
  const isListed = current !== undefined;
  const name = subject.nameOf(subject.referenceOf(row));
  const aftermath = error && {
    kind,
    error,
    attempt,
    isListed,
    isWaiting,
    name,
    gone: isListed ? `${name} ${listedWords(subject.statusOf(row))}` : subject.words.gone,
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
  useEndedLock(locks, id, onEnd);
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
      const message = `The server does not offer rejecting. ${name} is still pending.`;
      onEnd({ kind: 'nothing-sent', message });
    } else if (id !== null) decide(id);
  };

  const refresh = async () => {
    setIsRefreshing(true);
    await wait((error?.at ?? 0) + settleTimeMs - Date.now());
    await retry();
    setIsRefreshing(false);
  };

  return {
    row,
    /** What became of the row if somebody else decided it, else null. */
    decided,
    evidence,
    typed,
    draft,
    needsReason,
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
      if (isRepeated) onEnd({ kind: 'unknown', message: unknownMessage(name, kind) });
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

/** Returns the current row: from the list, or from a refusal that is newer than the list. */
function useNewest<T extends DecidedRow>(
  { subject, list: { rows }, listed }: ConfirmationProps<T>,
  error: WriteError | null,
): T | undefined {
  return useMemo(() => {
    const isOlder = error === null || (rows?.requestedAt ?? 0) > error.at;
    const refused = isOlder ? undefined : currentRequestOf(error);
    return listed && refused ? subject.withCurrent(listed, refused) : listed;
  }, [subject, rows, listed, error]);
}

/** Ends the open confirmation when the lists show the outcome of its decision without an answer. */
function useEndedLock({ found }: Locks, id: string | null, onEnd: (outcome: Outcome) => void) {
  const [earlier] = useState(found);
  useEffect(() => {
    // A row that still waits can be decided on in this confirmation.
    const isNew = found !== null && found !== earlier && found.id === id;
    if (isNew && found.outcome.kind !== 'still-waiting') onEnd(found.outcome);
  }, [found, earlier, id, onEnd]);
}
