import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { RowSource } from '../../lib/row-source.ts';
import { useOpened } from '../../lib/use-opened.ts';
import type { DecisionKind } from './confirm-dialog.tsx';
import type { DecisionSubject } from './decide.tsx';
import { whereFocusIs } from './focus-return.ts';
import type { Outcome } from './result-dialog.tsx';
import { type Attempt, useAttempts } from './use-attempts.ts';

const load = () => import('./decision-dialogs.tsx');
const DecisionDialogs = lazy(() => load().then((module) => ({ default: module.DecisionDialogs })));

/** A question that is open. */
export interface Question<T> {
  kind: DecisionKind;
  asked: T;
}

export interface DecisionQueue<T> {
  attempts: ReadonlyMap<string, Attempt>;
  /** Opens the question about a row. Nothing is decided by it. */
  decide: (kind: DecisionKind, row: T) => void;
  /** The id of the row a question is open for. */
  selectedId: string | null;
  dialogs: ReactNode;
}

/** The decisions on the rows of one queue: what was tried, the open question, and how it ended. */
export function useDecisionQueue<T>(
  query: UseQueryResult<RowSource<T>>,
  subject: DecisionSubject<T>,
): DecisionQueue<T> {
  const { refetch, dataUpdatedAt } = query;
  const attempts = useAttempts(subject.approval.mutationKey ?? [], dataUpdatedAt);
  const [question, ask, endQuestion] = useOpened<Question<T>>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const attemptsNow = useRef(attempts);
  useEffect(() => {
    attemptsNow.current = attempts;
  }, [attempts]);
  const returnTo = useRef<(() => void) | null>(null);
  const hasRows = query.data !== undefined;
  useEffect(() => {
    // Whoever looks at a queue decides: the dialogs are there before the first click.
    if (hasRows) void load();
  }, [hasRows]);
  const isOpen = question !== null || outcome !== null;
  useEffect(() => {
    if (isOpen) return;
    // After the dialog has let go of the focus.
    const back = returnTo.current;
    returnTo.current = null;
    if (back !== null) setTimeout(back);
  }, [isOpen]);
  const decide = useCallback(
    (kind: DecisionKind, asked: T) => {
      if (
        subject.whyNot(kind, asked, attemptsNow.current.get(subject.idOf(asked) ?? '')) !== null
      ) {
        return;
      }
      returnTo.current = whereFocusIs();
      ask({ kind, asked });
      // Whoever decides shall see the figures of now, not those of when the page was opened.
      void refetch();
    },
    [ask, refetch, subject],
  );
  return {
    attempts,
    decide,
    selectedId: question === null ? null : subject.idOf(question.asked),
    dialogs: (
      <Suspense>
        {isOpen && (
          <DecisionDialogs
            query={query}
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
        )}
      </Suspense>
    ),
  };
}
