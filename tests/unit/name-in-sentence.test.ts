import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameInSentence } from '../../server/repositories/name-in-sentence.ts';
import { codePoint } from '../support/code-points.ts';

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

it('a long name is cut after 80 characters, between two letters', () => {
  expect(nameInSentence('a'.repeat(20_000))).toBe(`${'a'.repeat(80)}…`);
  expect(nameInSentence('😀'.repeat(20_000))).toBe(`${'😀'.repeat(80)}…`);
  expect(nameInSentence(`a${'\u0301'.repeat(20_000)}`)?.length).toBeLessThan(20);
});

it('no name breaks a line, reverses a sentence or ends in half a letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: codePoint, maxLength: 300 }), (name) => {
      const shown = nameInSentence(name) ?? '';
      expect(shown.length).toBeLessThan(700);
      expect(() => encodeURIComponent(shown)).not.toThrow();
      expect(shown.replaceAll(/[\u2068\u2069]/g, '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }),
  );
});
