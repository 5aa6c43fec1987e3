import { fold } from '../../../domain/fold.ts';

/** The separator of two rows. A search cannot contain it. */
const rowSeparator = '\0';

/**
 * The searched text of some rows in one string: it needs a third less memory than one string per row, and its
 * search is faster.
 */
export class TextBlock {
  protected readonly first: number;
  protected readonly text: string;
  /** The offset of each row, and of the end. */
  protected readonly starts: Uint32Array;

  /**
   * @param first the number of the first row
   * @param texts the searched text of each row, with a space before each word
   */
  constructor(first: number, texts: readonly string[]) {
    this.first = first;
    // A space is before each word, also before the first one of a row.
    const text = fold(texts.join(`${rowSeparator} `)).replaceAll(/\s/g, ' ');
    this.text = ` ${text}${rowSeparator}`;
    this.starts = new Uint32Array(texts.length + 1);
    let start = 0;
    for (let row = 1; row < this.starts.length; row += 1) {
      start = this.text.indexOf(rowSeparator, start) + 1;
      this.starts[row] = start;
    }
  }

  /** The number of the row after the last one. */
  get end(): number {
    return this.first + this.starts.length - 1;
  }

  /**
   * Calls `take` for each of `rows` in this text that contains every word.
   *
   * @param rows row numbers, ascending
   * @param from the position in `rows` to start at
   * @param words the searched parts of the words
   * @returns the position in `rows` after the last row of this text
   */
  search(
    rows: Uint32Array,
    from: number,
    words: readonly string[],
    take: (row: number) => void,
  ): number {
    // The next offset of each word. A row that ends before it does not contain the word.
    const next = words.map(() => -1);
    let at = from;
    for (; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      if (row >= this.end) break;
      if (this.containsAll(words, next, row - this.first)) take(row);
    }
    return at;
  }

  /**
   * Whether the row at a place in this text contains every word.
   *
   * @param next the next offset of each word, updated by each call; places must ascend
   */
  protected containsAll(words: readonly string[], next: number[], place: number): boolean {
    const start = this.starts[place] ?? 0;
    const end = this.starts[place + 1] ?? 0;
    for (let at = 0; at < words.length; at += 1) {
      let found = next[at] ?? -1;
      if (found < start) {
        found = this.text.indexOf(words[at] ?? '', start);
        if (found < 0) found = this.text.length;
        next[at] = found;
      }
      if (found >= end) return false;
    }
    return true;
  }
}
