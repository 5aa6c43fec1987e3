import { useState } from 'react';
import { useIsOnline } from '../../api/transport/connection.ts';
import { type Attempt, attemptWords, settleTime } from '../../api/writes/use-attempts.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { wait } from '../../lib/browser/wait.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { type DecisionKind, type DecisionSubject, offlineWords } from './decision-subject.ts';
import { noticeOf, type Outcome, outcomeOf } from './outcome.ts';
import { useHasStood } from './use-has-stood.ts';

/** Milliseconds that figures are on screen before Yes can be pressed for them: a second click of a double click comes sooner. */
const readingTime = 400;

interface DecideProps<T> {
  subject: DecisionSubject<T>;
  kind: DecisionKind;
  /** The row as it was when the question was asked. */
  asked: T;
  /** The same row as the list has it now; undefined once it has left the list. */
  current: T | undefined;
  attempt: Attempt | undefined;
  isReading: boolean;
  /** Reads the list again. */
  onRefresh: () => Promise<unknown>;
  onEnd: (outcome: Outcome) => void;
}

/** The question about one row, from its opening to its end. */
export function Decide<T>(props: DecideProps<T>) {
  const { subject, kind, asked, current, attempt, isReading, onRefresh, onEnd } = props;
  const [accepted, setAccepted] = useState(asked);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const approval = useSingleWrite(subject.approval);
  const isOnline = useIsOnline();
  const { error, isUnderWay, isCarriedOut } = approval;
  const row = current ?? accepted;
  const changes = current === undefined ? [] : changesBetween(subject, accepted, current);
  const isListed = current !== undefined;
  const aftermath = error && {
    error,
    attempt,
    isListed,
    name: subject.name(row),
    gone: subject.gone,
  };

  const whyLocked = () => {
    if (isReading) return 'Checking the figures…';
    if (current === undefined) return subject.gone;
    if (!isOnline) return offlineWords;
    return attempt === undefined ? subject.whyNot(kind, current) : attemptWords[attempt];
  };
  const lock = isUnderWay || isCarriedOut ? null : whyLocked();
  const shown = [lock, changes.length, ...subject.figures(row).flat()].join('\n');
  const hasStood = useHasStood(shown, readingTime);

  const yes = () => {
    const id = subject.idOf(row);
    // The figures read last are accepted first and decided on with a second press.
    if (current !== undefined && changes.length > 0) setAccepted(current);
    else if (kind === 'reject') {
      const message = `The API host has no call for rejecting. ${subject.name(row)} is still pending.`;
      onEnd({ kind: 'nothing-sent', message });
    } else if (id !== null) {
      approval.send({ id }, (message) => onEnd({ kind: 'approved', message }));
    }
  };

  const refresh = async () => {
    setIsRefreshing(true);
    await wait((error?.at ?? 0) + settleTime - Date.now());
    await onRefresh();
    setIsRefreshing(false);
  };

  return (
    <ConfirmDialog
      kind={kind}
      evidence={
        <>
          {subject.evidence(kind, row)}
          {changes.length > 0 && (
            <p role="status" className="border-line border-t px-3.5 py-2.5 text-cell text-wait-ink">
              Changed since you opened this: {changes.join('; ')}. Press Yes to accept the new
              figures, and once more to decide.
            </p>
          )}
        </>
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

function changesBetween<T>(subject: DecisionSubject<T>, before: T, now: T): string[] {
  const fresh = subject.figures(now);
  return subject.figures(before).flatMap(([label, old], index) => {
    const value = fresh[index]?.[1];
    return value === undefined || value === old ? [] : [`${label} ${old} → ${value}`];
  });
}
