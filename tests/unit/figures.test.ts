// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countWaiting } from '../../src/api/money-queues.ts';
import { transactionFields } from '../../src/api/parse/generated/transaction.ts';
import { readList } from '../../src/api/parse/read-answer.ts';
import { text } from '../../src/api/parse/read-fields.ts';
import { amount, moment } from '../../src/api/parse/read-values.ts';
import { rowParser } from '../../src/api/parse/rows.ts';
import type { Column } from '../../src/components/data-table/column.tsx';
import { sumLines } from '../../src/components/data-table/record-columns.tsx';
import { figureSize } from '../../src/components/figures/figure.tsx';
import type { DecisionFacts } from '../../src/features/approvals/decision-facts.ts';
import { paidColumns } from '../../src/features/approvals/part-payments/part-payment-columns.tsx';
import { sumsOf as sumsOfShift } from '../../src/features/approvals/shift/shift-text.ts';
import { historyColumns } from '../../src/features/approvals/withdrawals/withdrawal-history.tsx';
import {
  jobsByDay,
  paidOutByDay,
  revenueByDay,
  sumByMonth,
} from '../../src/features/dashboard/by-day.ts';
import { changeOf } from '../../src/features/dashboard/change.ts';
import { chartScale } from '../../src/features/dashboard/chart-scale.ts';
import { jobColumns } from '../../src/features/jobs/job-columns.tsx';
import { countJobs } from '../../src/features/jobs/job-counts.ts';
import { transactionColumns } from '../../src/features/transactions/transaction-columns.tsx';
import { Prepared } from '../../src/lib/row-index/background-work.ts';
import { RowIndex } from '../../src/lib/row-index/row-index.ts';
import { asKobo } from '../../src/lib/values/money.ts';
import { sourceOf } from '../support/row-source.ts';

/** Returns rows as the data layer reads them. */
const rowsOf = (list: object[], shape: Parameters<typeof rowParser>[0]) =>
  readList('listJobs', list, rowParser(shape)) as never;

it('a sum of decisions without amounts is not known', () => {
  const decision = { recordKind: 'withdrawal', result: 'approve', amount: null } as DecisionFacts;
  const [approved, rejected] = sumsOfShift([decision]);
  expect(approved).toMatchObject({ count: 1, total: null, withoutAmount: 1 });
  expect(rejected).toMatchObject({ count: 0, total: 0 });
});

it('rows that wait with an amount of zero or less are counted, and add up to zero', () => {
  const waiting = countWaiting(sourceOf([{ amount: asKobo(0) }]), {
    isUndecided: () => true,
    amountOf: ({ amount }) => amount,
    createdAt: () => null,
  });
  expect(waiting).toMatchObject({ count: 1, total: 0 });
});

describe('money by day', () => {
  it('adds paid transactions of a known incoming type to the revenue of their day in Lagos', () => {
    const rows = rowsOf(
      [
        { type: 'Job payment', payment_status: 'paid', amount: 100, date: '2026-10-31T22:59:00Z' },
        {
          type: 'Part payment',
          payment_status: 'Success',
          amount: '50.50',
          date: '2026-10-31T23:30:00Z',
        },
        { type: 'Withdrawal', payment_status: 'paid', amount: 30, date: '2026-11-02' },
        { type: 'Job payment', payment_status: 'failed', amount: 7, date: '2026-11-02' },
        { type: 'Job payment', payment_status: 'reversed', amount: 7, date: '2026-11-02' },
        { type: 'Job payment', payment_status: 'paid', amount: null, date: '2026-11-02' },
        {
          type: 'Deposit',
          payment_status: 'paid',
          amount: 1,
          date: null,
          start_date: '2026-11-03',
        },
        { type: 'Job payment', payment_status: 'paid', amount: 9, date: 'unknown' },
        { type: 'Loyalty bonus', payment_status: 'paid', amount: 9, date: '2026-11-02' },
        { type: null, payment_status: 'paid', amount: 9, date: '2026-11-02' },
      ],
      transactionFields,
    );
    const { byDay, unknownTypeCount } = new Prepared(revenueByDay(rows)).value;
    expect([...byDay]).toEqual([
      ['2026/10/31', 10_000],
      ['2026/11/01', 5_050],
      ['2026/11/03', 100],
    ]);
    expect(unknownTypeCount).toBe(2);
    expect([...sumByMonth(byDay, '2026/11/02')]).toEqual([
      ['2026/10', 10_000],
      ['2026/11', 5_050],
    ]);
  });

  it('adds paid withdrawals by day, and counts jobs by the day of their agreement', () => {
    const paidOut = rowsOf(
      [
        { amount: 5, created_at: '2026-11-02', payment_status: null },
        { amount: 6, created_at: '2026-11-02', payment_status: 'paid' },
        { amount: 7, created_at: '2026-11-02', payment_status: 'failed' },
        { amount: null, created_at: '2026-11-02', payment_status: null },
      ],
      { amount, created_at: moment, payment_status: text },
    );
    expect([...new Prepared(paidOutByDay(paidOut)).value]).toEqual([['2026/11/02', 1_100]]);
    const jobs = rowsOf([{ date_created: '2026-11-02' }, { start_date: '2026-11-09' }, {}], {
      date_created: moment,
      start_date: moment,
    });
    expect([...new Prepared(jobsByDay(jobs)).value]).toEqual([
      ['2026/11/02', 1],
      ['2026/11/09', 1],
    ]);
  });
});

