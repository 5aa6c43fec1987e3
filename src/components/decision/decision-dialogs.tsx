import type { List } from '../../api/lists/use-list.ts';
import type { Attempt } from '../../api/writes/use-attempts.ts';
import { findRow } from '../../lib/row-index/row-source.ts';
import { Decide } from './decide.tsx';
import type { DecisionSubject } from './decision-subject.ts';
import type { Outcome } from './outcome.ts';
import { ResultDialog } from './result-dialog.tsx';
import type { Question } from './use-decision-queue.tsx';

interface DecisionDialogsProps<T> {
  list: List<T>;
  subject: DecisionSubject<T>;
  attempts: ReadonlyMap<string, Attempt>;
  question: Question<T> | null;
  outcome: Outcome | null;
  onEnd: (outcome: Outcome) => void;
  onClose: () => void;
}

/** The open question of a queue, or how the last one ended. */
export function DecisionDialogs<T>(props: DecisionDialogsProps<T>) {
  const { list, subject, attempts, question, outcome, onEnd, onClose } = props;
  if (question === null) {
    return outcome === null ? null : <ResultDialog outcome={outcome} onClose={onClose} />;
  }
  const id = subject.idOf(question.asked);
  return (
    <Decide
      subject={subject}
      kind={question.kind}
      asked={question.asked}
      current={list.rows && findRow(list.rows, (row) => subject.idOf(row) === id)}
      attempt={id === null ? undefined : attempts.get(id)}
      isReading={list.isFetching}
      onRefresh={list.retry}
      onEnd={onEnd}
    />
  );
}
