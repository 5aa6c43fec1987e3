import { useEffect, useState } from 'react';
import type { Offer } from '../../api/offer.ts';
import { useIsOnline } from '../../api/transport/connection.ts';
import { settleTimeMs } from '../../api/writes/use-attempts.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { wait } from '../../lib/browser/wait.ts';
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
import { Evidence } from './evidence.tsx';
import { noticeOf, type Outcome, outcomeOf, rejectedOutcome } from './outcome.ts';
import { useRejectionDraft } from './rejection-draft.ts';
import { RejectionFields } from './rejection-fields.tsx';

/** Milliseconds that figures stay on screen before Yes can be pressed: longer than a double click takes. */
const readingTime = 400;

interface DecideProps<T extends DecidedRow> {
  subject: DecisionSubject<T>;
  kind: DecisionKind;
  /** The row at the moment of the question. */
  asked: T;
  /** The same row in the list on screen; undefined once it has left the list. */
  current: T | undefined;
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
  const { subject, kind, asked, current, attempts, offer, isReading, onRefresh } = props;
  const [accepted, setAccepted] = useState(asked);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const approval = useSingleWrite(subject.approval);
  const rejection = useSingleWrite(subject.rejection);
  const isOnline = useIsOnline();
  const { error, isUnderWay, isCarriedOut } = kind === 'approve' ? approval : rejection;
  const row = current ?? accepted;
  const id = subject.idOf(row);
  const attempt = id === null ? undefined : attempts[kind].get(id);
  const asksReason = kind === 'reject' && offer?.has(subject.rejects) === true;
  // A host that tries e-mails again sends them.
  const sendsMail = offer?.has('retryMail') === true;
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
    if (isReading || (kind === 'reject' && offer === undefined)) return 'Checking the figures…';
    if (current === undefined) return subject.words.gone;
    if (!isOnline) return offlineWords;
    return (
      wordsOfAttempt(attempts, id) ??
      whyNotDecidable(subject, kind, current) ??
      (asksReason ? whyNotRejectable(id, draft.lock) : null)
    );
  };
  const lock = isUnderWay || isCarriedOut ? null : whyLocked();
  const shown = [lock, changes.length, ...figuresOf(subject, row).flat()].join('\n');
  const hasStood = useHasStood(shown);

  const decide = (rowId: string) => {
    if (kind === 'approve') {
      approval.send({ id: rowId }, (message) => onEnd({ kind: 'approved', message }));
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
          <Evidence subject={subject} kind={kind} row={row} />
          {changes.length > 0 && (
            <p role="status" className="border-line border-t px-3.5 py-2.5 text-cell text-wait-ink">
              Changed since you opened this: {changes.join('; ')}. Press Yes to accept the new
              figures, and once more to decide.
            </p>
          )}
        </>
      }
      fields={
        asksReason && (
          <RejectionFields
            draft={draft}
            reasons={subject.reasons}
            sendsMail={sendsMail}
            busy={isUnderWay || isCarriedOut}
          />
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

/** Whether the text has been on screen, unchanged, for the reading time. */
function useHasStood(text: string): boolean {
  const [stood, setStood] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setStood(text), readingTime);
    return () => clearTimeout(timer);
  }, [text]);
  return stood === text;
}