describe('the change on a card', () => {
  const now = Date.UTC(2026, 10, 23, 12);

  it('compares the days of this month that have ended with the same days of the last month', () => {
    const byDay = new Map([
      ['2026/10/03', 200],
      ['2026/10/22', 50],
      ['2026/10/23', 900],
      ['2026/11/01', 300],
      ['2026/11/23', 900],
    ]);
    expect(changeOf(byDay, now)).toEqual({
      percent: 20,
      thisMonth: { from: '2026/11/01', to: '2026/11/22', value: 300 },
      lastMonth: { from: '2026/10/01', to: '2026/10/22', value: 250 },
    });
    expect(changeOf(new Map([['2026/10/22', 200]]), now)?.percent).toBe(-100);
  });

  it('is missing if it cannot be computed', () => {
    expect(changeOf(undefined, now)).toBeNull();
    expect(changeOf(new Map(), now)).toBeNull();
    expect(changeOf(new Map([['2026/11/05', 5]]), now)).toBeNull();
    expect(changeOf(new Map([['2026/10/23', 5]]), now)).toBeNull();
    expect(changeOf(new Map([['2026/10/01', 5]]), Date.UTC(2026, 10, 1, 12))).toBeNull();
  });
});

/** Returns the sums under a list. */
function sumsUnder<T>(
  columns: readonly Column<T>[],
  list: object[],
  shape: Parameters<typeof rowParser>[0],
) {
  const index = new RowIndex<T>(rowsOf(list, shape), columns);
  const found = index.find({ q: '', filters: {}, sort: null });
  return sumLines(columns, (columnId) => index.sums(columnId, found));
}

it('the sum of jobs excludes rejected, cancelled and failed jobs, in every spelling', () => {
  const excluded =
    'rejected Failed declined cancelled Canceled reversed refunded expired voided'.split(' ');
  const due = ['accepted', 'ongoing', 'completed', 'pending', 'awaiting-inspection', null];
  const list = [...excluded, ...due].map((job_status) => ({ job_status, amount: 10 }));
  expect(sumsUnder(jobColumns, list, { job_status: text, amount })).toEqual([
    { label: 'Total Amount', rowWords: 'without rejected, cancelled and failed', total: 6_000 },
  ]);
});

describe('the sum under a history', () => {
  const paid = ['paid', 'Approved', 'SUCCESS', 'successful', 'completed', null];
  const withdrawals = (statuses: (string | null)[]) =>
    sumsUnder(
      historyColumns(() => undefined),
      statuses.map((payment_status) => ({ payment_status, amount: 10 })),
      { payment_status: text, amount },
    );
  const partPayments = (statuses: (string | null)[]) =>
    sumsUnder(
      paidColumns,
      statuses.map((part_payment_status) => ({ part_payment_status, part_payment_amount: 10 })),
      { part_payment_status: text, part_payment_amount: amount },
    );

  it.each([
    ['withdrawals', 'Total Withdrawal Amount', withdrawals],
    ['part-payments', 'Total Part Payment', partPayments],
  ])(
    'of %s adds approved and paid rows, and says how many others are excluded',
    (_, label, sumsOf) => {
      const sum = { label, rowWords: 'approved or paid', total: 6_000 };
      expect(sumsOf(paid)).toEqual([sum]);
      expect(sumsOf([...paid, 'failed'])).toEqual([
        sum,
        { words: '1 row that was not paid is left out' },
      ]);
      expect(sumsOf([...paid, 'pending', 'reversed'])).toEqual([
        sum,
        { words: '2 rows that were not paid are left out' },
      ]);
    },
  );
});

