/** The mark on both sides of a word that can also be searched as a whole, such as an id. */
export const wholeWordMark = '\u0001';
const wholeWords = new RegExp(`${wholeWordMark}[^${wholeWordMark}]*${wholeWordMark}`, 'g');

/** The n-gram lengths in the filter. The long ones distinguish numbers. */
const gramLengths = [2, 3, 4, 5];
/** The size of the filter in bits: several times the number of different n-grams in a block of text. */
const filterBits = 2 ** 17;

/** A Bloom filter of the n-grams of a text: it excludes words that the text cannot contain. */
export class NgramFilter {
  readonly #bits = new Uint8Array(filterBits / 8);

  constructor(text: string) {
    for (const length of gramLengths) {
      for (let at = text.length - length; at >= 0; at -= 1) this.#add(text, at, length);
    }
    for (const [word] of text.matchAll(wholeWords)) this.#add(word, 0, word.length);
  }

  /** Returns true if the text contains every word, and rarely also for another text. */
  mayContainAll(words: readonly string[]): boolean {
    return words.every((word) => {
      if (word.startsWith(wholeWordMark)) return this.#mayHave(word, 0, word.length);
      return gramLengths.every((length) => {
        for (let at = word.length - length; at >= 0; at -= 1) {
          if (!this.#mayHave(word, at, length)) return false;
        }
        return true;
      });
    });
  }

  #add(text: string, start: number, length: number): void {
    const bit = hashGram(text, start, length);
    this.#bits[bit >> 3] = (this.#bits[bit >> 3] ?? 0) | (1 << (bit & 7));
  }

  #mayHave(text: string, start: number, length: number): boolean {
    const bit = hashGram(text, start, length);
    return ((this.#bits[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;
  }
}

/** Returns the bit of an n-gram. It is a hash, so two n-grams may share a bit. */
function hashGram(text: string, start: number, length: number): number {
  let hash = length;
  for (let at = start; at < start + length; at += 1) {
    hash = Math.imul(hash, 0x01_00_01_93) ^ text.charCodeAt(at);
  }
  return (hash ^ (hash >>> 15)) & (filterBits - 1);
}
