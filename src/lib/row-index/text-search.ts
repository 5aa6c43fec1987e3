import { searchTerm } from '../../../domain/search-words.ts';
import { Prepared } from './background-work.ts';
import { NgramFilter } from './ngram-filter.ts';
import { makeTextBlocks, syncRowLimit } from './row-preparation.ts';
import type { RowSource } from './row-source.ts';
import { TextBlock } from './text-block.ts';

/** A block of text that is skipped if it cannot contain the words. */
class FilteredTextBlock extends TextBlock {
  readonly #filter = new NgramFilter(this.text);

  /**
   * Returns the numbers of the first accepted rows that contain every word, ascending.
   *
   * @param words the search terms of the words (`searchTerm`)
   */
  searchFirst(
    words: readonly string[],
    limit: number,
    accepts: (row: number) => boolean,
  ): number[] {
    const found: number[] = [];
    if (!this.#filter.mayContainAll(words)) return found;
    const next = words.map(() => -1);
    const longest = words.reduce((a, b) => (b.length > a.length ? b : a), '');
    let rowInBlock = 0;
    let offset = this.text.indexOf(longest);
    while (offset >= 0 && found.length < limit) {
      while ((this.starts[rowInBlock + 1] ?? 0) <= offset) rowInBlock += 1;
      const row = this.first + rowInBlock;
      if (this.containsAll(words, next, rowInBlock) && accepts(row)) found.push(row);
      offset = this.text.indexOf(longest, this.starts[rowInBlock + 1] ?? 0);
    }
    return found;
  }
}

/** A text search that returns the first matching rows of a list. */
export class TextSearch<T> {
  readonly #rows: RowSource<T>;
  readonly #textBlocks: Prepared<readonly FilteredTextBlock[]>;

  /** @param text returns the searched text of a row */
  constructor(rows: RowSource<T>, text: (row: T) => string) {
    this.#rows = rows;
    this.#textBlocks = new Prepared(
      makeTextBlocks(FilteredTextBlock, rows, [{ id: 'text', text }]),
    );
  }

  /** Whether a search runs without blocking the page. */
  get isReady(): boolean {
    return this.#rows.length <= syncRowLimit || this.#textBlocks.isDone;
  }

  /** Runs one step of the preparation. Returns whether steps remain. */
  prepare(): boolean {
    return this.#textBlocks.advance();
  }

  /**
   * Returns the first accepted rows that contain every word, in the host's order.
   *
   * @param words folded, without spaces
   */
  first(words: readonly string[], limit: number, accepts: (row: T) => boolean): T[] {
    const found: T[] = [];
    const takeIfAccepted = (index: number) => {
      const row = this.#rows.at(index);
      if (!accepts(row)) return false;
      found.push(row);
      return true;
    };
    const terms = words.map(searchTerm);
    for (const textBlock of this.#textBlocks.value) {
      if (found.length >= limit) break;
      textBlock.searchFirst(terms, limit - found.length, takeIfAccepted);
    }
    return found;
  }
}
