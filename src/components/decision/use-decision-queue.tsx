import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { List } from '../../api/lists/use-list.ts';
import { useIsOnline } from '../../api/transport/connection.ts';
import { attemptWords, useAttempts } from '../../api/writes/use-attempts.ts';
import { latePart, useOpened } from '../../lib/browser/late-part.tsx';
import { whereFocusIs } from '../ui/return-focus.ts';
import {
  type DecidedRow,
  type DecisionKind,
  type DecisionSubject,
  offlineWords,
  type Question,
  type WhyNot,
  whyNotDecidable,
} from './decision-subject.ts';
import type { Outcome } from './outcome.ts';

const dialogs = latePart(() =>
  import('./decision-dialogs.tsx').then(({ DecisionDialogs }) => DecisionDialogs),
);

/** The part of a queue that its rows use. */
export interface DecisionQueue<T extends DecidedRow> {
  subject: DecisionSubject<T>;
  /** Why this row cannot be decided on: its state, or an earlier attempt. */
  whyLocked: WhyNot<T>;
  /** The same, or the reason that holds for all rows. */
  whyNot: WhyNot<T>;
  /** Opens the question about a row, and decides nothing. */
  decide: (kind: DecisionKind, row: T) => void;
}

interface OpenQueue<T extends DecidedRow> {
  queue: DecisionQueue<T>;
  /** The id of the row that the open question is about. */
  selectedId: string | null;
  dialogs: ReactNode;
}

/** The decisions on the rows of one queue: earlier attempts, the open question, and its outcome. */
export function useDecisionQueue<T extends DecidedRow>(
  list: List<T>,
  subject: DecisionSubject<T>,
): OpenQueue<T> {
  const { retry, rows } = list;
  const attempts = useAttempts(subject.approval.mutationKey ?? [], rows?.askedAt ?? 0);
  const isOnline = useIsOnline();
  const [question, ask, endQuestion] = useOpened<Question<T>>(dialogs);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isOpen = question !== null || outcome !== null;
  const askAbout = useReturningFocus(isOpen, ask);
  const hasRows = rows !== undefined;
  useEffect(() => {
    // The dialogs load before the first click, because most visits to a queue end in a decision.
    if (hasRows) dialogs.preload();
  }, [hasRows]);

  const queue = useMemo<DecisionQueue<T>>(() => {
    const whyLocked: WhyNot<T> = (kind, row) => {
      const attempt = attempts.get(subject.idOf(row) ?? '');
      return attempt === undefined ? whyNotDecidable(subject, kind, row) : attemptWords[attempt];
    };
    const whyNot: WhyNot<T> = (kind, row) =>
      whyLocked(kind, row) ?? (isOnline ? null : offlineWords);
    const decide = (kind: DecisionKind, asked: T) => {
      if (whyNot(kind, asked) !== null) return;
      askAbout({ kind, asked });
      // A decision needs the current figures; those on screen are as old as the page.
      void retry();
    };
    return { subject, whyLocked, whyNot, decide };
  }, [attempts, subject, isOnline, askAbout, retry]);
  return {
    queue,
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

/** Opens a question, and returns the focus to its former place once the dialogs are closed. */
function useReturningFocus<T>(isOpen: boolean, ask: (question: T) => void): (question: T) => void {
  const returnTo = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (isOpen) return;
    const back = returnTo.current;
    returnTo.current = null;
    // The dialog lets go of the focus first.
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
