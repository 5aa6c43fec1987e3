/** The day's decisions as a hand-over note and as the lines of a CSV file. */

import { formatCount } from '../../../../domain/count.ts';
import { dateCells, dateHeader } from '../../../../domain/csv.ts';
import { inLagos, lagosDay } from '../../../../domain/lagos.ts';
import { toNaira } from '../../../../domain/money.ts';
import { isoOf } from '../../../lib/values/dates.ts';
import { add, formatMoney, zeroKobo } from '../../../lib/values/money.ts';
import { type DecisionFacts, decidedWords, recordWords } from '../receipt/decision-facts.ts';

/** The source of the rows. */
export const shiftSource = 'From the audit of the host.';

const kinds = [
  ['withdrawal', 'approve'],
  ['withdrawal', 'reject'],
  ['part-payment', 'approve'],
  ['part-payment', 'reject'],
] as const;

/** Returns the sums of approved and of rejected decisions, by kind of record. */
export const sumsOf = (rows: readonly DecisionFacts[]) =>
  kinds.map(([record, kind]) => {
    const counted = rows.filter((row) => row.record === record && row.kind === kind);
    return {
      record,
      kind,
      count: counted.length,
      total: counted.reduce((sum, { amount }) => add(sum, amount ?? zeroKobo), zeroKobo),
      /** How many of them have no amount. */
      without: counted.filter(({ amount }) => amount === null).length,
    };
  });

type ShiftSum = ReturnType<typeof sumsOf>[number];

/** "Withdrawals approved" */
export const sumLabel = ({ record, kind }: Pick<ShiftSum, 'record' | 'kind'>) =>
  `${recordWords[record]}s ${decidedWords[kind].toLowerCase()}`;

/** "3 · ₦450,000.00", and how many of them have no amount. */
const sumText = ({ count, total, without }: ShiftSum) =>
  `${formatCount(count)} · ${formatMoney(total)}${without === 0 ? '' : ` (${formatCount(without)} without an amount)`}`;

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

const lineOf = ({ at, kind, record, reference, artisan, amount, reason }: DecisionFacts) =>
  [
    clockOf(at.time),
    decidedWords[kind],
    `${recordWords[record]} ${reference}`,
    artisan ?? 'NIL',
    formatMoney(amount),
    ...(reason === null ? [] : [`Reason: ${reason}`]),
  ].join(' · ');

/** Returns the lines of the CSV file. Times are in Africa/Lagos, and amounts plain naira with kobo. */
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
  ...rows.map(({ at, record, reference, artisan, amount, kind, reason, words }) => [
    ...dateCells([isoOf(at)]),
    recordWords[record],
    reference,
    artisan ?? '',
    amount === null ? '' : toNaira(amount).toFixed(2),
    decidedWords[kind],
    reason ?? '',
    words ?? '',
  ]),
];
