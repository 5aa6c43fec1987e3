import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reuseKeys } from '../../src/components/data-table/body/table-body.tsx';

const page = (letters: string) => letters.split('');
const reuse = (...pages: readonly string[][]) => pages.reduce(reuseKeys, new Map());
const reactKeys = (...pages: readonly string[]) => [...reuse(...pages.map(page)).values()];

it('gives a new row the React key of a removed row, and keeps the key of a moved row', () => {
  expect(reactKeys('abc')).toEqual([0, 1, 2]);
  expect(reactKeys('abc', 'xyz')).toEqual([0, 1, 2]);
  expect(reactKeys('abc', 'cxa')).toEqual([2, 1, 0]);
  expect(reactKeys('abc', 'bcde', 'e')).toEqual([3]);
});

it('never gives two rows the same React key, and never changes the key of a row that stays', () => {
  const rows = fc.uniqueArray(fc.constantFrom(...page('abcdefghijkl')), { maxLength: 8 });
  fc.assert(
    fc.property(rows, rows, rows, (first, second, third) => {
      const before = reuse(first, second);
      const after = reuseKeys(before, third);
      expect([...after.keys()]).toEqual(third);
      expect(new Set(after.values()).size).toBe(third.length);
      for (const key of third) if (before.has(key)) expect(after.get(key)).toBe(before.get(key));
    }),
  );
});
