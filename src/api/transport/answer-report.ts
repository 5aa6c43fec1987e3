/** What a host says about the outcome of a call in the body of a 2xx: flags, codes, status words and errors. */
import { statusKey } from '../../lib/values/status.ts';

/**
 * The outcome that a body reports:
 * - `refused`: the host says no
 * - `failed`: the host says that it failed
 * - `unclear`: everything else that does not mean done, such as "pending", or two reports that contradict each other
 */
export type Report = 'done' | 'refused' | 'failed' | 'unclear';

/** The status words of a call that was carried out. */
export const doneWords: readonly string[] = ['ok', 'success', 'successful', 'done', 'completed'];

const refusedWords = ['fail', 'refused', 'rejected', 'declined', 'denied', 'forbidden'];
const failedWords = ['error', 'failed', 'failure'];

/** The names of the fields in lower case and without hyphens and underscores. */
const flagFields = new Set(['success', 'successful', 'succeeded', 'issuccess', 'ok']);
const statusFields = new Set(['status', 'code', 'statuscode', 'responsecode']);
const errorFields = new Set(['error', 'errors']);

/**
 * Returns what an object reports about the call that it answers; undefined if it reports nothing. A field that is
 * null or blank reports nothing, and neither does a number that says only that the call was answered.
 *
 * @param words the status words that mean done for this call
 */
export function reportIn(body: object, words: readonly string[]): Report | undefined {
  let report: Report | undefined;
  let hasErrors = false;
  for (const [name, value] of Object.entries(body)) {
    const field = name.toLowerCase().replaceAll(/[_-]/g, '');
    if (field === 'outcome' && value === 'unknown') return 'unclear';
    if (errorFields.has(field)) hasErrors ||= isFilled(value);
    else if (flagFields.has(field) || statusFields.has(field)) {
      report = bothReports(report, reportOf(value, words, flagFields.has(field)));
    }
  }
  if (!hasErrors) return report;
  // An error alone may be about something beside the work, such as an e-mail that was not sent.
  return report === 'refused' || report === 'failed' ? report : 'unclear';
}

/** Returns what two parts of an answer report together. */
export function bothReports(one?: Report, other?: Report): Report | undefined {
  return one === undefined || other === undefined || one === other ? (one ?? other) : 'unclear';
}

function reportOf(value: unknown, words: readonly string[], isFlag: boolean): Report | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'object') return Array.isArray(value) ? 'unclear' : reportIn(value, words);
  const word = typeof value === 'string' ? statusKey(value) : JSON.stringify(value);
  if (word === '') return undefined;
  if (word === 'true') return 'done';
  if (word === 'false') return 'refused';
  if (words.includes(word)) return 'done';
  if (/^\d+$/.test(word)) return reportOfNumber(Number(word), isFlag);
  if (refusedWords.includes(word)) return 'refused';
  return failedWords.includes(word) ? 'failed' : 'unclear';
}

/** Reads a flag, an HTTP status or a result code; 0 and "00" are codes of success. */
function reportOfNumber(number: number, isFlag: boolean): Report | undefined {
  if (number === 0) return isFlag ? 'refused' : undefined;
  if (number === 1) return isFlag ? 'done' : undefined;
  if (number >= 200 && number < 300) {
    // Accepted for later, and different results for different parts.
    return number === 202 || number === 207 ? 'unclear' : undefined;
  }
  if (number >= 400 && number < 500) return 'refused';
  return number >= 500 && number < 600 ? 'failed' : 'unclear';
}

function isFilled(errors: unknown): boolean {
  if (typeof errors === 'object' && errors !== null) return Object.keys(errors).length > 0;
  return Boolean(errors) && errors !== 'false';
}
