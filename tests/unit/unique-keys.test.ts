import { expect, it } from 'vitest';
import { uniqueKeys } from '../../src/components/data-table/body/unique-keys.ts';

it('keeps the keys of rows, and changes empty and repeated keys so that all differ', () => {
  expect(uniqueKeys(['7', '8', '7', '', ''])).toEqual(['7', '8', '7 row 2', ' row 3', ' row 4']);
});
