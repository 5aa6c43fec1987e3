import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameInSentence } from '../../server/repositories/name-in-sentence.ts';
import { mailLink } from '../../src/features/contact/reply/mail-link.ts';

it.each([
  ['Adaeze Okafor', 'Adaeze Okafor'],
  ['Ọláyínká  Adébáyọ̀ ', 'Ọláyínká Adébáyọ̀'],
  ['Ada\u202E000,001₦', 'Ada000,001₦'],
  ['Ada\nApproved.\u0007', 'AdaApproved.'],
  ['👩🏽‍🔧 Ada', '👩🏽🔧 Ada'],
  ['أحمد', '\u2068أحمد\u2069'],
  ['\u200B\u202E', null],
])('the name %j is written in a sentence as %j', (name, shown) => {
  expect(nameInSentence(name)).toBe(shown);
});

it('a name of 20,000 letters is cut between two letters', () => {
  expect(nameInSentence('a'.repeat(20_000))).toBe(`${'a'.repeat(80)}…`);
  expect(nameInSentence('😀'.repeat(20_000))).toBe(`${'😀'.repeat(80)}…`);
  expect(nameInSentence(`a${'\u0301'.repeat(20_000)}`)?.length).toBeLessThan(20);
});

it('no name breaks a line, reverses a sentence or ends in half a letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const shown = nameInSentence(name) ?? '';
      expect(shown.length).toBeLessThan(700);
      expect(() => encodeURIComponent(shown)).not.toThrow();
      expect(shown.replaceAll(/[\u2068\u2069]/g, '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }),
  );
});

const message = {
  id: '1',
  first_name: null,
  last_name: null,
  phone_number: null,
  email: 'a@b.ng',
  read_status: null,
  category: null,
  created_at: null,
  start_date: null,
};

it('the reply panel does not crash if the quote would be cut inside an emoji', () => {
  const long = `${'a'.repeat(899)}😀${'b'.repeat(100)}`;
  const link = decodeURIComponent(mailLink({ ...message, message: long }, 'Hello'));
  expect(link).toContain(`${'a'.repeat(899)}…`);
  expect(link).not.toContain('bbb');
});

it('the reply panel does not crash on any message', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 1200 }), (text) => {
      expect(mailLink({ ...message, message: text, first_name: text }, text)).toMatch(/^mailto:/);
    }),
  );
  expect(mailLink({ ...message, message: '\ud800' }, '\udfff')).toMatch(/^mailto:/);
});
