import { expect, it } from 'vitest';
import { whyPasswordRefused } from '../../domain/password-rules.ts';

const email = 'ngozi.bello@artisan.example';

it.each([
  ['fourteen chars', 'The password must have at least 15 characters.'],
  ['😀'.repeat(14), 'The password must have at least 15 characters.'],
  ['x'.repeat(257), 'The password can have at most 256 characters.'],
])('the length of %s is refused', (password, why) => {
  expect(whyPasswordRefused(password, email)).toBe(why);
});

it.each([
  'passwordpassword',
  'Password1234567',
  'P@ssw0rd-2026-11',
  'welcome12345678!',
  'admin administrator',
  'artisan-admin-2026',
  'qwertyuiopasdfghjkl',
  '1qaz2wsx3edc4rfv',
  'correct horse battery staple',
  'iloveyouiloveyou',
  'aaaaaaaaaaaaaaa',
  'abcabcabcabcabcabc',
  '123456789012345',
  '987654321098765',
  '111222333444555',
  'aabbccddeeffgghh',
  'abcdefghijklmnopq',
])('%s is too common', (password) => {
  expect(whyPasswordRefused(password, email)).toMatch(/^The password is too common/);
});

it.each([
  'green kettle by the window',
  'password of my grandmother',
  'dragon monkey football princess',
  'kz4-Wm_T9qLx2vRb',
  '604819372650184',
  'ẹ̀kọ́ ni ìmọ́lẹ̀ ayé',
  'y'.repeat(8) + 'green kettle'.repeat(20),
])('%s is allowed', (password) => {
  expect(whyPasswordRefused(password, email)).toBeNull();
});

it('the e-mail address of the account is refused, in capitals and small letters', () => {
  const why = 'The password is the e-mail address of the account.';
  expect(whyPasswordRefused(email, email)).toBe(why);
  expect(whyPasswordRefused(' Ngozi.Bello@artisan.example', email)).toBe(why);
});
