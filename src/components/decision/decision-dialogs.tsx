import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import type { Rows } from '../../api/rows.ts';
import { findRow } from '../../lib/row-source.ts';
import { Decide } from './decide.tsx';
import type { DecisionSubject } from './decision-subject.ts';
import type { Outcome } from './outcome.ts';
import { ResultDialog } from './result-dialog.tsx';
import type { Attempt } from './use-attempts.ts';
import type { Question } from './use-decision-queue.tsx';

interface DecisionDialogsProps<T> {
  query: UseQueryResult<Rows<T>, ApiError>;
  subject: DecisionSubject<T>;
  attempts: ReadonlyMap<string, Attempt>;
  question: Question<T> | null;
  outcome: Outcome | null;
  onEnd: (outcome: Outcome) => void;
  onClose: () => void;
}

/** The open question of a queue, or how the last one ended. */
export function DecisionDialogs<T>(props: DecisionDialogsProps<T>) {
  const { query, subject, attempts, question, outcome, onEnd, onClose } = props;
  if (question === null) {
    return outcome === null ? null : <ResultDialog outcome={outcome} onClose={onClose} />;
  }
  const id = subject.idOf(question.asked);
  return (
    <Decide
      subject={subject}
      kind={question.kind}
      asked={question.asked}
      current={query.data && findRow(query.data, (row) => subject.idOf(row) === id)}
      attempt={id === null ? undefined : attempts.get(id)}
      isReading={query.isFetching}
      onRefresh={() => query.refetch()}
      onEnd={onEnd}
    />
  );
}
