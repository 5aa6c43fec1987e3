import type { DecidedRecord } from '../../../../domain/decision-rules.ts';
import { add, type Kobo, noMoney } from '../../../lib/values/money.ts';
import type { DecisionFacts } from '../receipt/decision-facts.ts';

/** A number of decisions and their sum. */
export interface ShiftSum {
  record: DecidedRecord;
  kind: 'approve' | 'reject';
  count: number;
  total: Kobo;
  /** How many of them have no amount. */
  without: number;
}

const kinds = [
  ['withdrawal', 'approve'],
  ['withdrawal', 'reject'],
  ['part-payment', 'approve'],
  ['part-payment', 'reject'],
] as const;

/** Returns the sums of approved and of rejected decisions, by kind of record. */
export const sumsOf = (rows: readonly DecisionFacts[]): ShiftSum[] =>
  kinds.map(([record, kind]) => {
    const counted = rows.filter((row) => row.record === record && row.kind === kind);
    return {
      record,
      kind,
      count: counted.length,
      total: counted.reduce((sum, { amount }) => add(sum, amount ?? noMoney), noMoney),
      without: counted.filter(({ amount }) => amount === null).length,
    };
  });
