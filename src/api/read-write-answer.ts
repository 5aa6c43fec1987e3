import type { OperationId } from '../../openapi/generated/operations.ts';
import { ApiError, messageIn } from './api-error.ts';
import { isRecord } from './write-outcome.ts';

/**
 * Reads the answer to a write that got a 2xx.
 *
 * @param call resolves with the parsed JSON, or undefined without a body
 * @returns the host's own words about the write, or null
 * @throws ApiError with its `outcome`
 */
export async function readWriteAnswer(
  operationId: OperationId,
  call: Promise<unknown>,
): Promise<string | null> {
  const answer = await call;
  const words = messageIn(answer);
  if (isSuccess(answer)) return words ?? null;
  throw new ApiError({
    kind: 'unreadable',
    status: 200,
    message: words ?? 'The host answered with something that is no confirmation.',
    operationId,
    outcome: 'unknown',
  });
}

/** Whether an answer is `{data: {message}}`, or the same with one `data` less, and reports no failure. */
function isSuccess(answer: unknown): boolean {
  if (answer === undefined) return true;
  if (!isRecord(answer) || reportsFailure(answer)) return false;
  if (!('data' in answer)) return Object.keys(answer).length === 0 || 'message' in answer;
  const { data } = answer;
  if (data === null || typeof data === 'string') return true;
  return isRecord(data) && !reportsFailure(data);
}

const failureWords = new Set(['error', 'fail', 'failed', 'failure', 'false']);

/** Whether one of the flags in use among hosts says that the call failed. */
function reportsFailure(answer: Record<string, unknown>): boolean {
  const { success, ok, status, error, errors, outcome } = answer;
  const denies = (flag: unknown) => flag === false || flag === 0 || flag === 'false';
  return (
    denies(success) ||
    denies(ok) ||
    status === false ||
    (typeof status === 'number' && status >= 400) ||
    (typeof status === 'string' && failureWords.has(status.toLowerCase())) ||
    (error !== undefined && error !== null && error !== false && error !== '') ||
    (Array.isArray(errors) ? errors.length > 0 : isRecord(errors)) ||
    outcome === 'unknown'
  );
}
