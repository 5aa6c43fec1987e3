import type { Haystack } from './haystack.ts';
import { makeHaystacks } from './row-preparation.ts';
import type { RowSource } from './row-source.ts';
import { Prepared } from './slices.ts';

/** Few enough to prepare within a frame or two, on a slow phone too. */
const fewRows = 2000;

/** Finds the first rows of a list that hold some words, once its text is prepared. */
export class TextSearch<T> {
  readonly #rows: RowSource<T>;
  readonly #haystacks: Prepared<readonly Haystack[]>;

  /** @param text what is searched of a row */
  constructor(rows: RowSource<T>, text: (row: T) => string) {
    this.#rows = rows;
    this.#haystacks = new Prepared(makeHaystacks(rows, [{ id: 'text', text }]));
  }

  /** Whether a search does not hold up the page. */
  get isReady(): boolean {
    return this.#rows.length <= fewRows || this.#haystacks.isDone;
  }

  /** Does a slice of the preparation. Returns whether there is more. */
  prepare(): boolean {
    return this.#haystacks.advance();
  }

  /**
   * The first rows that hold every word and are accepted, in the host's order.
   *
   * @param words folded, without spaces
   */
  first(words: readonly string[], most: number, accepts: (row: T) => boolean): T[] {
    const found: T[] = [];
    const accept = (index: number) => {
      const row = this.#rows.at(index);
      if (!accepts(row)) return false;
      found.push(row);
      return true;
    };
    for (const haystack of this.#haystacks.value) {
      if (found.length >= most) break;
      haystack.searchFirst(words, most - found.length, accept);
    }
    return found;
  }
}
