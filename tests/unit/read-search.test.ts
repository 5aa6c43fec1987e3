import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { filterParameters } from '../../src/api/lists/parameters.ts';
import { isRange } from '../../src/lib/values/search/range-text.ts';
import { rangeEnds, rangeTest, rangeWords } from '../../src/lib/values/search/ranges.ts';
import { readDay } from '../../src/lib/values/search/read-days.ts';
import { readSearch } from '../../src/lib/values/search/read-search.ts';

/** Sunday, 22 November 2026, 23:30 UTC: Monday 00:30 in Lagos. */
const now = Date.UTC(2026, 10, 22, 23, 30);

const read = (text: string) =>
  readSearch(text, now).map(({ kind, range, remainingText }) => [
    `${kind} ${rangeWords(kind, range, now)}`,
    ...(remainingText === '' ? [] : [remainingText]),
  ]);

describe('the meanings of a search', () => {
  it.each([
    ['85k', 'amounts ₦85,000'],
    ['₦85,000', 'amounts ₦85,000'],
    ['N85,000.50', 'amounts ₦85,000.50'],
    ['1.5m', 'amounts ₦1,500,000'],
    ['1.235m', 'amounts ₦1,235,000'],
    ['₦0.0855k', 'amounts ₦85.50'],
    ['2 million naira', 'amounts ₦2,000,000'],
    ['>=100000', 'amounts ≥ ₦100,000'],
    ['>= 100,000', 'amounts ≥ ₦100,000'],
    ['>100k', 'amounts ≥ ₦100,000.01'],
    ['<2m', 'amounts ≤ ₦1,999,999.99'],
    ['<= 2m', 'amounts ≤ ₦2,000,000'],
    ['10000..20000', 'amounts ₦10,000 – ₦20,000'],
    ['20k .. 10k', 'amounts ₦10,000 – ₦20,000'],
    ['10k..', 'amounts ≥ ₦10,000'],
    ['2026-11-03', 'days Tue 3 Nov 2026'],
    ['2026/11/3', 'days Tue 3 Nov 2026'],
    ['03/11/2026', 'days Tue 3 Nov 2026'],
    ['2026/11', 'days Nov 2026'],
    ['2024-02', 'days Feb 2024'],
    ['nov 2026', 'days Nov 2026'],
    ['November 2026', 'days Nov 2026'],
    ['3 nov 2026', 'days Tue 3 Nov 2026'],
    ['Nov 3, 2026', 'days Tue 3 Nov 2026'],
    ['3 nov', 'days Tue 3 Nov 2026'],
    ['3 dec', 'days Wed 3 Dec 2025'],
    ['today', 'days today (Mon 23 Nov 2026)'],
    ['yesterday', 'days yesterday (Sun 22 Nov 2026)'],
    ['last friday', 'days Fri 20 Nov 2026'],
    ['friday', 'days Fri 20 Nov 2026'],
    ['last monday', 'days Mon 16 Nov 2026'],
    ['monday', 'days Mon 23 Nov 2026'],
    ['this week', 'days this week (Mon 23 Nov 2026 – Sun 29 Nov 2026)'],
    ['last week', 'days last week (Mon 16 Nov 2026 – Sun 22 Nov 2026)'],
    ['this month', 'days this month (Nov 2026)'],
    ['last month', 'days last month (Oct 2026)'],
    ['last 7 days', 'days last 7 days (Tue 17 Nov 2026 – Mon 23 Nov 2026)'],
    ['2026-11-03..2026-11-20', 'days Tue 3 Nov 2026 – Fri 20 Nov 2026'],
    ['..2026-11-20', 'days until Fri 20 Nov 2026'],
    ['2026/11..', 'days from Sun 1 Nov 2026'],
    ['+2348035550148', 'phones 08035550148'],
    ['+234 (0) 803 555 0148', 'phones 08035550148'],
    ['0803 555 0148', 'phones 08035550148'],
    ['0803-555', 'phones 0803555'],
  ])('%s means only %s', (text, meaning) => {
    expect(read(text)).toEqual([[meaning]]);
  });

  it.each([
    ['2026', ['days 2026', 'amounts ₦2,026']],
    ['08035550148', ['phones 08035550148', 'amounts ₦8,035,550,148']],
    ['8035550148', ['phones 08035550148', 'amounts ₦8,035,550,148']],
    ['85000', ['amounts ₦85,000']],
  ])('%s means %j', (text, meanings) => {
    expect(read(text)).toEqual(meanings.map((one) => [one]));
  });

  it('leave the other words to the search', () => {
    expect(read('okafor >=100k last friday lekki')).toEqual([
      ['amounts ≥ ₦100,000', 'okafor last friday lekki'],
      ['days Fri 20 Nov 2026', 'okafor >=100k lekki'],
    ]);
  });

  it.each([
    '',
    'okafor',
    'okafor musa',
    '12',
    'a85k',
    'no 7',
    '2026-13',
    '2026-02-30',
    '31/02/2026',
  ])('%j has none', (text) => expect(read(text)).toEqual([]));
  it.each(['..', '1..2..3', '>', '>=', '9'.repeat(40), 'may', 'mar', 'frida', '<script>'])(
    'hostile %j has none',
    (text) => expect(read(text)).toEqual([]),
  );

  it('are different, also if the same one is typed twice', () =>
    expect(read('5000 ₦5,000 today')).toEqual([
      ['amounts ₦5,000', '₦5,000 today'],
      ['days today (Mon 23 Nov 2026)', '5000 ₦5,000'],
    ]));

  it('of any text are ranges that the address accepts', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9km.,<>=/\- ]{0,20}$/)), (text) => {
        for (const { kind, range } of readSearch(text, now)) {
          expect(isRange(kind, range), `${text}: ${range}`).toBe(true);
        }
      }),
    );
  });
});

