import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { List } from '../../api/lists/use-list.ts';
import { useIsOnline } from '../../api/transport/connection.ts';
import { attemptWords, useAttempts } from '../../api/writes/use-attempts.ts';
import { latePart, useOpened } from '../../lib/browser/late-part.tsx';
import { whereFocusIs } from '../ui/return-focus.ts';
import {
  type DecisionKind,
  type DecisionSubject,
  offlineWords,
  type WhyNot,
} from './decision-subject.ts';
import type { Outcome } from './outcome.ts';

const dialogs = latePart(() =>
  import('./decision-dialogs.tsx').then(({ DecisionDialogs }) => DecisionDialogs),
);

/** A question that is open. */
export interface Question<T> {
  kind: DecisionKind;
  asked: T;
}

export interface DecisionQueue<T> {
  /** Why a row cannot be decided on, in words that stand beside its amount. */
  whyLocked: WhyNot<T>;
  /** The same, and the reasons that hold for all rows alike. */
  whyNot: WhyNot<T>;
  /** Opens the question about a row. Nothing is decided by it. */
  decide: (kind: DecisionKind, row: T) => void;
  /** The id of the row a question is open for. */
  selectedId: string | null;
  dialogs: ReactNode;
}

/** The decisions on the rows of one queue: what was tried, the open question, and how it ended. */
export function useDecisionQueue<T>(list: List<T>, subject: DecisionSubject<T>): DecisionQueue<T> {
  const { retry, rows } = list;
  const attempts = useAttempts(subject.approval.mutationKey ?? [], rows?.askedAt ?? 0);
  const isOnline = useIsOnline();
  const [question, ask, endQuestion] = useOpened<Question<T>>(dialogs);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isOpen = question !== null || outcome !== null;
  const askAbout = useReturningFocus(isOpen, ask);
  const hasRows = rows !== undefined;
  useEffect(() => {
    // The dialogs are there before the first click: a queue is opened in order to decide.
    if (hasRows) dialogs.preload();
  }, [hasRows]);

  const whyLocked = useCallback<WhyNot<T>>(
    (kind, row) => {
      const attempt = attempts.get(subject.idOf(row) ?? '');
      return attempt === undefined ? subject.whyNot(kind, row) : attemptWords[attempt];
    },
    [attempts, subject],
  );
  const whyNot = useCallback<WhyNot<T>>(
    (kind, row) => whyLocked(kind, row) ?? (isOnline ? null : offlineWords),
    [whyLocked, isOnline],
  );
  const decide = useCallback(
    (kind: DecisionKind, asked: T) => {
      if (whyNot(kind, asked) !== null) return;
      askAbout({ kind, asked });
      // A decision needs the figures of now, not those of when the page was opened.
      void retry();
    },
    [askAbout, retry, whyNot],
  );
  return {
    whyLocked,
    whyNot,
    decide,
    selectedId: question === null ? null : subject.idOf(question.asked),
    dialogs: isOpen && (
      <dialogs.View
        list={list}
        subject={subject}
        attempts={attempts}
        question={question}
        outcome={outcome}
        onEnd={(end) => {
          endQuestion();
          setOutcome(end);
        }}
        onClose={() => setOutcome(null)}
      />
    ),
  };
}

/** Opens a question, and puts the focus back where it was once everything about it is closed. */
function useReturningFocus<T>(isOpen: boolean, ask: (question: T) => void): (question: T) => void {
  const returnTo = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (isOpen) return;
    const back = returnTo.current;
    returnTo.current = null;
    // After the dialog has let go of the focus.
    if (back !== null) setTimeout(back);
  }, [isOpen]);
  return useCallback(
    (question) => {
      returnTo.current = whereFocusIs();
      ask(question);
    },
    [ask],
  );
}
