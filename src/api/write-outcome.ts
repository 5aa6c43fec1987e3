/**
 * The one rule for what became of a write (product.md, sections 5 and 7):
 * - carried out: a 2xx in the contract's success shape without a failure flag in it, or without a body;
 *   src/api/read-write-answer.ts reads it
 * - `refused`: a 4xx with JSON; nothing was written, and the host says why
 * - `failed`: a 5xx of the host itself; the row is read again before the next try
 * - `unknown`: everything else, such as no answer, a page of a proxy, another shape, or an answer that
 *   says itself that the outcome is not known
 */
import { messageIn, type WriteOutcome } from './api-error.ts';

/** A gateway sends these when the host behind it did not answer; the host may have done the work. */
const gatewayErrors = new Set([502, 504]);

/**
 * What is known of a write that was answered with another status than 2xx.
 *
 * @param body the parsed JSON; a string where the answer is no JSON, and '' or undefined without a body
 */
export function outcomeOfRefusal(status: number, body: unknown): WriteOutcome {
  const stated = field(body, 'outcome');
  if (stated === 'unknown' || saysUnknown(status, body)) return 'unknown';
  const isJson = typeof body === 'object' && body !== null;
  if (status >= 400 && status < 500) return isJson ? 'refused' : 'unknown';
  if (stated === 'nothing-written') return 'failed';
  const isOwnWords = isJson || body === undefined || body === '';
  return status >= 500 && isOwnWords && !gatewayErrors.has(status) ? 'failed' : 'unknown';
}

/** Hosts without the field `outcome` can only say it in their sentence. */
function saysUnknown(status: number, body: unknown): boolean {
  return status === 503 && /\b(not|un)\s?known\b/i.test(messageIn(body) ?? '');
}

/** Whether a value is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function field(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined;
}
