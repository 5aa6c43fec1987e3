import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from '../../domain/fold.ts';
import { wholeWordMark } from '../../src/lib/row-index/ngram-filter.ts';
import { TextSearch } from '../../src/lib/row-index/text-search.ts';
import { sourceOf } from '../support/row-source.ts';

const letters = fc.constantFrom('a', 'b', 'é', '1', '2', ' ');
const text = fc.string({ unit: letters, maxLength: 12 });
const word = fc.string({
  unit: fc.constantFrom('a', 'b', 'e', '1', '2'),
  minLength: 1,
  maxLength: 7,
});

it('finds exactly the first rows of a naive search', () => {
  fc.assert(
    fc.property(
      // Up to 600 rows fill several blocks of 256, so that a search can skip blocks.
      fc.array(text, { maxLength: 600 }),
      fc.array(word, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 6 }),
      (texts, words, most) => {
        const search = new TextSearch(sourceOf(texts), (row) => row);
        const accepts = (row: string) => !row.startsWith('1');
        const wanted = texts.filter(
          (row) =>
            accepts(row) &&
            words.every((one) =>
              one.length < 3 ? ` ${fold(row)}`.includes(` ${one}`) : fold(row).includes(one),
            ),
        );
        expect(search.first(words, most, accepts)).toEqual(wanted.slice(0, most));
      },
    ),
  );
});

it('distinguishes a whole word from a part of a word', () => {
  const texts = ['7', '77', '770'].map((id) => `artisan ${wholeWordMark}${id}${wholeWordMark}`);
  const search = new TextSearch(sourceOf(texts), (row) => row);
  const whole = search.first([`${wholeWordMark}77${wholeWordMark}`], 5, () => true);
  expect(whole).toEqual([texts[1]]);
});

it('reads only rows that can contain the words', () => {
  const texts = Array.from({ length: 10_000 }, (_, at) => `artisan 08${at}`);
  let accepted = 0;
  const search = new TextSearch(sourceOf(texts), (row) => row);
  while (search.prepare()) expect(search.isReady).toBe(false);
  expect(search.isReady).toBe(true);
  const found = search.first(['089999'], 5, () => {
    accepted += 1;
    return true;
  });
  expect(found).toEqual(['artisan 089999']);
  expect(accepted).toBe(1);
});
