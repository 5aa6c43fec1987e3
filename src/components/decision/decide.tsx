import { type MutationOptions, useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { ConfirmDialog, type DecisionKind } from './confirm-dialog.tsx';
import type { Outcome } from './result-dialog.tsx';
import { type Attempt, settleTime } from './use-attempts.ts';

/** A decision about money as a write: by id, answered with the host's own words or null. */
export type Approval = MutationOptions<string | null, ApiError, { id: string }>;

/** What has to be known of a kind of row in order to decide on it. */
export interface DecisionSubject<T> {
  approval: Approval;
  /** The id the host wants; null where the row has none. */
  idOf(row: T): string | null;
  /** Who, how much, and what it leaves. */
  evidence(kind: DecisionKind, row: T): ReactNode;
  /** Why a row cannot be decided on like this now, or null. */
  whyNot(kind: DecisionKind, row: T, attempt: Attempt | undefined): string | null;
  /** The figures that matter, as label and printed value. */
  figures(row: T): readonly (readonly [label: string, value: string])[];
  /** What is said of a row that has left the list meanwhile. */
  gone: string;
  /** What is said after rejecting on a host that has no call for it. */
  nothingSent(row: T): string;
}

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
  const [isWaiting, setIsWaiting] = useState(false);
  const approve = useMutation(subject.approval);
  const row = current ?? accepted;
  const changes = current === undefined ? [] : changesBetween(subject, accepted, current);

  const lockedBecause = () => {
    if (approve.isPending || approve.isSuccess) return null;
    if (isReading) return 'Checking the figures…';
    return current === undefined ? subject.gone : subject.whyNot(kind, current, attempt);
  };

  const yes = () => {
    const id = subject.idOf(row);
    // The figures read last are accepted first and decided on with a second press.
    if (current !== undefined && changes.length > 0) setAccepted(current);
    else if (kind === 'reject') onEnd({ kind: 'nothing-sent', message: subject.nothingSent(row) });
    else if (!approve.isPending && id !== null) {
      approve.mutate({ id }, { onSuccess: (message) => onEnd({ kind: 'approved', message }) });
    }
  };

  const refresh = async () => {
    setIsWaiting(true);
    const since = approve.error instanceof ApiError ? approve.error.at : 0;
    await new Promise((resume) => setTimeout(resume, since + settleTime - Date.now()));
    await onRefresh();
    setIsWaiting(false);
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
      lockedBecause={lockedBecause()}
      busy={approve.isPending}
      failure={approve.error}
      isOutcomeOpen={attempt === 'unknown'}
      onYes={yes}
      onCancel={() => onEnd({ kind: 'cancelled' })}
      onRefresh={() => void refresh()}
      isRefreshing={isWaiting}
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
