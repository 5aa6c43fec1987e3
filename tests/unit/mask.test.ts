import { expect, it } from 'vitest';
import { mask } from '../../domain/mask.ts';

it.each([
  ['phone', '0803 555 0121', '0803•••••21'],
  ['phone', '+234 (0) 803 555 0121', '0803•••••21'],
  ['phone', '12345', '•••••••'],
  ['email', 'adaeze1@example.ng', 'a•••@example.ng'],
  ['email', 'ẹfẹ@example.ng', 'ẹ•••@example.ng'],
  ['email', 'no address', '•••'],
  ['email', '@example.ng', '•••'],
] as const)('masks the %s %s as %s', (field, value, masked) => {
  expect(mask(field, value)).toBe(masked);
});
