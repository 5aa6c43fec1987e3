import { lengthOf } from './text-limits.ts';

/** The limits of a new password in characters, as in openapi/extensions.yaml. Earlier passwords stay valid. */
export const passwordLength = { min: 15, max: 256 };

/** Words of frequently used passwords, and of this product. */
const commonWords = `
  password passwort passwd passphrase pass admin administrator root user guest login letmein welcome changeme secret
  default master access private system server computer internet google facebook samsung microsoft windows linux apple
  iloveyou loveyou trustno1 whatever hello sunshine princess monkey dragon shadow football baseball basketball
  soccer hockey superman batman spiderman pokemon starwars michael jordan jessica ashley daniel charlie thomas robert
  jennifer michelle nicole andrew joshua matthew anthony william george hunter killer ranger mustang harley ferrari
  liverpool arsenal chelsea barcelona manchester pepper cookie chocolate cheese banana orange flower butterfly summer
  winter autumn spring january february march april june july august september october november december monday friday
  sunday jesus christ godisgood blessed blessing mylove family mother father money freedom freepass test testing temp
  correcthorsebatterystaple thequickbrownfox jumpsoverthelazydog maytheforcebewithyou tobeornottobe
  artisan backoffice office marketplace example nigeria lagos abuja naija naira
`;

/** Rows and columns of keys. */
const keyRows = `
  qwertyuiop qwertyui qwerty azerty asdfghjkl asdfgh asdf zxcvbnm zxcvbn zxcv poiuytrewq lkjhgfdsa mnbvcxz qwer
  1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm zaq1 xsw2 qazwsx edcrfv tgbyhn 1q2w3e4r5t6y 1q2w3e4r q1w2e3r4 qwe123 123qwe abc
`;

/** Patterns of letters with the characters that often replace them. */
const lookalikes: Readonly<Record<string, string>> = {
  a: '[a@4]',
  e: '[e3]',
  i: '[i1!]',
  l: '[l1]',
  o: '[o0]',
  s: '[s$5]',
  t: '[t7]',
};

/** Returns a pattern that finds the words of a list, longer ones first. `patternOf` turns a word into its pattern. */
const patternOfAny = (list: string, patternOf = (word: string) => word) =>
  new RegExp(
    list
      .trim()
      .split(/\s+/)
      .sort((a, b) => b.length - a.length)
      .map(patternOf)
      .join('|'),
    'g',
  );

const anyRow = patternOfAny(keyRows);
const anyWord = patternOfAny(commonWords, (word) =>
  word.replaceAll(/[a-z]/g, (letter) => lookalikes[letter] ?? letter),
);

const maxRepeatedLength = 7;

/** A password with more than this number of common words is allowed, because it is harder to guess. */
const maxCommonWords = 2;

/** Returns whether a text only repeats a short piece, such as `abcabcabc`. */
function isRepetition(text: string): boolean {
  for (let length = 1; length <= maxRepeatedLength; length += 1) {
    if (text.slice(length) === text.slice(0, -length)) return true;
  }
  return false;
}

/**
 * Returns whether the first 10 and the last 10 characters follow the alphabet or the digits up or down, such as
 * `5678901234`. Equal neighbours count as one character, as in `111222333`.
 */
function isSequence(password: string): boolean {
  const text = password.replaceAll(/(.)\1+/gu, '$1');
  const order = 'abcdefghijklmnopqrstuvwxyz 01234567890123456789 ';
  const upAndDown = order + Array.from(order).reverse().join('');
  const isPart = (piece: string) => upAndDown.includes(piece);
  return text.length > 0 && isPart(text.slice(0, 10)) && isPart(text.slice(-10));
}

/** Returns whether a password has only common words, rows of keys, repetitions or sequences, with digits and signs. */
function isCommon(password: string): boolean {
  const text = password.toLowerCase().replaceAll(/[\s_.-]/g, '');
  if (isRepetition(text) || isSequence(text)) return true;
  const withoutRows = text.replaceAll(anyRow, '');
  const words = new Set(withoutRows.match(anyWord));
  const uncommonText = withoutRows.replaceAll(anyWord, '');
  const hasCommonPart = uncommonText.length < text.length;
  return hasCommonPart && words.size <= maxCommonWords && !/\p{L}/u.test(uncommonText);
}

/**
 * Returns why a new password is refused, as a text for the screen; null if it is allowed.
 *
 * @param email the e-mail address of the account, which anybody may know
 * @param current the password to replace
 */
export function whyPasswordRefused(
  password: string,
  email: string,
  current?: string,
): string | null {
  if (password === current) return 'The new password is the current one.';
  const length = lengthOf(password);
  if (length < passwordLength.min) {
    return `The password must have at least ${passwordLength.min} characters.`;
  }
  if (length > passwordLength.max) {
    return `The password can have at most ${passwordLength.max} characters.`;
  }
  if (password.trim().toLowerCase() === email.toLowerCase()) {
    return 'The password is the e-mail address of the account.';
  }
  return isCommon(password)
    ? 'The password is too common: it has only well-known words, numbers, repetitions or rows of keys. Several words that do not belong together are harder to guess.'
    : null;
}
