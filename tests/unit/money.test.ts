import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount } from '../../domain/count.ts';
import { maxPaidFor } from '../../domain/decision-rules.ts';
import { moneyParts, toNaira } from '../../domain/money.ts';
import { amountInWords } from '../../src/lib/values/amount-in-words.ts';
import {
  add,
  asKobo,
  formatMoney,
  formatMoneyShort,
  parseNaira,
  subtract,
  zeroKobo,
} from '../../src/lib/values/money.ts';

it('prints amounts and counts as Intl does', () => {
  const naira = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN' });
  const count = new Intl.NumberFormat('en-NG');
  fc.assert(
    fc.property(fc.maxSafeNat(), (whole) => {
      const text = `${BigInt(whole) / 100n}.${String(whole % 100).padStart(2, '0')}` as `${number}`;
      const printed = naira.format(text);
      expect(formatMoney(asKobo(whole))).toBe(printed);
      expect(formatMoney(asKobo(-whole))).toBe(`${whole === 0 ? '' : '\u2212\u200a'}${printed}`);
      expect(formatCount(whole)).toBe(count.format(whole));
    }),
  );
});

describe('an amount from a host', () => {
  it.each([
    [25000, 2_500_000],
    ['25000.00', 2_500_000],
    ['1,250', 125_000],
    ['1,234,567.89', 123_456_789],
    [8.95, 895],
    [1.005, 101],
    [0, 0],
    [-0, 0],
    ['-12.5', -1250],
    [' 7 ', 700],
  ])('%j is %d kobo', (sent, kobo) => {
    expect(parseNaira(sent)).toBe(kobo);
  });

  it.each([null, undefined, '', 'NIL', '12,34', '1e5', '₦100', Number.NaN, Infinity, {}, [], true])(
    '%j is not an amount',
    (sent) => {
      expect(parseNaira(sent)).toBeNull();
    },
  );

  it('is exact to the kobo, as a number and as a string, for amounts up to 100 billion naira', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 13), max: 10 ** 13 }), (kobo) => {
        const text = (kobo / 100).toFixed(2);
        expect(parseNaira(text)).toBe(kobo === 0 ? 0 : kobo);
        expect(parseNaira(Number(text))).toBe(kobo === 0 ? 0 : kobo);
        expect(toNaira(asKobo(kobo))).toBe(kobo / 100);
      }),
    );
  });
});

describe('a printed amount', () => {
  it.each([
    [123_456_700, '₦1,234,567.00'],
    [0, '₦0.00'],
    [5, '₦0.05'],
    [-15_000_000, '\u2212\u200a₦150,000.00'],
    [120_456_789_000, '₦1,204,567,890.00'],
  ])('%d kobo is %s', (kobo, printed) => {
    expect(formatMoney(asKobo(kobo))).toBe(printed);
  });

  it('is NIL and not zero if it is missing', () => {
    expect(formatMoney(null)).toBe('NIL');
  });

  it('is split into the parts that have different weights', () => {
    expect(moneyParts(asKobo(4_861_235_000))).toEqual({
      minus: '',
      sign: '₦',
      naira: '48,612,350',
      kobo: '.00',
    });
  });

  it('is short on an axis, as Intl prints it in compact form', () => {
    expect([0, 200_000_000, 75_000_00].map((kobo) => formatMoneyShort(asKobo(kobo)))).toEqual([
      '0',
      '₦2m',
      '₦75k',
    ]);
    expect(formatMoneyShort(asKobo(-250_000_000))).toBe('\u2212\u200a₦2.5m');
    const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
    const whole = fc.tuple(fc.integer({ min: 1, max: 9007 }), fc.integer({ min: 0, max: 12 }));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.maxSafeNat(),
          whole.map(([digits, zeros]) => digits * 10 ** zeros),
        ),
        (kobo) => {
          fc.pre(kobo > 0);
          const text =
            `${BigInt(kobo) / 100n}.${String(kobo % 100).padStart(2, '0')}` as `${number}`;
          const printed = compact.format(text).toLowerCase();
          expect(formatMoneyShort(asKobo(kobo))).toBe(`₦${printed}`);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

it.each([
  [100_010, 100, 100_010],
  [100_010, 105, 105_010],
  [100_010, 50, 50_005],
  [9_007_199_254_740_991, 100, 9_007_199_254_740_991],
])(
  'with a price of %d kobo and a limit of %d %%, at most %d kobo may be paid',
  (price, percent, most) => {
    expect(maxPaidFor(price, percent)).toBe(most);
  },
);

it('adds and subtracts without rounding', () => {
  const [a, b] = [parseNaira(0.1) ?? zeroKobo, parseNaira(0.2) ?? zeroKobo];
  expect(formatMoney(add(a, b))).toBe('₦0.30');
  expect(formatMoney(subtract(a, b))).toBe('\u2212\u200a₦0.10');
});

it.each([
  [8_500_000, 'Eighty-five thousand naira only'],
  [0, 'Zero naira only'],
  [100, 'One naira only'],
  [
    1_234_567_89,
    'One million two hundred and thirty-four thousand five hundred and sixty-seven naira, eighty-nine kobo only',
  ],
  [10_000_10, 'Ten thousand naira, ten kobo only'],
  [1_000_000_000_00, 'One billion naira only'],
  [11_500_00, 'Eleven thousand five hundred naira only'],
])('%d kobo are written in words as on a cheque: %s', (kobo, words) => {
  expect(amountInWords(asKobo(kobo))).toBe(words);
});
