import { fold } from './fold.ts';

/** Two letters are inside so many words that they match only beginnings. */
const longestBeginning = 2;

/** Returns the part that a searched text must contain to have a folded word. A space is before each word of the text. */
export const searchTerm = (word: string) => (word.length > longestBeginning ? word : ` ${word}`);

/** Returns whether a text has a folded word, by the rule of the search. */
export const hasWord = (text: string, word: string) => ` ${fold(text)}`.includes(searchTerm(word));
