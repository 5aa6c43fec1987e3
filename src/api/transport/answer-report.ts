import { statusKey } from '../../../domain/status.ts';

// The fields of a body in which hosts report the outcome of a call, in lower case and without `_` and `-`.

const flagField = /^((is)?success|successful|succeeded|ok)$/;
const statusField = /^((status|response)?code|status)$/;

/** Matches the words of `reportsIn` that say that the host refused the call. */
export const refusedWord = /^(false|fail|refused|rejected|declined|denied|forbidden|4\d\d)$/;

/** Matches the words of `reportsIn` that say that the call failed. */
export const failedWord = /^(error|failed|failure|5\d\d)$/;

/**
 * Returns what an object reports about the call that it answers, as words such as "true", "pending", "422" and, for a
 * filled `error` or `errors`, "errors". A field that is null or blank reports nothing.
 *
 * @param hasFlagTexts whether a text in a flag, such as "Jobs were fetched." in `success`, reports something
 */
export function reportsIn(body: object, hasFlagTexts = true): string[] {
  return Object.entries(body).flatMap(([name, value]: [string, unknown]) => {
    const field = name.toLowerCase().replaceAll(/[_-]/g, '');
    const isError = /^errors?$/.test(field);
    const isFlag = flagField.test(field);
    if (value === null || value === undefined || !(isError || isFlag || statusField.test(field)))
      return [];
    if (typeof value === 'object' && !isError) return reportsIn(value, hasFlagTexts);
    if (typeof value === 'object') return Object.keys(value).length > 0 ? ['errors'] : [];
    const word = typeof value === 'string' ? statusKey(value) : JSON.stringify(value);
    if (word === '') return [];
    if (isError) return word === 'false' || word === '0' ? [] : ['errors'];
    if (isFlag && word === '1') return ['true'];
    if (isFlag && /^(0|no)$/.test(word)) return ['false'];
    const isText = isFlag && !refusedWord.test(word) && !failedWord.test(word);
    return isText && !hasFlagTexts ? [] : [word];
  });
}

/** Returns whether a word of `reportsIn` reports a success. */
export const isSuccessWord = (word: string): boolean =>
  /^(true|1|00?|2\d\d|ok|success|successful|done|approved|paid|completed)$/.test(word);
