import type { DecidedRow, DecisionSubject } from '../decision-subject.ts';

/** Returns the variables of a row's approval, for `subject.approval`. The run has no other place that knows them. */
export function approvalOf<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  row: T,
): { id: string } {
  const id = subject.idOf(row);
  if (id === null) throw new Error('A row without an id has no approval');
  return { id };
}
