import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Piece,
  shortenContext,
  wordDifference,
} from '../../src/features/site-texts/difference.tsx';

/** Prints a difference as "same [-removed-] {+added+}". */
const print = (pieces: readonly Piece[]) =>
  pieces
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join('');

describe('the difference of two texts', () => {
  it.each([
    ['a word', 'one two three', 'one four three', 'one [-two-]{+four+} three'],
    ['no word in equal texts', 'one two', 'one two', 'one two'],
    ['neighbouring words, as one change', 'a b c d', 'a x y d', 'a [-b c-]{+x y+} d'],
    ['a full stop', 'It is so', 'It is so.', 'It is so{+.+}'],
    [
      'an amount as a whole',
      'pay ₦150,000.00 now',
      'pay ₦250,000.00 now',
      'pay ₦[-150,000.00-]{+250,000.00+} now',
    ],
    ['a word with marks as a whole', 'ọjà̀ ni', 'ọjá ni', '[-ọjà̀-]{+ọjá+} ni'],
    ['a new paragraph', 'one two', 'one\n\ntwo', 'one[- -]{+\n\n+}two'],
    ['a text that was empty', '', 'one', '{+one+}'],
    ['a text that becomes empty', 'one', '', '[-one-]'],
  ])('marks %s', (_, before, after, expected) => {
    expect(print(wordDifference(before, after))).toBe(expected);
  });

  it('contains both texts completely', () => {
    const word = fc.constantFrom('a', 'b', 'ọ́', '1,5', ' ', '\n', '.', '  ');
    const text = fc.array(word).map((words) => words.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = wordDifference(before, after);
        const without = (kind: Piece['kind']) =>
          pieces
            .filter((piece) => piece.kind !== kind)
            .map((piece) => piece.text)
            .join('');
        expect(without('added')).toBe(before);
        expect(without('removed')).toBe(after);
      }),
    );
  });

  it('replaces the whole text if more than 1,500 words differ, because comparing them takes too long', () => {
    const text = (letter: string) =>
      `${Array.from({ length: 1000 }, (_, index) => letter + index).join(' ')} end`;
    expect(wordDifference(text('a'), text('b'))).toEqual([
      { kind: 'removed', text: text('a') },
      { kind: 'added', text: text('b') },
    ]);
  });

  it('is shortened to a few words around each change', () => {
    const pieces = wordDifference(`${'word '.repeat(200)}end`, `${'word '.repeat(200)}END`);
    expect(print(shortenContext(pieces))).toMatch(/^… (word ){15,25}\[-end-\]\{\+END\+\}$/);
  });
});
