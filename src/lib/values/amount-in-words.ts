import { ToWords } from 'to-words/en-NG';
import { type Kobo, toNaira } from './money.ts';

const words = new ToWords({ converterOptions: { currency: true } });

/** Returns an amount as a cheque spells it: "Eighty Five Thousand Naira Only". */
export const amountInWords = (amount: Kobo): string => words.convert(toNaira(amount));
