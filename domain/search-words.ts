import { fold } from './fold.ts';

/** A search word of at most this length matches only beginnings of words, because it is inside too many of them. */
const maxBeginningLength = 2;

/** Returns the text to look for to find a folded word in a searched text, which has a space before each of its words. */
export const searchTerm = (word: string) => (word.length > maxBeginningLength ? word : ` ${word}`);

/** Returns whether a search for a folded word finds a text. */
export const hasWord = (text: string, word: string) => ` ${fold(text)}`.includes(searchTerm(word));
