import { amountInWords } from '../../../lib/values/amount-in-words.ts';
import { formatMoment } from '../../../lib/values/calendar.ts';
import { lagosDay } from '../../../lib/values/dates.ts';
import { formatMoney } from '../../../lib/values/money.ts';
import { productName } from '../../brand/product.ts';
import { endWords } from './decision-words.ts';
import type { DecisionFacts } from './facts-of-kept.ts';

const referenceWords = { withdrawal: 'Withdrawal ID', 'part-payment': 'Project ID' } as const;

const sourceWords = {
  audit: 'Time and account are from the host’s audit.',
  browser: 'Time and account are from this browser.',
} as const;

/** A receipt as lines, each a label and a value. */
export interface ReceiptText {
  title: string;
  lines: readonly (readonly [label: string, value: string])[];
  note: string;
}

/** Returns the receipt of a decision. The time is in Africa/Lagos. */
export function receiptOf(facts: DecisionFacts): ReceiptText {
  const { record, amount, reason, words, isFoundOut, at } = facts;
  return {
    title: `${productName} · Decision receipt`,
    lines: [
      ['Decision', endWords[facts.end]],
      [referenceWords[record], facts.reference],
      ['Artisan', facts.artisan ?? 'NIL'],
      ['Amount', formatMoney(amount)],
      ['In words', amount === null ? 'NIL' : amountInWords(amount)],
      ['Decided by', facts.by === '' ? 'NIL' : facts.by],
      ['When', formatMoment({ time: at, day: lagosDay(at), hasTime: true })],
      ...(reason === null ? [] : [['Reason', reason] as const]),
      ...(isFoundOut && words !== null ? [['Found out after no answer', words] as const] : []),
      ['Words of the host', isFoundOut ? 'None' : (words ?? 'None')],
    ],
    note: sourceWords[facts.source],
  };
}

/** Returns a receipt as plain text. */
export const receiptText = ({ title, lines, note }: ReceiptText): string =>
  [title, ...lines.map(([label, value]) => `${label}: ${value}`), note].join('\n');
