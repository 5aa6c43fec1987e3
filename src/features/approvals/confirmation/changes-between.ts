import { type DecidedRow, type DecisionSubject, figuresOf } from '../decision-subject.ts';

/** Returns each figure that changed, with its old and its new value. */
export function changesBetween<T extends DecidedRow>(
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
