import type { DecisionFacts } from '../../components/decision/receipt/facts-of-kept.ts';
import type { DecidedRecord } from '../../lib/browser/storage/kept-decisions.ts';
import { add, type Kobo, noMoney } from '../../lib/values/money.ts';

/** A number of decisions and their sum. */
export interface ShiftSum {
  record: DecidedRecord;
  end: 'approved' | 'rejected';
  count: number;
  total: Kobo;
  /** How many of them have no amount. */
  without: number;
}

const kinds = [
  ['withdrawal', 'approved'],
  ['withdrawal', 'rejected'],
  ['part-payment', 'approved'],
  ['part-payment', 'rejected'],
] as const;

/** Returns the sums of approved and of rejected decisions, by kind of record. */
export const sumsOf = (rows: readonly DecisionFacts[]): ShiftSum[] =>
  kinds.map(([record, end]) => {
    const counted = rows.filter((row) => row.record === record && row.end === end);
    return {
      record,
      end,
      count: counted.length,
      total: counted.reduce((sum, { amount }) => add(sum, amount ?? noMoney), noMoney),
      without: counted.filter(({ amount }) => amount === null).length,
    };
  });
