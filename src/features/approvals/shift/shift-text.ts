/** The decisions of one day as sums, as a hand-over note and as the lines of a CSV file. */

import { formatCount } from '../../../../domain/count.ts';
import { dateCells, dateHeader } from '../../../../domain/csv.ts';
import { inLagos, lagosDay } from '../../../../domain/lagos.ts';
import { toNaira } from '../../../../domain/money.ts';
import { subjectWords } from '../../../components/timeline/audit-words.ts';
import { isoOf } from '../../../lib/values/dates.ts';
import { add, formatMoney, type Kobo, zeroKobo } from '../../../lib/values/money.ts';
import { type DecisionFacts, resultLabels } from '../decision-facts.ts';

/** The sentence that says where the decisions come from. */
export const shiftSource = 'From the audit of the host.';

const sumKeys = [
  ['withdrawal', 'approve'],
  ['withdrawal', 'reject'],
  ['part-payment', 'approve'],
  ['part-payment', 'reject'],
] as const;

/** Returns the number and the sum of the decisions, for each kind of record and each result. */
export const sumsOf = (rows: readonly DecisionFacts[]) =>
  sumKeys.map(([recordKind, result]) => {
    const counted = rows.filter((row) => row.recordKind === recordKind && row.result === result);
    const amounts = counted.flatMap(({ amount }) => amount ?? []);
    return {
      recordKind,
      result,
      count: counted.length,
      /** In kobo; null if there are decisions, and none has an amount. */
      total:
        counted.length > 0 && amounts.length === 0 ? null : amounts.reduce<Kobo>(add, zeroKobo),
      withoutAmount: counted.length - amounts.length,
    };
  });

type ShiftSum = ReturnType<typeof sumsOf>[number];

/** Returns the label of a sum, such as "Withdrawals approved". */
export const sumLabel = ({ recordKind, result }: ShiftSum) =>
  `${subjectWords[recordKind]}s ${resultLabels[result].toLowerCase()}`;

/** Returns a text such as "3 · ₦450,000.00 (1 without an amount)". */
const sumText = ({ count, total, withoutAmount }: ShiftSum) =>
  `${formatCount(count)} · ${formatMoney(total)}${withoutAmount === 0 ? '' : ` (${formatCount(withoutAmount)} without an amount)`}`;

/** Returns the time of day in Africa/Lagos: "14:05:22". `time` is in milliseconds UTC. */
const clockOf = (time: number) => inLagos(time).toISOString().slice(11, 19);

interface ShiftNote {
  rows: readonly DecisionFacts[];
  account: string;
  /** Milliseconds UTC. */
  now: number;
}

/** Returns the hand-over note as plain text. Times are in Africa/Lagos. */
export function shiftNote({ rows, account, now }: ShiftNote): string {
  return [
    `Hand-over note, ${lagosDay(now)} ${clockOf(now)} WAT`,
    `Account: ${account === '' ? 'NIL' : account}`,
    shiftSource,
    '',
    ...sumsOf(rows).map((sum) => `${sumLabel(sum)}: ${sumText(sum)}`),
    '',
    ...rows.map(lineOf),
  ].join('\n');
}

const lineOf = ({ at, result, recordKind, reference, artisan, amount, reason }: DecisionFacts) =>
  [
    clockOf(at.time),
    resultLabels[result],
    `${subjectWords[recordKind]} ${reference}`,
    artisan ?? 'NIL',
    formatMoney(amount),
    ...(reason === null ? [] : [`Reason: ${reason}`]),
  ].join(' · ');

/** Returns the lines of the CSV file. Times are in Africa/Lagos, and amounts are naira with two decimals. */
export const shiftLines = (rows: readonly DecisionFacts[]): string[][] => [
  [
    dateHeader('Time'),
    'Kind',
    'ID',
    'Artisan',
    'Amount',
    'Decision',
    'Reason',
    'Words of the host',
  ],
  ...rows.map(({ at, recordKind, reference, artisan, amount, result, reason, sentence }) => [
    ...dateCells([isoOf(at)]),
    subjectWords[recordKind],
    reference,
    artisan ?? '',
    amount === null ? '' : toNaira(amount).toFixed(2),
    resultLabels[result],
    reason ?? '',
    sentence ?? '',
  ]),
];
