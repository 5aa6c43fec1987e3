import type { Haystack } from './haystack.ts';
import { makeHaystacks, syncRowLimit } from './row-preparation.ts';
import type { RowSource } from './row-source.ts';
import { Prepared } from './slices.ts';

/** A text search that returns the first matching rows of a list. */
export class TextSearch<T> {
  readonly #rows: RowSource<T>;
  readonly #haystacks: Prepared<readonly Haystack[]>;

  /** @param text returns the searched text of a row */
  constructor(rows: RowSource<T>, text: (row: T) => string) {
    this.#rows = rows;
    this.#haystacks = new Prepared(makeHaystacks(rows, [{ id: 'text', text }]));
  }

  /** Whether a search runs without blocking the page. */
  get isReady(): boolean {
    return this.#rows.length <= syncRowLimit || this.#haystacks.isDone;
  }

  /** Runs one slice of the preparation. Returns whether there is more. */
  prepare(): boolean {
    return this.#haystacks.advance();
  }

  /**
   * Returns the first accepted rows that contain every word, in the host's order.
   *
   * @param words folded, without spaces
   */
  first(words: readonly string[], limit: number, accepts: (row: T) => boolean): T[] {
    const found: T[] = [];
    const accept = (index: number) => {
      const row = this.#rows.at(index);
      if (!accepts(row)) return false;
      found.push(row);
      return true;
    };
    for (const haystack of this.#haystacks.value) {
      if (found.length >= limit) break;
      haystack.searchFirst(words, limit - found.length, accept);
    }
    return found;
  }
}
