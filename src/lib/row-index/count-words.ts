import { statusKey } from '../../../domain/status.ts';
import type { Steps } from './background-work.ts';
import { eachInSteps, type RowSource } from './row-source.ts';

/** A word, spelled as in the rows, and the number of its rows. The word of the rows without one is null. */
export interface WordCount {
  value: string | null;
  rows: number;
}

/** Counts the rows of each word. Different spellings of a word are counted separately. */
export function* countWords<T>(
  rows: RowSource<T>,
  wordOf: (row: T) => string | null,
): Steps<readonly WordCount[]> {
  const counts = new Map<string | null, number>();
  yield* eachInSteps(rows, (row) => {
    const word = wordOf(row);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  });
  return [...counts].map(([value, count]) => ({ value, rows: count }));
}

/**
 * Adds up the counts of the spellings of each word. A word gets its most frequent spelling, and the most frequent word is
 * first. The result does not depend on the order of the rows.
 */
export function mergeSpellings(words: readonly WordCount[]): readonly WordCount[] {
  const byRows = (a: WordCount, b: WordCount) =>
    b.rows - a.rows || (a.value ?? '').localeCompare(b.value ?? '');
  const merged = new Map<string, WordCount>();
  for (const { value, rows } of words.toSorted(byRows)) {
    const key = statusKey(value ?? '');
    const earlier = merged.get(key);
    merged.set(key, {
      value: earlier === undefined ? value : earlier.value,
      rows: rows + (earlier?.rows ?? 0),
    });
  }
  return [...merged.values()].sort(byRows);
}
