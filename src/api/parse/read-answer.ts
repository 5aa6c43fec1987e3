/**
 * Turns a host's answers into the dashboard's data. The value may be bare or in up to two envelopes: objects with `data`,
 * and for lists also with `results` or `items`. Any other shape is an error and never an empty list, and so is an
 * envelope that reports a failure.
 */
import type { OperationId } from '../../../openapi/generated/operations.ts';
import { isSuccessWord, reportsIn } from '../transport/answer-report.ts';
import { ApiError, messageIn, unreadable } from '../transport/api-error.ts';
import type { Clean, Fields } from './read-fields.ts';
import { record } from './read-fields.ts';
import { type RowParser, Rows } from './rows.ts';

const maxEnvelopes = 2;

/**
 * Throws if an envelope reports anything but a success.
 *
 * @param answer the whole answer, for the host's words
 * @throws ApiError `refused`
 */
export function checkEnvelope(operationId: OperationId, envelope: unknown, answer: unknown): void {
  if (typeof envelope !== 'object' || envelope === null || reportsIn(envelope).every(isSuccessWord))
    return;
  const message = messageIn(answer) ?? 'The host reports that the call failed.';
  throw new ApiError({ kind: 'refused', status: 200, message, operationId, body: answer });
}

/**
 * Returns the rows of a list answer.
 *
 * @param requestedAt the time of the request in milliseconds UTC
 * @throws ApiError `unreadable` if the answer has no list, `refused` if it reports a failure
 */
export function readList<T>(
  operationId: OperationId,
  answer: unknown,
  parser: RowParser<T>,
  requestedAt?: number,
): Rows<T> {
  return new Rows(rawRows(operationId, answer), parser, requestedAt);
}

/**
 * Returns the rows of a list answer before they are parsed.
 *
 * @throws the errors of `readList`
 */
export function rawRows(operationId: OperationId, answer: unknown): readonly unknown[] {
  let value = answer;
  for (let depth = 0; depth <= maxEnvelopes; depth += 1) {
    if (Array.isArray(value)) return value;
    checkEnvelope(operationId, value, answer);
    value = rowsIn(value);
  }
  throw unreadable(operationId);
}

/** Returns the value in an envelope of a list, which may be another envelope. */
export function rowsIn(envelope: unknown): unknown {
  if (typeof envelope !== 'object' || envelope === null) return undefined;
  const [data, results, items] = ['data', 'results', 'items'].map((name): unknown =>
    Reflect.get(envelope, name),
  );
  return data ?? results ?? items;
}

/**
 * Returns the record of an answer.
 *
 * @throws ApiError `unreadable` if the answer has no record, `refused` if it reports a failure
 */
export function readRecord<Shape extends Fields>(
  operationId: OperationId,
  answer: unknown,
  shape: Shape,
): Clean<Shape> {
  let value = answer;
  let isWrapped = false;
  for (let depth = 0; depth < maxEnvelopes && dataOf(value) !== undefined; depth += 1) {
    checkEnvelope(operationId, value, answer);
    value = dataOf(value);
    isWrapped = true;
  }
  const content = value;
  // A status beside other fields of the record is not the outcome of the call.
  const isRecord =
    typeof content === 'object' &&
    content !== null &&
    Object.keys(shape).some((name) => name !== 'status' && Object.hasOwn(content, name));
  if (!isRecord) checkEnvelope(operationId, content, answer);
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw unreadable(operationId);
  }
  // Without an envelope, at least one known field must identify the record.
  if (!isWrapped && !isRecord) throw unreadable(operationId);
  return record(shape)(content);
}

function dataOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, 'data') : undefined;
}
