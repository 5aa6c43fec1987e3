/** The meanings of a search text in addition to its words: amounts, days and phone numbers. */
import { phoneDigits } from '../../../../domain/phone.ts';
import type { RangeKind } from './range-text.ts';
import { readAmountRange } from './read-amount.ts';
import { readDays } from './read-days.ts';

/** A range that a part of a search text can mean. */
export interface SearchMeaning {
  kind: RangeKind;
  /** The range as written in the address. */
  range: string;
  /** The search text without that part. */
  remainingText: string;
}

/** The number of words in the longest meaning, such as "+234 (0) 803 555 0148". */
const maxWords = 5;

/** Returns the possible meanings of a search text, in its order, each range once. `now` is in milliseconds UTC. */
export function readSearch(text: string, now: number): SearchMeaning[] {
  // ">= 100" and "10 .. 20" become one word each.
  const joined = text.replaceAll(/([<>≤≥=])\s+(?=[\d₦n#])/gi, '$1').replaceAll(/\s*\.\.\s*/g, '..');
  const words = joined.split(/\s+/).filter(Boolean);
  const meanings: SearchMeaning[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let count = Math.min(maxWords, words.length - at); count > 0; count -= 1) {
      const ranges = readPart(words.slice(at, at + count).join(' '), now);
      if (ranges.length === 0) continue;
      const remainingText = words.toSpliced(at, count).join(' ');
      for (const { kind, range } of ranges) {
        const isKnown = meanings.some((known) => known.kind === kind && known.range === range);
        if (!isKnown) meanings.push({ kind, range, remainingText });
      }
      at += count - 1;
      break;
    }
  }
  return meanings;
}

function readPart(text: string, now: number): Omit<SearchMeaning, 'remainingText'>[] {
  const ranges = {
    days: readDays(text, now),
    amounts: readAmountRange(text),
    phones: readPhone(text),
  };
  return (['phones', 'days', 'amounts'] as const).flatMap((kind) => {
    const range = ranges[kind];
    return range === null ? [] : [{ kind, range }];
  });
}

const phoneShape = /^(?:tel:)?(?:\+|00)?\(?\d[\d\s().-]*\d$/;

/** Returns the digits of a typed phone number in any form, or of the beginning of one; null for other texts. */
function readPhone(text: string): string | null {
  if (!phoneShape.test(text) || text.includes('..')) return null;
  const digits = phoneDigits(text);
  const isComplete = digits.length === 10 && /^[2-9]/.test(digits);
  const isBeginning = /^(tel:)?(\+|0)/.test(text) && digits.length >= 4 && digits.length < 10;
  return isComplete || isBeginning ? digits : null;
}
