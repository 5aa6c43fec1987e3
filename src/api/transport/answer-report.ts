import { statusKey } from '../../../domain/status.ts';

// The fields of a body in which hosts report the outcome of a call, in lower case and without `_` and `-`.

const flagField = /^((is)?success|successful|succeeded|ok)$/;
const statusField = /^((status|response)?code|status)$/;

/**
 * Returns what an object reports about the call that it answers, as words such as "true", "pending", "422" and, for a
 * filled `error` or `errors`, "errors". A field that is null or blank reports nothing.
 */
export function reportsIn(body: object): string[] {
  return Object.entries(body).flatMap(([name, value]: [string, unknown]) => {
    const field = name.toLowerCase().replaceAll(/[_-]/g, '');
    const isError = /^errors?$/.test(field);
    const isFlag = flagField.test(field);
    if (value === null || value === undefined || !(isError || isFlag || statusField.test(field)))
      return [];
    if (typeof value === 'object') {
      return isError ? (Object.keys(value).length > 0 ? ['errors'] : []) : reportsIn(value);
    }
    const word = typeof value === 'string' ? statusKey(value) : JSON.stringify(value);
    if (word === '') return [];
    if (isError) return word === 'false' || word === '0' ? [] : ['errors'];
    if (isFlag && word === '1') return ['true'];
    return isFlag && word === '0' ? ['false'] : [word];
  });
}

/** Returns whether a word of `reportsIn` reports a success. */
export const isSuccessWord = (word: string): boolean =>
  /^(true|1|00?|2\d\d|ok|success|successful|done|approved|paid|completed)$/.test(word);