describe('the sums under a list of transactions', () => {
  const sumsOf = (list: object[]) => sumsUnder(transactionColumns, list, transactionFields);

  it('are a sum of money paid in and a sum of money paid out', () => {
    expect(
      sumsOf([
        { type: 'Job payment', payment_status: 'paid', amount: 100 },
        { type: 'Part payment', payment_status: 'paid', amount: 50 },
        { type: 'Withdrawal', payment_status: 'paid', amount: 30 },
        { type: 'Refund', payment_status: 'paid', amount: -5 },
        { type: 'Job payment', payment_status: 'failed', amount: 1000 },
        { type: 'Withdrawal', payment_status: 'pending', amount: 1000 },
        { type: 'Job payment', payment_status: 'reversed', amount: 1000 },
        { type: 'Loyalty bonus', payment_status: 'paid', amount: 1000 },
      ]),
    ).toEqual([
      { label: 'Paid in', total: 15_000 },
      { label: 'Paid out', total: -3_500 },
      { words: '1 paid row of an unknown type is left out' },
    ]);
  });

  it('count "approved" as "paid" in both directions', () => {
    const both = (payment_status: string) => [
      { type: 'Job payment', payment_status, amount: 100 },
      { type: 'Withdrawal', payment_status, amount: 30 },
    ];
    expect(sumsOf(['approved', 'Success', 'pending', 'processing'].flatMap(both))).toEqual([
      { label: 'Paid in', total: 20_000 },
      { label: 'Paid out', total: -6_000 },
    ]);
  });

  it('are NIL and not zero for rows without an amount', () => {
    expect(sumsOf([{ type: 'Job payment', payment_status: 'paid', amount: null }])).toEqual([
      { label: 'Paid in', total: null },
    ]);
  });
});

const box = { left: 0, right: 110, top: 0, bottom: 100 };

it('the chart starts at zero and has lines at round amounts', () => {
  const { lines, x, y } = chartScale(12, [0, 614_000_000], box);
  expect(lines).toEqual([0, 250_000_000, 500_000_000, 750_000_000]);
  expect([x(0), x(11)]).toEqual([0, 110]);
  expect([y(0), y(375_000_000)]).toEqual([100, 50]);
  expect(chartScale(1, [0], box).lines[0]).toBe(0);
});

it('the chart has lines below zero for a negative month', () => {
  const { lines, y } = chartScale(12, [-150_000_000, 600_000_000], box);
  expect(lines).toEqual([-250_000_000, 0, 250_000_000, 500_000_000, 750_000_000]);
  expect([y(-250_000_000), y(0), y(750_000_000)]).toEqual([100, 75, 0]);
  expect(chartScale(1, [-100, -50], box).lines).toEqual([-120, -80, -40, 0]);
});

it('jobs are counted by status, and the counts add up to the total', () => {
  const statuses = 'accepted Ongoing COMPLETED rejected pending cancelled Cancelled'.split(' ');
  const rows = rowsOf(
    [...statuses, null].map((job_status) => ({ job_status })),
    { job_status: text },
  );
  const { total, others, ...byStatus } = new Prepared(countJobs(rows)).value;
  expect(byStatus).toEqual({ accepted: 3, rejected: 1, pending: 1 });
  expect(others).toEqual([
    { key: 'cancelled', label: 'Cancelled', count: 2 },
    { key: 'nil', label: 'NIL', count: 1 },
  ]);
  const counts = [...Object.values(byStatus), ...others.map(({ count }) => count)];
  expect(counts.reduce((sum, count) => sum + count)).toBe(total);
});

it('a longer figure never has a larger type size', () => {
  const styles = readFileSync('src/app/styles/main.css', 'utf8');
  const remOf = (classes: string) => {
    const [, named, exact] = /(?<!\S)text-(?:([a-z]+)|\[([\d.]+)rem\])(?!\S)/.exec(classes) ?? [];
    return Number(exact ?? new RegExp(`--text-${named}: ([\\d.]+)rem;`).exec(styles)?.[1]);
  };
  const rems = [
    '₦612,350.00',
    '₦48,612,350.00',
    '₦148,612,350.00',
    '₦1,204,567,890.00',
    '₦21,204,567,890.00',
  ].map((text) => remOf(figureSize(text, 'money')));
  expect(rems).toEqual([1.625, 1.625, 1.375, 1.375, 1.1875]);
});
