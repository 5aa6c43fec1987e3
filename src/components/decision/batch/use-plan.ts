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
import { rowsById } from '../queue/rows-by-id.ts';
import { useDecisionRules } from '../rules/use-decision-rules.ts';
import { useWhyElsewhere } from '../tabs/use-why-elsewhere.ts';
import { type Plan, planOf } from './plan.ts';
import { usePaidBefore } from './use-paid-before.ts';

interface BatchPlan<T> extends Plan<T> {
  /** Why a row as it is now is not sent, or null. */
  whyNot: (row: T) => string | null;
  /** Whether it is read what was paid before. */
  isReading: boolean;
  /** False while the host has not sent its rules. */
  areRulesKnown: boolean;
}

/**
 * Returns what a run over these rows would send, by the list and the rules as they are now. The oldest comes first.
 *
 * @param isWanted false once the run has begun
 */
export function usePlan<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  asked: readonly T[],
  rows: List<T>['rows'],
  attempts: Attempts,
  isWanted: boolean,
): BatchPlan<T> {
  const { typeAmountsFrom, isKnown } = useDecisionRules();
  const whyElsewhere = useWhyElsewhere(subject.kind, rows?.requestedAt ?? 0);
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
        whyElsewhere(id) ??
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
  }, [subject, ordered, rows, attempts, whyElsewhere, typeAmountsFrom, complete]);
  return { ...plan, isReading, areRulesKnown: isKnown };
}
