// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readList } from '../../src/api/read-answer.ts';
import { amount, moment, text } from '../../src/api/read-fields.ts';
import { rowReading } from '../../src/api/rows.ts';
import { figureSize } from '../../src/components/figures/figure-size.ts';
import { peopleColumns } from '../../src/components/people-list/people-columns.tsx';
import { messageColumns } from '../../src/features/contact/message-columns.tsx';
import { messageTableSpec } from '../../src/features/contact/message-table-spec.ts';
import { changeOf } from '../../src/features/dashboard/change.ts';
import { chartScale } from '../../src/features/dashboard/chart-scale.ts';
import {
  jobsByMonth,
  revenueByMonth,
  withdrawalsByMonth,
} from '../../src/features/dashboard/months.ts';
import {
  artisanJobColumns,
  clientJobColumns,
  jobColumns,
} from '../../src/features/jobs/job-columns.tsx';
import { countJobs } from '../../src/features/jobs/job-figures.tsx';
import { jobTableSpec } from '../../src/features/jobs/job-table-spec.ts';
import { partPaymentColumns } from '../../src/features/part-payments/part-payment-columns.tsx';
import {
  paidTableSpec,
  pendingTableSpec,
} from '../../src/features/part-payments/part-payment-table-spec.ts';
import { transactionColumns } from '../../src/features/transactions/transaction-columns.tsx';
import { transactionTableSpec } from '../../src/features/transactions/transaction-table-spec.ts';
import { requestColumns } from '../../src/features/withdrawals/request-columns.tsx';
import { requestTableSpec } from '../../src/features/withdrawals/request-table-spec.ts';
import { peopleTableSpec } from '../../src/lib/people-table-spec.ts';
import { Prepared } from '../../src/lib/slices.ts';
import type { TableSpec } from '../../src/lib/table-state.ts';

const rowsOf = (list: object[], shape: Parameters<typeof rowReading>[0]) =>
  readList('listJobs', list, rowReading(shape)) as never;

describe('money by month', () => {
  const shape = { type: text, payment_status: text, amount, date: moment, start_date: moment };

  it('counts as revenue what was paid and is no withdrawal, in the month of Lagos', () => {
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
        { type: 'Job payment', payment_status: 'settled-later', amount: 7, date: '2026-11-02' },
        { type: 'Job payment', payment_status: 'paid', amount: null, date: '2026-11-02' },
        { type: null, payment_status: 'paid', amount: 1, date: null, start_date: '2026-11-03' },
        { type: 'Job payment', payment_status: 'paid', amount: 9, date: 'unknown' },
      ],
      shape,
    );
    expect([...new Prepared(revenueByMonth(rows)).value]).toEqual([
      ['2026/10', 10_000],
      ['2026/11', 5_150],
    ]);
  });

  it('counts what was paid out, and jobs by the day they were agreed', () => {
    const paidOut = rowsOf(
      [
        { amount: 5, created_at: '2026-11-02' },
        { amount: null, created_at: '2026-11-02' },
      ],
      {
        amount,
        created_at: moment,
      },
    );
    expect([...new Prepared(withdrawalsByMonth(paidOut)).value]).toEqual([['2026/11', 500]]);
    const agreed = rowsOf([{ date_created: '2026-11-02' }, { start_date: '2026-11-09' }, {}], {
      date_created: moment,
      start_date: moment,
    });
    expect([...new Prepared(jobsByMonth(agreed)).value]).toEqual([['2026/11', 2]]);
  });
});

describe('the change on a card', () => {
  const months = ['2026/10', '2026/11'];

  it('is this month against last', () => {
    const change = changeOf(
      new Map([
        ['2026/10', 200],
        ['2026/11', 150],
      ]),
      months,
    );
    expect(change).toEqual({
      percent: -25,
      thisMonth: { month: '2026/11', value: 150 },
      lastMonth: { month: '2026/10', value: 200 },
    });
    expect(changeOf(new Map([['2026/10', 200]]), months)?.percent).toBe(-100);
  });

  it('is none where it cannot be computed', () => {
    expect(changeOf(undefined, months)).toBeNull();
    expect(changeOf(new Map(), months)).toBeNull();
    expect(changeOf(new Map([['2026/11', 5]]), months)).toBeNull();
  });
});

it('the chart starts at zero and has four round lines', () => {
  const box = { left: 0, right: 110, top: 0, bottom: 100 };
  const { lines, x, y } = chartScale(12, 614_000_000, box);
  expect(lines).toEqual([0, 250_000_000, 500_000_000, 750_000_000]);
  expect([x(0), x(11)]).toEqual([0, 110]);
  expect([y(0), y(375_000_000)]).toEqual([100, 50]);
  expect(chartScale(1, 0, box).lines[0]).toBe(0);
});

it('jobs are counted by what became of them', () => {
  const rows = rowsOf(
    ['accepted', 'Ongoing', 'COMPLETED', 'rejected', 'pending', 'awaiting-inspection', null].map(
      (job_status) => ({ job_status }),
    ),
    { job_status: text },
  );
  expect(new Prepared(countJobs(rows)).value).toEqual({
    total: 7,
    accepted: 3,
    rejected: 1,
    pending: 1,
  });
});

it('a figure steps down by its length and is never cut', () => {
  const sizes = [
    '₦48,612,350.00',
    '₦148,612,350.00',
    '₦1,204,567,890.00',
    '₦21,204,567,890.00',
  ].map((text) => figureSize(text, 'money'));
  expect(new Set(sizes).size).toBe(3);
});

/** What the address may sort by has to be what the columns can sort by, and the same for filters. */
describe('the specification of a table and its columns are one', () => {
  interface AnyColumn {
    id: string;
    sortKey?: unknown;
    filterKey?: unknown;
  }
  const people = peopleColumns('', (_row, look) => look.children);
  const tables: readonly (readonly [string, TableSpec, readonly AnyColumn[]])[] = [
    ['jobs', jobTableSpec(''), [...jobColumns, ...artisanJobColumns, ...clientJobColumns]],
    ['transactions', transactionTableSpec(''), transactionColumns],
    ['withdrawal requests', requestTableSpec, requestColumns(new Map(), () => undefined)],
    ['pending part-payments', pendingTableSpec, partPaymentColumns],
    ['paid part-payments', paidTableSpec, partPaymentColumns],
    ['messages', messageTableSpec, messageColumns(() => undefined)],
    ['people', peopleTableSpec, people],
  ];

  it.each(tables)('%s', (_, spec, columns) => {
    const withKey = (key: 'sortKey' | 'filterKey') =>
      [
        ...new Set(columns.filter((column) => column[key] !== undefined).map(({ id }) => id)),
      ].sort();
    expect([...spec.sortable].sort()).toEqual(withKey('sortKey'));
    expect([...spec.filters].sort()).toEqual(withKey('filterKey'));
    if (spec.sort !== undefined) expect(spec.sortable).toContain(spec.sort.column);
  });
});
