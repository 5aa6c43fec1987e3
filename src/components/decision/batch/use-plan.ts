import { useMemo, useState } from 'react';
import type { List } from '../../../api/lists/use-list.ts';
import { formatMoney } from '../../../lib/values/money.ts';
import {
  type Attempts,
  type DecidedRow,
  type DecisionSubject,
  whyNotDecidable,
  wordsOfAttempt,
} from '../decision-subject.ts';
import { useWhyLocked } from '../locks/use-why-locked.ts';
import { rowsById } from '../queue/rows-by-id.ts';
import { useDecisionRules } from '../rules/use-decision-rules.ts';
import { type Plan, planOf } from './plan.ts';
import { usePaidBefore } from './use-paid-before.ts';

interface BatchPlan<T> extends Plan<T> {
  /** Returns why the current row is not sent, or null. */
  whyNot: (row: T) => string | null;
  /** Whether the amounts paid before are loading. */
  isReading: boolean;
  /** False while the host has not sent its rules. */
  areRulesKnown: boolean;
}

/**
 * Returns the plan of a run over these rows, by the current list and rules. The oldest row comes first.
 *
 * @param isWanted false after the run began
 */
export function usePlan<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  asked: readonly T[],
  rows: List<T>['rows'],
  attempts: Attempts,
  isWanted: boolean,
): BatchPlan<T> {
  const { typeAmountsFrom, isKnown } = useDecisionRules();
  const whyLocked = useWhyLocked(subject.kind);
  const [ordered] = useState(() =>
    asked.toSorted((a, b) => (subject.madeAt(a)?.time ?? 0) - (subject.madeAt(b)?.time ?? 0)),
  );
  const { isReading, complete } = usePaidBefore(subject, ordered, isWanted);
  const plan = useMemo(() => {
    const ids = new Set(ordered.flatMap((row) => subject.idOf(row) ?? []));
    const now = rowsById(rows, ids, (row) => subject.idOf(row));
    const whyNot = (row: T) => {
      const id = subject.idOf(row) ?? '';
      const why =
        wordsOfAttempt(attempts, id) ??
        whyLocked(id) ??
        whyNotDecidable(subject, 'approve', complete(row));
      if (why !== null) return why;
      if ((now.get(id)?.length ?? 0) > 1)
        return 'Several rows have this id: decide on each by itself';
      const amount = subject.amountOf(row);
      return typeAmountsFrom !== null && amount !== null && amount >= typeAmountsFrom
        ? `${formatMoney(typeAmountsFrom)} or more: approve it by itself and type the amount`
        : null;
    };
    const current = ordered.map((row) => complete(now.get(subject.idOf(row) ?? '')?.[0] ?? row));
    const planned = planOf(subject, current, (row, id) =>
      now.has(id) ? whyNot(row) : 'No longer in the list',
    );
    return { ...planned, whyNot };
  }, [subject, ordered, rows, attempts, whyLocked, typeAmountsFrom, complete]);
  return { ...plan, isReading, areRulesKnown: isKnown };
}
