import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assignSlots, noSlots } from '../../src/components/data-table/body/row-slots.ts';

const page = (letters: string) => letters.split('');

it('keeps a row in its slot when it moves', () => {
  const first = assignSlots(noSlots, page('abc'));
  expect(first.slots).toEqual([0, 1, 2]);
  expect(assignSlots(first, page('cxa')).slots).toEqual([2, 1, 0]);
});

it('gives a new row the slot of its place, or another free one', () => {
  const first = assignSlots(noSlots, page('abc'));
  expect(assignSlots(first, page('xyz')).slots).toEqual([0, 1, 2]);
  expect(assignSlots(first, page('xab')).slots).toEqual([2, 0, 1]);
});

it('adds slots for more rows, and drops slots for fewer', () => {
  const first = assignSlots(noSlots, page('ab'));
  const more = assignSlots(first, page('abcd'));
  expect(more.slots).toEqual([0, 1, 2, 3]);
  expect(assignSlots(assignSlots(more, page('d')), page('de')).slots).toEqual([3, 4]);
});

it('never gives two rows one slot, and keeps the slot of every row that stays', () => {
  const rows = fc.uniqueArray(fc.constantFrom(...page('abcdefghijkl')), { maxLength: 8 });
  fc.assert(
    fc.property(rows, rows, rows, (first, second, third) => {
      const before = assignSlots(assignSlots(noSlots, first), second);
      const after = assignSlots(before, third);
      expect(new Set(after.slots).size).toBe(third.length);
      for (const [place, key] of second.entries()) {
        const now = third.indexOf(key);
        if (now !== -1) expect(after.slots[now]).toBe(before.slots[place]);
      }
    }),
  );
});

it('gives two rows with one key a slot each', () => {
  const first = assignSlots(noSlots, page('aab'));
  expect(new Set(first.slots).size).toBe(3);
  expect(new Set(assignSlots(first, page('baa')).slots).size).toBe(3);
});
