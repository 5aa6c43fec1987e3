import type { Kobo } from './money.ts';

const smallNumbers = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
  'fifteen sixteen seventeen eighteen nineteen'
).split(' ');
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const scales = ['', ' thousand', ' million', ' billion', ' trillion'];

/** Returns 1 to 999 in words; '' for 0. */
function belowThousand(value: number): string {
  const belowHundred = value % 100;
  const hundreds = value >= 100 ? `${smallNumbers[Math.floor(value / 100)]} hundred` : '';
  if (belowHundred === 0) return hundreds;
  const ones = belowHundred % 10 === 0 ? '' : `-${smallNumbers[belowHundred % 10]}`;
  const words =
    belowHundred < 20
      ? smallNumbers[belowHundred]
      : `${tens[Math.floor(belowHundred / 10)]}${ones}`;
  return `${hundreds}${hundreds === '' ? '' : ' and '}${words}`;
}

/** Returns a whole number below 10^15 in words. */
function numberInWords(value: number): string {
  if (value === 0) return smallNumbers[0] ?? '';
  const groups: string[] = [];
  let remaining = value;
  for (let scale = 0; remaining > 0; scale += 1) {
    const group = remaining % 1000;
    if (group > 0) groups.unshift(`${belowThousand(group)}${scales[scale] ?? ''}`);
    remaining = Math.floor(remaining / 1000);
  }
  return groups.join(' ');
}

/**
 * Returns an amount in words, as on a cheque: "Eighty-five thousand naira only". A wrong number of zeros is easier to
 * see in words.
 */
export function amountInWords(amount: Kobo): string {
  const naira = Math.floor(Math.abs(amount) / 100);
  const kobo = Math.abs(amount) % 100;
  const words = `${amount < 0 ? 'minus ' : ''}${numberInWords(naira)} naira${kobo === 0 ? '' : `, ${numberInWords(kobo)} kobo`} only`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
