import { fold } from './fold.ts';

/** A search word of at most this length matches only at the start of a word, because too many words contain it. */
const maxBeginningLength = 2;

/** Returns the text that a search for a folded word looks for. The searched text has a space before each word. */
export const searchTerm = (word: string) => (word.length > maxBeginningLength ? word : ` ${word}`);

/** Returns whether a search for a folded word finds a text. */
export const hasWord = (text: string, word: string) => ` ${fold(text)}`.includes(searchTerm(word));
