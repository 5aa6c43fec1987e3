import { lagosDay } from '../../../../domain/lagos.ts';
import { productName } from '../../../components/brand/product.ts';
import { amountInWords } from '../../../lib/values/amount-in-words.ts';
import { formatMoment } from '../../../lib/values/calendar.ts';
import { formatMoney } from '../../../lib/values/money.ts';
import { type DecisionFacts, decidedWords } from './decision-facts.ts';

const referenceWords = { withdrawal: 'Withdrawal ID', 'part-payment': 'Project ID' } as const;

/** A receipt as lines, each a label and a value. */
export interface ReceiptText {
  title: string;
  lines: readonly (readonly [label: string, value: string])[];
}

/** Returns the receipt of a decision. The time is in Africa/Lagos. */
export function receiptOf(facts: DecisionFacts): ReceiptText {
  const { kind, record, amount, reason, words, at } = facts;
  return {
    title: `${productName} · Decision receipt`,
    lines: [
      ['Decision', decidedWords[kind]],
      [referenceWords[record], facts.reference],
      ['Artisan', facts.artisan ?? 'NIL'],
      ['Amount', formatMoney(amount)],
      ['In words', amount === null ? 'NIL' : amountInWords(amount)],
      ['Decided by', facts.by === '' ? 'NIL' : facts.by],
      ['When', formatMoment({ time: at, day: lagosDay(at), hasTime: true })],
      ...(reason === null ? [] : [['Reason', reason] as const]),
      ['Words of the host', words ?? 'None'],
    ],
  };
}

/** Returns a receipt as plain text. */
export const receiptText = ({ title, lines }: ReceiptText): string =>
  [title, ...lines.map(([label, value]) => `${label}: ${value}`)].join('\n');