describe('a range in the address', () => {
  it.each(['', '..', 'x', '1', '9..1', '1..2..3', '1e5..', 'NaN..', '<script>..', '-..'])(
    'is not a range of amounts: %j',
    (text) => expect(isRange('amounts', text)).toBe(false),
  );
  it.each(['', '..', '2026-02-30..', '2026-11-03', '2026-12-01..2026-11-01', '2026-1-1..', 'x..'])(
    'is not a range of days: %j',
    (text) => expect(isRange('days', text)).toBe(false),
  );

  it('includes both ends, in kobo and in days in Lagos', () => {
    const amounts = rangeTest('amounts', '100..200.50');
    expect([9_999, 10_000, 20_050, 20_051, null].map(amounts)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    const days = rangeTest('days', '2026-11-01..2026-11-30');
    expect(['2026/10/31', '2026/11/01', '2026/11/30', '2026/12/01', null].map(days)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(rangeTest('days', '..2026-11-30')('1999/01/01')).toBe(true);
    expect(rangeTest('phones', '803555')('8035550148')).toBe(true);
  });
});

describe('a typed day', () => {
  it.each([
    ['2026/11/03', '2026-11-03'],
    ['2026-11-03', '2026-11-03'],
    [' 20261103 ', '2026-11-03'],
    ['2026/02/30', null],
    ['2026/11', null],
    ['03/11/2026', null],
    ['', null],
  ])('%j is %s', (text, day) => expect(readDay(text)).toBe(day));
});

describe('days that are counted from today', () => {
  const january = Date.UTC(2027, 0, 1, 12);
  it.each([
    ['last-month', '2026-12-01..2026-12-31'],
    ['this-month', '2027-01-01..2027-01-31'],
    ['last-year', '2026-01-01..2026-12-31'],
    ['this-year', '2027-01-01..2027-12-31'],
    ['yesterday', '2026-12-31..2026-12-31'],
    ['last-week', '2026-12-21..2026-12-27'],
    ['last-30-days', '2026-12-03..2027-01-01'],
  ])('%s is the range of these days on 1 January 2027', (period, range) => {
    expect(isRange('days', period)).toBe(true);
    expect(rangeEnds(period, january).join('..')).toBe(range);
  });

  it.each([
    // 23:30 UTC on 31 December is 1 January in Lagos.
    [Date.UTC(2026, 11, 31, 23, 30), 'today', '2027-01-01..2027-01-01'],
    [Date.UTC(2026, 11, 31, 22, 30), 'today', '2026-12-31..2026-12-31'],
    [Date.UTC(2026, 11, 31, 23, 30), 'last-month', '2026-12-01..2026-12-31'],
    [Date.UTC(2026, 2, 31, 9), 'last-month', '2026-02-01..2026-02-28'],
    [Date.UTC(2028, 1, 29, 9), 'this-month', '2028-02-01..2028-02-29'],
    [Date.UTC(2026, 4, 31, 23), 'yesterday', '2026-05-31..2026-05-31'],
    [Date.UTC(2027, 0, 3, 9), 'this-week', '2026-12-28..2027-01-03'],
  ])('at %d, %s is %s', (time, period, range) => {
    expect(rangeEnds(period, time).join('..')).toBe(range);
  });

  it('are sent to a host as fixed days', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: january });
    onTestFinished(() => void vi.useRealTimers());
    const filters = { date: 'last-month', type: 'payment', due_date: '2026-11-01..' };
    expect(filterParameters({ q: ' okafor ', filters, isMasked: false })).toEqual({
      q: 'okafor',
      date: '2026-12-01..2026-12-31',
      type: 'payment',
      due_date: '2026-11-01..',
    });
  });

  it.each(['next-month', 'last-0-days', 'last-month..', 'last month', 'this-day'])(
    '%s is no such range',
    (text) => expect(isRange('days', text)).toBe(false),
  );
});
