import { expect, it } from 'vitest';
import { uniqueKeys } from '../../src/components/data-table/body/unique-keys.ts';

it('only empty and repeated keys of rows are changed, so that all keys differ', () => {
  expect(uniqueKeys(['7', '8', '7', '', ''])).toEqual(['7', '8', '7 row 2', ' row 3', ' row 4']);
});
