import type { UseQueryResult } from '@tanstack/react-query';
import type { RowSource } from '../../lib/row-source.ts';
import { Decide, type DecisionSubject } from './decide.tsx';
import { type Outcome, ResultDialog } from './result-dialog.tsx';
import type { Attempt } from './use-attempts.ts';
import type { Question } from './use-decision-queue.tsx';

interface DecisionDialogsProps<T> {
  query: UseQueryResult<RowSource<T>>;
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
      current={query.data && findById(query.data, subject, id)}
      attempt={id === null ? undefined : attempts.get(id)}
      isReading={query.isFetching}
      onRefresh={() => query.refetch()}
      onEnd={onEnd}
    />
  );
}

function findById<T>(
  rows: RowSource<T>,
  subject: DecisionSubject<T>,
  id: string | null,
): T | undefined {
  let found: number | undefined;
  rows.each((row, index) => {
    if (found === undefined && subject.idOf(row) === id) found = index;
  });
  return found === undefined ? undefined : rows.at(found);
}
